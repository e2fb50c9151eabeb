/// A key compared by its bytes, as programs compare the keys of their settings.
struct PropertyName: Hashable, Sendable, Comparable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: PropertyName, right: PropertyName) -> Bool {
    left.text.utf8.count == right.text.utf8.count && left.text.utf8.elementsEqual(right.text.utf8)
  }

  static func < (left: PropertyName, right: PropertyName) -> Bool { left.text < right.text }

  func hash(into hasher: inout Hasher) {
    var copy = text
    copy.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
