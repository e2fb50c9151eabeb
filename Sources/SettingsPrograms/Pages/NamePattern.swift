import SettingsDocuments

/// A pattern of names in which `*` is any text: `advice.*`, `Login.Handle*`.
struct NamePattern {
  /// The bytes before, between and behind the stars.
  private let parts: [ArraySlice<UInt8>]

  init(_ pattern: String) {
    parts = Array(pattern.utf8).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
  }

  /// - Complexity: O(*n* · *k*) for a name of *n* bytes and *k* stars.
  func matches(_ name: String) -> Bool { name.withBytes(matches) }

  // Its bytes are compared in one place, and not anew at each caller.
  @inline(never)
  private func matches(_ name: UnsafeRawBufferPointer) -> Bool {
    guard let first = parts.first, let last = parts.last else { return false }
    guard parts.count > 1 else { return name.elementsEqual(first) }
    guard name.count >= first.count + last.count, name.starts(with: first), name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name[first.count..<name.count - last.count]
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: part) }) else { return false }
      rest = rest[(place + part.count)...]
    }
    return true
  }
}
