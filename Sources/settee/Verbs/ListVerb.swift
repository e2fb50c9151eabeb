import SettingsDocuments
import SettingsSession

/// `settee list FILE [PATH]`: prints every setting, or those under a path.
@MainActor
struct ListVerb: FileVerb {
  let request: ListRequest
  let context: VerbContext

  var file: FileRequest { request.file }

  func answer(_ session: EditingSession) throws(VerbError) -> ExitStatus {
    var lines: [String] = []
    let place = session.document.resolved(request.path)
    session.forEachValue(under: place) { path, node in
      if request.onlyModified, session.isAtDefault(node, at: path) { return }
      lines.append(line(path, node.value))
    }
    if request.withCommented {
      for setting in session.commented.all where place.isPrefix(of: setting.path) { lines.append(line(setting)) }
    }
    if lines.isEmpty, session.node(at: place) == nil, !place.isRoot {
      throw .no("\(place) is not set" + (session.likelyPath(for: place).map { "; did you mean \($0)?" } ?? ""))
    }
    output.lines(lines)
    return .fine
  }

  private func line(_ path: Path, _ value: Value) -> String {
    request.asJSON ? object(path, "value", value) : "\(path) = \(value.json)"
  }

  private func line(_ setting: CommentedSetting) -> String {
    let value = setting.value.value
    return request.asJSON ? object(setting.path, "commented", value) : "# \(setting.path) = \(value.json)"
  }

  private func object(_ path: Path, _ key: String, _ value: Value) -> String {
    Value.object(ObjectMembers([("path", .string(path.pointer)), (key, value)])).json
  }
}
