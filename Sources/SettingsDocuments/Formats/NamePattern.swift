/// A file name in which `*` matches any characters.
struct NamePattern {
  private let pattern: [UInt8]
  /// What is before the first star, and after the last: nearly every name differs there.
  private let head: Int
  private let tail: Int

  init(_ pattern: some Sequence<UInt8>) {
    self.pattern = Array(pattern)
    head = self.pattern.firstIndex(of: UInt8(ascii: "*")) ?? self.pattern.count
    tail = self.pattern.count - (self.pattern.lastIndex(of: UInt8(ascii: "*")).map { $0 + 1 } ?? 0)
  }

  /// - Complexity: at worst the product of both lengths.
  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.count >= max(head, tail), hasEnds(name) else { return false }
    var position = name.startIndex
    var next = 0
    var retry: (position: Int, next: Int)?
    while position < name.endIndex {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        next += 1
        retry = (position, next)
      } else if next < pattern.count, pattern[next] == name[position] {
        position += 1
        next += 1
      } else if let last = retry {
        retry = (last.position + 1, last.next)
        position = last.position + 1
        next = last.next
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private func hasEnds(_ name: ArraySlice<UInt8>) -> Bool {
    for place in 0..<tail where pattern[pattern.count - 1 - place] != name[name.endIndex - 1 - place] { return false }
    for place in 0..<head where pattern[place] != name[name.startIndex + place] { return false }
    return true
  }
}
