import SettingsFiles

/// A file in which a setting would count.
///
/// ```swift
/// for place in places.places where place.isNew { print("\(place.file) would be made") }
/// ```
public struct WinningPlace: Hashable, Sendable {
  /// The file's absolute path.
  public let file: String
  /// The setting's path in it.
  public let path: Path
  /// Whether the file is not there yet.
  public let isNew: Bool

  /// A place by its parts.
  public init(file: String, path: Path, isNew: Bool) {
    (self.file, self.path, self.isNew) = (file, path, isNew)
  }
}

/// Where a setting may be written so that it counts, and why not elsewhere.
///
/// ```swift
/// let places = try ProgramLayers().places(for: ["PermitRootLogin"], of: file, toBe: "no")
/// print(places.places.first?.file ?? places.refusals.joined())
/// ```
public struct WinningPlaces: Hashable, Sendable {
  /// The usual place of the program first.
  public let places: [WinningPlace]
  /// What keeps files that count from being edited, in sentences.
  public let refusals: [String]

  /// Places, and what is not offered.
  public init(places: [WinningPlace], refusals: [String]) {
    (self.places, self.refusals) = (places, refusals)
  }
}
