/// A key compared by its bytes, as programs compare the keys of their settings.
struct PropertyName: Hashable, Sendable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: PropertyName, right: PropertyName) -> Bool {
    left.text.hasSameBytes(as: right.text)
  }

  static func < (left: PropertyName, right: PropertyName) -> Bool { left.text < right.text }

  func hash(into hasher: inout Hasher) {
    text.hashBytes(into: &hasher)
  }
}
