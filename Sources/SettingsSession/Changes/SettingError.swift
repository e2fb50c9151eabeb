import SettingsFiles

/// Why a setting was not changed, in words for the user. Nothing has changed then.
///
/// ```swift
/// do {
///   try session.set(["port"], toTyped: "http")
/// } catch .unreadable(let error) {
///   print(error)                      // "http" is not a whole number
/// }
/// ```
public enum SettingError: Error, Hashable, Sendable {
  /// What was typed is no value of the setting's types.
  case unreadable(ValueReadingError)
  /// The schema does not allow the value, for this reason.
  case notAllowed(String)
  /// Its program alone writes the setting.
  case readOnly(Path)
  /// The setting must be there, and no default is known for it.
  case required(Path)
  /// What was to be added is set.
  case exists(key: String)
  /// Entries were to be added to what is no list.
  case noList(Path)
  /// What was to be added has no name.
  case nameMissing
  /// What was to be added to a list is nothing.
  case entryMissing
  /// What was to be added to a table lacks these columns, which every row has.
  case columnsMissing([String])
  /// The text cannot be changed so.
  case edit(EditError)
}

extension SettingError {
  /// Whether the change can be made all the same, by the `force` of `set`, and is a problem afterwards.
  public var canBeForced: Bool {
    switch self {
    case .unreadable, .notAllowed: true
    default: false
    }
  }
}

extension SettingError: CustomStringConvertible {
  /// One sentence; it names the setting only where a reader would not know it.
  public var description: String {
    switch self {
    case .unreadable(let error): error.description
    case .notAllowed(let reason): reason
    case .readOnly(let path): "\(path) is read-only"
    case .required(let path): "\(path) must be set and has no default"
    case .exists(let key): "\(key) is set already"
    case .noList(let path): "\(path) is no list, so nothing can be added to it"
    case .nameMissing: "type the name of the setting"
    case .entryMissing: "type the first entry; Esc leaves the list empty"
    case .columnsMissing(let names): Self.required(names)
    case .edit(let error): error.description
    }
  }

  private static func required(_ names: [String]) -> String {
    guard let last = names.last else { return "type the row; Esc leaves it out" }
    if names.count == 1 { return "\(last) is required" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last) are required"
  }
}
