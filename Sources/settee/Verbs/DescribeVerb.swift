import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// `settee describe FILE [PATH]`: what is known of a setting, or of all; with a program's name in the place of the
/// file, of the program's settings.
struct DescribeVerb: FileVerb {
  nonisolated static let name = "describe"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file, .optionalPath], "says what a setting is, or lists all there may be")],
      options: VerbEntry.reading + [.json], paths: .known, takesPrograms: true)
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

  func run() throws(VerbError) -> ExitStatus {
    let programs = try ProgramName(file, opener)?.programs() ?? []
    return programs.isEmpty ? try runOnFile() : try answer(programs.map(settings))
  }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    let lines = SettingLines(session: session, effect: effect(subject?.page, subject?.target ?? ""))
    return try answer([NamedSettings(lines, of: file.path, isFile: true)])
  }

  private func settings(of program: ProgramName.Program) -> NamedSettings {
    let effect = effect(program.page, program.page.files.first?.pattern ?? "")
    let lines = SettingLines(session: program.session, effect: effect)
    return NamedSettings(lines, of: program.page.name, isFile: false)
  }

  /// What tells it takes until a change of a setting holds.
  private func effect(_ page: ProgramPage?, _ path: String) -> (Path) -> EffectSummary? {
    guard let page else { return { _ in nil } }
    return { [home = opener.home] in page.effects(of: [$0], inFile: path, home: home).first }
  }

  private func answer(_ known: [NamedSettings]) throws(VerbError) -> ExitStatus {
    guard let path else {
      if let first = known.first { list(.root, first.lines) }
      return .fine
    }
    var meanings: [NamedSettings.Meaning] = []
    for settings in known { meanings += try settings.meanings(of: path) }
    if meanings.isEmpty { meanings = known.lazy.compactMap { $0.meaning(ofAnyName: path) }.prefix(1).map(\.self) }
    guard let first = meanings.first else {
      let near = known.flatMap { $0.nearest(to: path) }.prefix(3).joined(separator: ", ")
      throw .no("\(path) is not set, and no schema knows it" + (near.isEmpty ? "" : "; did you mean \(near)?"))
    }
    if meanings.count == 1 {
      tell(first)
    } else {
      tell(meanings, ofSeveral: known.count > 1)
    }
    return .fine
  }

  private func tell(_ meaning: NamedSettings.Meaning) {
    let lines = meaning.settings.lines
    let (session, path) = (lines.session, meaning.path)
    if asJSON { return output.line(lines.object(on: meaning).json) }
    let title = path.isRoot ? session.name : meaning.shown.description
    output.lines([title] + lines.all(of: path, in: meaning.containers))
    if !session.childPaths(of: path).isEmpty {
      output.lines([""])
      list(path, lines)
    }
  }

  /// A line on each thing that a name means, and how more is heard of one.
  private func tell(_ meanings: [NamedSettings.Meaning], ofSeveral: Bool) {
    for meaning in meanings {
      let (name, lines) = (meaning.settings.name, meaning.settings.lines)
      if asJSON {
        output.line(lines.object(on: meaning, program: ofSeveral ? name : nil).json)
      } else {
        output.line((ofSeveral ? name + ": " : "") + lines.line(on: meaning))
      }
    }
    guard !asJSON, let first = meanings.first else { return }
    output.lines([
      "", "One of them: settee describe \(first.settings.name) \(ShellLine.quoted(first.shown.description))",
    ])
  }

  private func list(_ path: Path, _ lines: SettingLines) {
    let session = lines.session
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
  /// - Parameter places: where in the schema what is around it is described; what comes again there goes on without
  ///   end.
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
