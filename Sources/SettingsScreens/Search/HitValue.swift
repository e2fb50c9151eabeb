import SettingsDocuments
import SettingsSession
import TerminalTables

/// What a list of settings says of the value of one: set, commented out, or what holds while it is not set.
@MainActor
struct HitValue {
  let text: String
  let role: StyleRole

  init(of path: Path, in model: EditingSession) {
    let isSecret = model.isSecret(path)
    if let node = model.node(at: path) {
      text = isSecret ? SecretMask.text : Self.shown(node)
      role = .value
    } else if let commented = model.commented[path] {
      text = isSecret ? "commented out" : "\(Self.shown(commented.value)) · commented out"
      role = .placeholder
    } else if let standard = model.setting(at: path).defaultValue, !standard.isContainer, standard != .null, !isSecret {
      text = "\(ValueText.shown(standard)) · not set"
      role = .placeholder
    } else {
      text = "not set"
      role = .placeholder
    }
  }

  private static func shown(_ node: Node) -> String {
    let text = ValueText.shown(node)
    return text.isEmpty ? "\"\"" : text
  }
}
