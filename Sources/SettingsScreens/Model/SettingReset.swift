import SettingsDocuments

extension SettingsModel {
  /// What resetting a setting would do.
  enum Reset: Equatable {
    /// The key is taken out, and the default holds, which may not be known.
    case remove(default: Value?)
    /// The key must be there, so its default is written.
    case write(Value)
  }

  /// How to reset a setting; nil where nothing is set, or where what must be there has no default.
  func reset(of path: Path) -> Reset? {
    guard let node = node(at: path), !path.isRoot, node.parent?.kind == .object else { return nil }
    let setting = setting(at: path)
    if setting.isRequired {
      return setting.defaultValue.flatMap { $0 == node.value ? nil : .write($0) }
    }
    return .remove(default: setting.defaultValue)
  }

  /// Resets a setting; the result says why it could not be.
  func perform(_ reset: Reset, at path: Path) -> String? {
    switch reset {
    case .remove: takeOut(path)
    case .write(let value): apply(.set(path, value))
    }
  }

  /// Where the format has commented-out settings, the line becomes a comment again, with the text that stood there.
  private func takeOut(_ path: Path) -> String? {
    let former = history.saved.commentedText(at: path) ?? store.commentedText(of: path)
    return apply(.reset(path, commentedText: former)) == nil ? nil : apply(.remove(path))
  }
}
