import SettingsDocuments
import SettingsSchema

/// Adds entries to a list and keys to an object.
///
/// ```swift
/// let addition = SettingAddition(session: session, container: ["paths"])
/// try addition.addEntry("/srv")
/// ```
@MainActor
public struct SettingAddition {
  private let session: EditingSession
  /// The list or object, set or not.
  public let container: Path

  /// What is added to a list or an object, set or not.
  public init(session: EditingSession, container: Path) {
    self.session = session
    self.container = container
  }

  /// Whether what is added by its name is a section, there being no place for a setting.
  public var addsSection: Bool {
    container.isRoot && session.schema == nil && session.document.format.holdsSectionsOnly
  }

  /// Whether an entry of the list is an object or a list, to be filled in rather than typed.
  public var addsGroup: Bool { [.object, .list].contains(session.setting(at: nextEntry).control) }

  /// Where the next entry of the list will be.
  public var nextEntry: Path { container.appending(session.node(at: container)?.count ?? 0) }

  /// Adds an entry as typed.
  ///
  /// - Parameters:
  ///   - text: the entry.
  ///   - index: which one it becomes; the last unless given.
  public func addEntry(_ text: String, at index: Int? = nil) throws(SettingError) {
    try insert(try session.read(text, at: nextEntry), at: index, checked: true)
  }

  /// Adds an entry as the schema proposes it, complete or not.
  ///
  /// - Parameter index: which one it becomes; the last unless given.
  public func addNewEntry(at index: Int? = nil) throws(SettingError) {
    try insert(session.schema?.newValue(at: nextEntry, in: session.document) ?? "", at: index, checked: false)
  }

  private func insert(_ value: Value, at index: Int?, checked: Bool) throws(SettingError) {
    let isList = session.node(at: container)?.kind == .array
    let (place, new) = isList ? (nextEntry, value) : (container, .array([value]))
    if checked { try session.check(new, at: place) }
    guard isList else { return _ = try session.apply(.set(place, new)) }
    try session.apply(.insert(index.map(container.appending) ?? place, new))
  }

  /// Refuses a key that cannot be added.
  ///
  /// A key that the schema knows is to be filled in, even where no value could be proposed that it allows.
  public func check(key: String) throws(SettingError) {
    let path = container.appending(key)
    if key.isEmpty { throw .nameMissing }
    if session.node(at: path) != nil { throw .exists(key: key) }
    if !session.isDescribed(path) { try session.check(proposal(for: key), at: path) }
  }

  /// Adds a key with the value that the schema proposes, complete or not.
  public func addKey(_ key: String) throws(SettingError) {
    try check(key: key)
    try session.apply(.set(container.appending(key), proposal(for: key)))
  }

  /// What a new key begins as: what the schema proposes, as far as the format can write it.
  private func proposal(for key: String) -> Value {
    if addsSection { return .object(ObjectMembers()) }
    let proposed = session.schema?.newValue(at: container.appending(key), in: session.document) ?? ""
    return proposed == .null ? "" : proposed
  }

  /// Whether the value of a new key is to be typed: where nothing more is known than that it is a text or a number.
  public func asksForValue(of key: String) -> Bool {
    if addsSection { return false }
    let setting = session.setting(at: container.appending(key))
    if setting.types == .all, setting.choices.isEmpty { return proposal(for: key) == "" }
    return switch setting.control {
    case .text, .secret, .path, .url, .color, .stepper, .port, .byteSize, .duration: true
    case .toggle, .picker, .object, .list, .union: false
    }
  }
}
