import SettingsDocuments
import SettingsSchema

/// `settee list FILE`: prints every setting.
@MainActor
struct ListVerb: FileVerb {
  let request: ListRequest
  let opener: FileOpener
  let output: Output

  var file: FileRequest { request.file }

  func answer(_ opened: OpenedFile) -> ExitStatus {
    var lines = ""
    walk(opened.file.document.root, [], opened, &lines)
    if request.withCommented {
      for setting in opened.file.document.commentedSettings { lines += line(setting) + "\n" }
    }
    output.text(lines)
    return .fine
  }

  /// Down to the values that hold no others.
  private func walk(_ node: Node, _ path: Path, _ opened: OpenedFile, _ lines: inout String) {
    switch node.kind {
    case .object where node.count > 0:
      for member in node.members where isLast(member, of: node, opened.file.document) {
        walk(member.value, path.appending(member.key), opened, &lines)
      }
    case .array where node.count > 0:
      for (index, element) in node.elements.enumerated() {
        walk(element, path.appending(index), opened, &lines)
      }
    default:
      // A document without any holds no setting.
      if path.isRoot, !node.kind.isScalar || node.span.isEmpty { return }
      if request.onlyModified, !isModified(node, path, opened) { return }
      lines += line(path, node.value) + "\n"
    }
  }

  /// Of a repeated key the last one counts.
  private func isLast(_ member: Member, of node: Node, _ document: Document) -> Bool {
    document.notes.isEmpty || node[member.key] == member.value
  }

  /// What is set and not known to be the default.
  private func isModified(_ node: Node, _ path: Path, _ opened: OpenedFile) -> Bool {
    let standard = opened.schema?.description(at: path, in: opened.file.document)?.defaultValue
    return standard.map { $0 != node.value } ?? true
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
