import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// `settee describe FILE [PATH]`: what is known of a setting, or of all; with a program's name in the place of the file, of
/// the program's settings.
@MainActor
struct DescribeVerb: FileVerb {
  nonisolated static let name = "describe"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.file, .optionalPath], "says what a setting is, or lists all there may be")],
      options: VerbEntry.reading + [.json],
      text: """
        Says what is known of the setting at PATH: its title, what it may be, its default, examples, whether it is set and \
        in which line, what a change of it takes until it holds, and what it does; then the settings in it. Without \
        PATH, all settings, a line each: those of the file, and those that its schema knows. With --json each is an \
        object. The values of secrets are masked. The name of a program that is known, such as sshd, or of one of its \
        files, in the place of FILE asks about its settings without a file.
        """,
      status: ["it is known", "it is not set, and no schema knows it", "the file cannot be used"],
      paths: .known, takesPrograms: true)
  }

  let file: FileRequest
  /// Nil for all settings, a line each.
  private let path: Path?
  private let asJSON: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    file = try FileRequest(&arguments)
    path = try arguments.nextPath()
    asJSON = arguments.has(.json)
    self.context = context
  }

  /// So deep are settings listed that are not there yet: a schema may go on without end.
  private static let unsetDepth = 12

  func run() -> ExitStatus {
    let name = ProgramName(file, opener)
    do throws(ProgramName.Refusal) {
      guard let session = try name?.session() else { return runOnFile() }
      return run(on: session, nil)
    } catch {
      output.error(error.description)
      return .failure
    }
  }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    let lines = SettingLines(session: session, effect: effect(subject))
    guard let written = path else {
      list(.root, session, lines)
      return .fine
    }
    let path = session.document.resolved(written)
    let isKnown = session.node(at: path) != nil || session.commented[path] != nil || session.isDescribed(path)
    guard isKnown || path.isRoot else {
      let hint = session.likelyPath(for: path).map { "; did you mean \($0)?" } ?? ""
      throw .no("\(path) is not set, and no schema knows it\(hint)")
    }
    if asJSON {
      output.line(lines.object(on: path).json)
    } else {
      output.lines([path.isRoot ? session.name : path.description] + lines.all(of: path))
      if !session.childPaths(of: path).isEmpty {
        output.lines([""])
        list(path, session, lines)
      }
    }
    return .fine
  }

  /// What tells it takes until a change of a setting holds: the page of the program is read once.
  private func effect(_ subject: FileSubject?) -> (Path) -> EffectSummary? {
    var known = subject.flatMap { subject in subject.page.map { ($0, subject.target) } }
    if subject == nil {
      known = ProgramName(file, opener)?.page.flatMap { page in page.files.first.map { (page, $0.pattern) } }
    }
    guard let (page, path) = known else { return { _ in nil } }
    return { [home = opener.home] in page.effects(of: [$0], inFile: path, home: home).first }
  }

  private func list(_ path: Path, _ session: EditingSession, _ lines: SettingLines) {
    var places: [String] = []
    func visit(_ path: Path, depth: Int) {
      for child in session.childPaths(of: path) {
        if holdsSettings(child, session, places, depth) {
          places.append(session.setting(at: child).schemaLocation)
          visit(child, depth: depth + 1)
          places.removeLast()
        } else {
          output.line(asJSON ? lines.object(on: child).json : lines.line(on: child))
        }
      }
    }
    visit(path, depth: 0)
  }

  /// Whether a setting is told by what it holds: an object that is there or may be, and a list of objects.
  ///
  /// - Parameter places: where in the schema what is around it is described; what comes again there goes on without end.
  private func holdsSettings(_ path: Path, _ session: EditingSession, _ places: [String], _ depth: Int) -> Bool {
    if let node = session.node(at: path), node.kind != .null {
      guard node.kind == .array else { return node.kind == .object && !session.childPaths(of: path).isEmpty }
      return node.elements.contains { $0.kind == .object || $0.kind == .array }
    }
    let setting = session.setting(at: path)
    guard depth < Self.unsetDepth, setting.control == .object, !places.contains(setting.schemaLocation) else {
      return false
    }
    return !session.childPaths(of: path).isEmpty
  }
}
