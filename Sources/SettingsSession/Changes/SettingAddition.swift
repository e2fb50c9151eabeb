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

  /// Where the next entry of the list will be.
  public var nextEntry: Path { container.appending(session.node(at: container)?.count ?? 0) }

  /// Adds an entry as typed.
  public func addEntry(_ text: String) throws(SettingError) {
    try insert(try session.read(text, at: nextEntry), checked: true)
  }

  /// Adds an entry as the schema proposes it, complete or not.
  public func addNewEntry() throws(SettingError) {
    try insert(session.schema?.newValue(at: nextEntry, in: session.document) ?? "", checked: false)
  }

  private func insert(_ value: Value, checked: Bool) throws(SettingError) {
    let isList = session.node(at: container) != nil
    let (place, new) = isList ? (nextEntry, value) : (container, .array([value]))
    if checked { try session.check(new, at: place) }
    try session.apply(isList ? .insert(place, new) : .set(place, new))
  }

  /// Adds a key with the value that the schema proposes.
  ///
  /// A key that the schema knows is added even where no value could be proposed that it allows: it is to be filled in.
  public func addKey(_ key: String) throws(SettingError) {
    let path = container.appending(key)
    if key.isEmpty { throw .nameMissing }
    if session.node(at: path) != nil { throw .exists(key: key) }
    let proposed: Value = addsSection ? .object(ObjectMembers()) : ""
    let value = session.schema?.newValue(at: path, in: session.document) ?? proposed
    if !session.isDescribed(path) { try session.check(value, at: path) }
    try session.apply(.set(path, value))
  }
}
