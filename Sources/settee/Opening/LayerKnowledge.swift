import SettingsDocuments
import SettingsPrograms
import SettingsScreens

/// Finds out, beside the interface, what a program's other files say of the settings of the open ones, and keeps it.
@MainActor
final class LayerKnowledge {
  /// A file that is looked at, by both of its names.
  struct Subject: Hashable, Sendable {
    /// As it was opened: its absolute path.
    let path: String
    /// Behind symbolic links.
    let target: String
  }

  private struct Finding: Sendable {
    let others: OtherLayers
    let files: [String]
    /// The name of the two by which a page has the file.
    let path: String
    /// The program that writes the file, where it is another one.
    let writer: String?
  }

  let layers: ProgramLayers
  /// The texts of open files that are not saved, by their targets.
  var unsavedTexts: () -> [String: [UInt8]] = { [:] }
  /// Called where something else is known than before.
  var onChange: @MainActor @Sendable () -> Void = {}
  /// Called with the program's other files, which matter from now on.
  var onFiles: ([String]) -> Void = { _ in }
  private var subjects: [Subject] = []
  private var findings: [Subject: Finding] = [:]
  private var isLooking = false
  /// Whether something changed since the look that is being taken began.
  private var isDue = false

  init(layers: ProgramLayers) {
    self.layers = layers
  }

  /// Whether something is being found out.
  var isBusy: Bool { isLooking || isDue }

  /// Has a file looked at from now on.
  func add(_ subject: Subject) {
    guard !subjects.contains(subject) else { return }
    subjects.append(subject)
    lookAgain()
  }

  /// Looks at all files again, after one of them or another of their programs may have changed.
  func lookAgain() {
    isDue = true
    guard !isLooking, !subjects.isEmpty else { return }
    (isDue, isLooking) = (false, true)
    let (subjects, layers, texts) = (subjects, layers, unsavedTexts())
    let isBegun = Workers.begin { [weak self] in
      let findings = subjects.map { ($0, Self.finding(on: $0, layers, texts)) }
      Task { @MainActor in self?.take(findings) }
    }
    if !isBegun { isLooking = false }
  }

  private func take(_ new: [(Subject, Finding?)]) {
    isLooking = false
    var isChanged = false
    for (subject, finding) in new {
      // What no page knows is not asked about again.
      if finding == nil { subjects.removeAll { $0 == subject } }
      if findings[subject]?.others != finding?.others { isChanged = true }
      findings[subject] = finding
      onFiles(finding?.files ?? [])
    }
    if isChanged { onChange() }
    if isDue { lookAgain() }
  }

  private nonisolated static func finding(
    on subject: Subject, _ layers: ProgramLayers, _ texts: [String: [UInt8]]
  ) -> Finding? {
    for path in Set([subject.target, subject.path]) {
      if let settings = try? layers.settings(ofFile: path, with: texts) {
        return Finding(
          others: settings.others(beside: subject.target), files: settings.files, path: path,
          writer: layers.writer(of: path))
      }
    }
    return nil
  }

  /// What the other files say of a setting; nil where they say nothing, or it is not known yet.
  func elsewhere(_ path: Path, of subject: Subject) -> SettingElsewhere? {
    // Entries of a list are told of as one.
    guard path.last?.key != nil, let others = findings[subject]?.others, let relation = others[path] else { return nil }
    let places = relation.sources.map {
      SettingElsewhere.Place(file: $0.file, line: $0.line, path: $0.path, value: $0.value)
    }
    return SettingElsewhere(relation.kind, by: places, readsFirst: others.winner == .first)
  }

  /// What is to be known of a file that is not to be edited; nil for any other.
  func notice(of subject: Subject) -> String? {
    findings[subject]?.writer.map { "This file is written by \($0), which may take back what is changed here." }
  }

  /// Where a setting can be written so that it counts.
  func offers(for path: Path, of subject: Subject, toBe value: Value) -> WritingOffers {
    let file = findings[subject]?.path ?? subject.target
    do throws(LayerError) {
      let places = try layers.places(for: path, of: file, toBe: value, with: unsavedTexts())
      return WritingOffers(
        offers: places.places.map { .init(file: $0.file, path: $0.path, isNew: $0.isNew) }, refusals: places.refusals)
    } catch {
      return WritingOffers(offers: [], refusals: [error.description])
    }
  }
}

extension LayerRelation {
  fileprivate var kind: SettingElsewhere.Relation {
    switch self {
    case .overruled: .overruled
    case .overrules: .overrules
    case .setElsewhere: .notHere
    case .joined: .joined
    }
  }
}
