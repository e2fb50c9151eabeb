import SettingsDocuments
import SettingsPrograms
import SettingsSession

/// `settee list FILE [PATH]`: prints every setting, or those under a path.
struct ListVerb: FileVerb {
  nonisolated static let name = "list"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file, .optionalPath], "prints all settings, or those under PATH, a line each")],
      options: VerbEntry.reading + [.json, .modified, .all, .effective])
  }

  let file: FileRequest
  /// The setting whose settings are listed.
  private let path: Path
  private let options: Arguments
  private let effective: EffectiveAnswer?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    effective = try EffectiveAnswer(arguments, ofOne: false, context)
    file = try FileRequest(&arguments)
    path = try arguments.nextPath() ?? .root
    options = arguments
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    if let effective { return try effective.run(by: opener.layers) }
    return try runOnFile()
  }

  func answer(_ session: EditingSession, _ subject: FileSubject?) throws(VerbError) -> ExitStatus {
    var lines: [String] = []
    let lasting = LastingPaths(session.document)
    let place = try session.resolved(path)
    for place in places(place, session) {
      session.forEachValue(under: place) { path, node in
        if options.has(.modified), session.isAtDefault(node, at: path) { return }
        lines.append(line(path, lasting, node.value))
      }
    }
    if options.has(.all) {
      for setting in session.commented.all where place.isPrefix(of: setting.path) {
        lines.append(line(setting.path, lasting, setting.value.value, isCommentedOut: true))
      }
    }
    if lines.isEmpty, session.node(at: place) == nil, !place.isRoot {
      throw .no("\(place) is not set" + (session.likelyPath(for: place).map { "; did you mean \($0)?" } ?? ""))
    }
    output.lines(lines)
    return .fine
  }

  /// The place itself, or the blocks that have other words behind the last one of its path.
  private func places(_ place: Path, _ session: EditingSession) -> [Path] {
    guard session.node(at: place) == nil, let word = place.last?.key, let container = place.parent else {
      return [place]
    }
    let blocks = session.node(at: container)?.blocks(named: word) ?? []
    return blocks.isEmpty ? [place] : blocks.map { Path(container.steps + $0.steps) }
  }

  private func line(
    _ path: Path, _ lasting: LastingPaths, _ value: Value, isCommentedOut: Bool = false
  ) -> String {
    if !options.has(.json) { return "\(isCommentedOut ? "# " : "")\(lasting.path(for: path)) = \(value.json)" }
    let members = lasting.members(for: path) + [(isCommentedOut ? "commented" : "value", value)]
    return Value.object(ObjectMembers(members)).json
  }
}
