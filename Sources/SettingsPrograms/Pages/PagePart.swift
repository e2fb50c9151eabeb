import SettingsDocuments

/// A part of a program's files: a block that holds settings of its own, wherever it may stand.
///
/// ```swift
/// for part in page.parts { print(part.name, part.keys, part.places) }   // location ["location *"] ["server"]
/// ```
public struct PagePart: Hashable, Sendable {
  /// What the page calls it.
  public let name: String
  /// The keys of such blocks, as patterns with `*`; `[]` for the elements of a list.
  public let keys: [String]
  /// The parts that it may stand in: "" is the file itself, and `*` every part.
  public let places: [String]

  /// The file itself.
  static let root = ""
  /// Every part there is.
  static let any = "*"
  /// The elements of a list.
  static let element = "[]"

  /// Whether a block of this key is one.
  func matches(_ key: String) -> Bool { keys.contains { NamePattern($0).matches(key) } }

  /// Whether it may stand in a part.
  func mayStand(in part: String) -> Bool { places.contains(part) || places.contains(Self.any) }
}

extension PagePart {
  init(_ name: String, reading reader: PageReader) throws(PageError) {
    try reader.expect(only: ["keys", "in"])
    self.name = name
    keys = try reader.strings("keys")
    places = try reader.strings("in")
  }
}
