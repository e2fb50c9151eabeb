import SettingsDocuments
import SettingsSchema
import SettingsPrograms

/// Finds out, beside the interface, what a program's other files say of the settings of the open ones, and keeps it.
@MainActor
final class LayerKnowledge {
  private struct Finding: Sendable {
    let others: OtherLayers
    let files: [String]
    /// The program that writes the file, where it is another one.
    let writer: String?
  }

  let layers: ProgramLayers
  /// The texts of open files that are not saved, by their targets.
  private let unsavedTexts: () -> [String: [UInt8]]
  /// Called where something else is known than before.
  private let onChange: () -> Void
  /// Called with the program's other files, which matter from now on.
  private let onFiles: ([String]) -> Void
  private var subjects: [FileSubject] = []
  private var findings: [FileSubject: Finding] = [:]
  private var isLooking = false
  /// Whether something changed since the look that is being taken began.
  private var isDue = false

  init(
    layers: ProgramLayers, unsavedTexts: @escaping () -> [String: [UInt8]], onChange: @escaping () -> Void,
    onFiles: @escaping ([String]) -> Void
  ) {
    (self.layers, self.unsavedTexts) = (layers, unsavedTexts)
    (self.onChange, self.onFiles) = (onChange, onFiles)
  }

  var isBusy: Bool { isLooking || isDue }

  /// Has a file looked at from now on.
  func add(_ subject: FileSubject) {
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

  private func take(_ new: [(FileSubject, Finding?)]) {
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
    on subject: FileSubject, _ layers: ProgramLayers, _ texts: [String: [UInt8]]
  ) -> Finding? {
    guard let settings = try? layers.settings(of: subject, with: texts) else { return nil }
    return Finding(
      others: settings.others(beside: subject.target), files: settings.files, writer: layers.writer(of: subject))
  }

  /// What the other files say of a setting; nil where they say nothing, or it is not known yet.
  func elsewhere(_ path: Path, of subject: FileSubject) -> SettingElsewhere? {
    // Entries of a list are told of as one.
    path.last?.key == nil ? nil : findings[subject]?.others[path]
  }

  /// What is to be known of a file that is not to be edited; nil for any other.
  func notice(of subject: FileSubject) -> String? {
    findings[subject]?.writer.map { "This file is written by \($0), which may take back what is changed here." }
  }

  /// Where a setting can be written so that it counts.
  func offers(for path: Path, of subject: FileSubject, toBe value: Value) -> WinningPlaces {
    do throws(LayerError) {
      return try layers.places(for: path, of: subject, toBe: value, with: unsavedTexts())
    } catch {
      return WinningPlaces(places: [], refusals: [error.description])
    }
  }
}
