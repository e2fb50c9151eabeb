import SettingsFiles
import SettingsSchema

/// A setting that can be found: where it is, and what filters ask of it.
struct SearchEntry: Sendable {
  /// The number of the entry around it; nil for those of the root.
  let parent: Int32?
  let step: Path.Step
  /// The number of its key among the names; nil for elements of lists.
  let name: Int32?
  /// The number of what is said of its place; nil where nothing is, or only of itself.
  let place: Int32?
  let traits: Traits
  let types: TypeSet
  let control: Control

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let set = Traits(rawValue: 1)
    static let commented = Traits(rawValue: 2)
    static let modified = Traits(rawValue: 4)
    static let secret = Traits(rawValue: 8)
    static let deprecated = Traits(rawValue: 16)
    /// Not set, as the same setting of an object before.
    static let repeated = Traits(rawValue: 32)
  }

  /// Whether a filter holds that asks nothing of the session.
  func fits(_ filter: SearchFilter) -> Bool {
    switch filter {
    case .set: traits.contains(.set)
    case .modified: traits.contains(.modified)
    case .secret: traits.contains(.secret)
    case .deprecated: traits.contains(.deprecated)
    case .type(let name): isOfType(name)
    case .unsaved, .problem: false
    }
  }

  /// Whether a value of the setting may be of a kind.
  func isOfType(_ name: String) -> Bool {
    switch name {
    case "number": types != .all && !types.isDisjoint(with: [.number, .integer])
    case "path", "url", "color", "port", "duration": control.rawValue == name
    case "bytes": control == .byteSize
    case "choice": control == .picker
    default: types != .all && TypeSet(named: name).map(types.contains) ?? false
    }
  }
}

/// The parts of a setting in which words are found, from the one that counts most.
package enum SearchField: UInt32, CaseIterable {
  case key, path, title, option, value, text
}
