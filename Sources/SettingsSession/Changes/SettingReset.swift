import SettingsFiles

/// What resetting a setting does.
///
/// ```swift
/// if case .remove(let standard?) = try session.reset(["port"]) { print("back to \(standard.json)") }
/// ```
public enum SettingReset: Hashable, Sendable {
  /// Nothing: it is not set, or has the default that must be there.
  case nothing
  /// The setting is taken out, and the default holds, which may not be known.
  case remove(default: Value?)
  /// The setting must be there, so its default is written.
  case write(Value)
}

extension EditingSession {
  /// What resetting a setting would do.
  ///
  /// - Parameters:
  ///   - path: the setting.
  ///   - force: takes out also what must be set.
  /// - Throws: ``SettingError/required(_:)``, and ``SettingError/edit(_:)`` for the root.
  public func plannedReset(of path: Path, force: Bool = false) throws(SettingError) -> SettingReset {
    if path.isRoot { throw .edit(.impossible(path, "the whole document cannot be reset")) }
    try checkNamesBlock(path)
    guard let node = node(at: path) else { return .nothing }
    let setting = setting(at: path)
    guard setting.isRequired, !force else { return .remove(default: setting.defaultValue) }
    guard let standard = setting.defaultValue else { throw .required(path) }
    return standard == node.value ? .nothing : .write(standard)
  }

  /// Takes a setting back to its default.
  ///
  /// Where the format has commented-out settings, its line becomes a comment again: with the text that was there before
  /// it was set, else with the default, else as it is. What was not in the text before it was set is removed, with the
  /// objects and sections that were made for it; sections are removed too, and settings in other formats. Of a secret
  /// nothing is left but, where a comment explains it, its commented-out name.
  ///
  /// - Parameters:
  ///   - path: the setting.
  ///   - force: takes out also what must be set.
  /// - Returns: what was done.
  @discardableResult
  public func reset(_ path: Path, force: Bool = false) throws(SettingError) -> SettingReset {
    let reset = try plannedReset(of: path, force: force)
    switch reset {
    case .nothing: break
    case .write(let value): try apply(.set(path, value))
    case .remove(let standard): try takeOut(path, standard)
    }
    return reset
  }

  /// Tries the ways from the best on.
  private func takeOut(_ path: Path, _ standard: Value?) throws(SettingError) {
    let made = outermostMade(for: path)
    for changes in waysOut(of: made, made == path ? standard : nil) {
      if (try? apply(changes)) != nil { return }
    }
    try apply(.remove(made))
  }

  /// The outermost object that was made for a setting and holds nothing else; the setting itself where none was.
  private func outermostMade(for path: Path) -> Path {
    var made = path
    while let object = made.parent, !object.isRoot, let node = node(at: object), node.kind == .object, node.count == 1,
      formerState(of: object) != nil, !setting(at: object).isRequired
    {
      made = object
    }
    return made
  }

  /// What the file has, where that is another value: what was typed since is not to be all that stays.
  private func savedValue(of path: Path) -> Value? {
    guard history.isModified, let saved = history.saved.node(at: path), saved.kind.isScalar,
      saved.value != node(at: path)?.value
    else { return nil }
    return saved.value
  }

  private func waysOut(of path: Path, _ standard: Value?) -> [[Change]] {
    guard let node = node(at: path) else { return [] }
    switch formerState(of: path) {
    case .commented(let line)?: return [[.reset(path, commentedText: line)]]
    case .absent?: return []
    case nil: break
    }
    guard document.format.hasCommentedSettings else { return [] }
    // As a comment, a secret would be left for anyone to read.
    let asItIs = Change.reset(path, commentedText: nil)
    if tellsSecret(node, at: path) {
      // Removing it would take the explanation above it along.
      return node.kind.isScalar && comment(on: path) != nil ? [[.set(path, ""), asItIs]] : []
    }
    guard node.kind.isScalar, let last = standard ?? savedValue(of: path) else { return [[asItIs]] }
    return [[.set(path, last), asItIs], [asItIs]]
  }
}
