import SettingsDocuments
import SettingsSession

/// `settee list FILE`: prints every setting.
@MainActor
struct ListVerb: FileVerb {
  let request: ListRequest
  let opener: FileOpener
  let output: Output

  var file: FileRequest { request.file }

  func answer(_ session: EditingSession) -> ExitStatus {
    var lines: [String] = []
    session.forEachValue { path, node in
      if request.onlyModified, session.isAtDefault(node, at: path) { return }
      lines.append(line(path, node.value))
    }
    if request.withCommented {
      for setting in session.commented.all { lines.append(line(setting)) }
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
