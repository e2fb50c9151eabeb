import SettingsDocuments
import SettingsSchema

/// Adds entries to a list and keys to an object; what is said in return is why nothing was added.
@MainActor
struct SettingAddition {
  let model: SettingsModel
  /// The list or object, set or not.
  let container: Path

  /// Whether what is added by its name is a section, there being no place for a setting.
  var addsSection: Bool { container.isRoot && model.schema == nil && model.document.format.holdsSectionsOnly }

  /// Where the next entry of the list will stand.
  var nextEntry: Path { container.appending(model.node(at: container)?.count ?? 0) }

  /// Adds an entry as typed.
  func addEntry(_ text: String) -> String? {
    do throws(ValueReadingError) {
      return insert(try model.read(text, at: nextEntry), checked: true)
    } catch {
      return error.description
    }
  }

  /// Adds an entry as the schema proposes it, complete or not.
  func addNewEntry() -> String? {
    insert(model.schema?.newValue(at: nextEntry, in: model.document) ?? "", checked: false)
  }

  private func insert(_ value: Value, checked: Bool) -> String? {
    guard model.node(at: container) != nil else {
      let list = Value.array([value])
      return (checked ? model.objection(to: list, at: container) : nil) ?? model.apply(.set(container, list))
    }
    return (checked ? model.objection(to: value, at: nextEntry) : nil) ?? model.apply(.insert(nextEntry, value))
  }

  /// Adds a key with the value that the schema proposes.
  ///
  /// A key that the schema knows is added even where no value could be proposed that it allows: it is to be filled in.
  func addKey(_ key: String) -> String? {
    let path = container.appending(key)
    if key.isEmpty { return "type the name of the setting" }
    if model.node(at: path) != nil { return "\(key) is set already" }
    let proposed: Value = addsSection ? .object(ObjectMembers()) : ""
    let value = model.schema?.newValue(at: path, in: model.document) ?? proposed
    if let objection = model.objection(to: value, at: path), !model.isDescribed(path) { return objection }
    return model.apply(.set(path, value))
  }
}
