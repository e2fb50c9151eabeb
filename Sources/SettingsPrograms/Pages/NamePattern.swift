/// A pattern of names in which `*` is any text: `advice.*`, `Login.Handle*`.
struct NamePattern {
  private let parts: [Substring]

  init(_ pattern: String) {
    parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
  }

  /// - Complexity: O(*n* · *k*) for a name of *n* characters and *k* stars.
  func matches(_ name: String) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first.map(String.init) == name
    }
    guard name.hasPrefix(first), name.count >= first.count + last.count, name.hasSuffix(last) else { return false }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.firstPlace(of: String(part)) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
