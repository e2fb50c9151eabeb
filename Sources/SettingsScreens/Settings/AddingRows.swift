import SettingsFiles
import SettingsSession

/// Which rows of a settings screen add something to its list or object.
@MainActor
struct AddingRows {
  let model: EditingSession
  let path: Path

  private var addition: SettingAddition { SettingAddition(session: model, container: path) }

  func rows(for node: Node?) -> [SettingItem] {
    switch node?.kind {
    case .array?: return [entry]
    case .object?: return additions
    case nil where path.isRoot || model.begins(blockAt: path): return additions
    // An element without anything in it is an empty text until it has something.
    case .string? where node?.string == "" && model.document.format.syntax.hasOneRoot: return additions
    case nil, .null?:
      switch model.setting(at: path).control {
      case .list: return [entry]
      case .object: return additions
      default: return []
      }
    default: return []
    }
  }

  private var entry: SettingItem { addition.addsGroup ? .addGroup : .addEntry }

  /// What may be added to an object: a setting, and a block where there are such.
  private var additions: [SettingItem] {
    guard !isWhole, model.allowsOtherKeys(at: path) else { return [] }
    return [.addKey] + (addition.takesBlock ? [.addBlock] : [])
  }

  /// Whether an object has all that it can have: a row, or the root of a file whose format says what is in it.
  private var isWhole: Bool {
    let format = model.document.format
    guard path.isRoot else { return model.rowKind(of: path) != nil }
    if format.syntax.hasOneRoot { return true }
    guard format.hasRows, !format.hasCommentedSettings, let root = model.node(at: .root) else { return false }
    return root.count > 0 && root.children.allSatisfy { $0.kind == .array }
  }
}
