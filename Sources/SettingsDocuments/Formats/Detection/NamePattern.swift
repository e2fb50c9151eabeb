/// The pattern of a path: `*` matches any characters of one component, and the last components are compared, as many as
/// the pattern has.
struct NamePattern {
  private let pattern: UnsafeBufferPointer<UInt8>

  /// - Parameter pattern: its bytes, which outlive it.
  init(_ pattern: UnsafeBufferPointer<UInt8>) {
    self.pattern = pattern
  }

  /// How little it leaves open: its components, then its characters beside stars.
  var narrowness: Int {
    pattern.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 << 16 : $1 == UInt8(ascii: "*") ? 0 : 1) }
  }

  /// How narrow a pattern is that matches a path; nil where it does not match.
  static func narrowness(of pattern: String, matching path: String) -> Int? {
    var (pattern, path) = (pattern, path)
    return pattern.withUTF8 { pattern in
      let pattern = NamePattern(pattern)
      return path.withUTF8 { pattern.matches($0) } ? pattern.narrowness : nil
    }
  }

  /// - Complexity: nearly always a byte or two; at worst the product of both lengths.
  func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly every name differs in its last byte.
    if let last = pattern.last, last != UInt8(ascii: "*"), last != path.last { return false }
    guard var position = start(in: path) else { return false }
    var next = 0
    var retry: (next: Int, position: Int)?
    while position < path.count {
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        next += 1
        retry = (next, position)
      } else if next < pattern.count, pattern[next] == path[position] {
        (next, position) = (next + 1, position + 1)
      } else if let last = retry, path[last.position] != UInt8(ascii: "/") {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where as many components begin at the end of a path as the pattern has; nil where the path has fewer.
  private func start(in path: UnsafeBufferPointer<UInt8>) -> Int? {
    var (start, slashes) = (path.count, pattern.count { $0 == UInt8(ascii: "/") })
    while start > 0 {
      if path[start - 1] == UInt8(ascii: "/") {
        if slashes == 0 { return start }
        slashes -= 1
      }
      start -= 1
    }
    return slashes == 0 ? 0 : nil
  }
}
