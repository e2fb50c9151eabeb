/// A path in which `*` is any text without a slash.
struct PathPattern {
  private let parts: [Substring]

  /// - Parameter home: the folder that a leading `~/` means; without it such a pattern matches nothing.
  init(_ pattern: Substring, home: String?) {
    let whole: Substring = pattern.hasPrefix("~/") ? "\(home ?? "\0")\(pattern.dropFirst())" : pattern
    parts = whole.split(separator: "*", omittingEmptySubsequences: false)
  }

  func matches(_ path: String) -> Bool {
    guard let first = parts.first, path.hasPrefix(first) else { return false }
    return matches(path[...].dropFirst(first.count), parts.dropFirst())
  }

  /// Whether the rest of a path begins, wherever a star ends, with the rest of the parts.
  private func matches(_ path: Substring, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return path.isEmpty }
    var rest = path
    while true {
      if rest.hasPrefix(part), matches(rest.dropFirst(part.count), parts.dropFirst()) { return true }
      guard let next = rest.first, next != "/" else { return false }
      rest = rest.dropFirst()
    }
  }
}
