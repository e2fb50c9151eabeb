import SettingsFiles

/// Texts in which nothing refers to a variable, whatever it looks like: `pa$HOST` where the file sets `HOST`.
extension EditingSession {
  /// Sets what was typed, with each `$` and `` ` `` as the sign that it is.
  ///
  /// - Throws: ``SettingError/edit(_:)`` where the format of the file has no way to write that.
  package func set(_ path: Path, toLiteral typed: String, force: Bool = false) throws(SettingError) {
    let value = try read(typed, at: path, force: force)
    if !force { try check(value, at: path) }
    if isLiteral(path, value) { return }
    try apply(literalChanges(of: path, to: value))
  }

  /// Whether a typed text that was refused could be set so.
  package func mayBeLiteral(_ typed: String, at path: Path) -> Bool {
    guard typed.utf8.contains(where: \.beginsReference), let value = try? read(typed, at: path) else { return false }
    return (try? literalChanges(of: path, to: value).reduce(document) { try $0.applying($1).document }) != nil
  }

  private func isLiteral(_ path: Path, _ value: Value) -> Bool {
    node(at: path).map { $0.value == value && $0.references.isEmpty } ?? false
  }

  /// The text up to each of its signs, one after the other: as a last byte none refers, and a sign that a value has
  /// stays one in the next.
  private func literalChanges(of path: Path, to value: Value) -> [Change] {
    let whole = Change.set(path, value)
    guard case .string(let text) = value, path.last != .end else { return [whole] }
    let plain = try? document.applying(whole).document.node(at: path)
    if plain?.references.isEmpty == true { return [whole] }
    let ends = text.utf8.indices.filter { text.utf8[$0].beginsReference }.map(text.utf8.index(after:))
    return ends.map { .set(path, .string(String(text[..<$0]))) } + [whole]
  }
}
