import SettingsFiles
import SettingsSession
import TerminalTables

/// What a list of settings says of the value of one: set, commented out, or what holds while it is not set.
@MainActor
struct HitValue {
  let text: String
  let role: StyleRole

  init(of path: Path, in model: EditingSession) {
    let isSecret = model.isSecret(path)
    let mask = SecretMask(model)
    let node = model.node(at: path)
    role = node == nil ? .placeholder : .value
    if let node {
      text = node.kind == .string ? Self.quotedWhereEmpty(mask.shown(node.string ?? "", at: path)) : Self.shown(node)
    } else if let commented = model.commented[path] {
      text = isSecret ? "commented out" : "\(mask.shown(Self.shown(commented.value), at: path)) · commented out"
    } else if let standard = model.setting(at: path).defaultValue, !standard.isContainer, standard != .null, !isSecret {
      text = "\(ValueText.shown(standard)) · not set"
    } else {
      text = "not set"
    }
  }

  private static func shown(_ node: Node) -> String { quotedWhereEmpty(ValueText.shown(node)) }

  private static func quotedWhereEmpty(_ text: String) -> String { text.isEmpty ? "\"\"" : text }
}
