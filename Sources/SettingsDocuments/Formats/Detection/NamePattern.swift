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
    var (patternEnd, pathEnd) = (pattern.count, path.count)
    while true {
      // Nearly every name differs in its last byte.
      if patternEnd > 0, pattern[patternEnd - 1] != UInt8(ascii: "*"),
        pathEnd == 0 || pattern[patternEnd - 1] != path[pathEnd - 1]
      {
        return false
      }
      let pathStart = Self.start(of: path, endingAt: pathEnd)
      // A star alone is any name, and then the folder's name mostly is another.
      let isAny =
        patternEnd > 1 && pattern[patternEnd - 1] == UInt8(ascii: "*") && pattern[patternEnd - 2] == UInt8(ascii: "/")
      let patternStart = isAny ? patternEnd - 1 : Self.start(of: pattern, endingAt: patternEnd)
      guard isAny || matches(patternStart..<patternEnd, path, pathStart..<pathEnd) else { return false }
      if patternStart == 0 { return true }
      if pathStart == 0 { return false }
      (patternEnd, pathEnd) = (patternStart - 1, pathStart - 1)
    }
  }

  private static func start(of bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Int {
    var start = end
    while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start
  }

  private func matches(_ part: Range<Int>, _ path: UnsafeBufferPointer<UInt8>, _ name: Range<Int>) -> Bool {
    var (next, position) = (part.lowerBound, name.lowerBound)
    var retry: (next: Int, position: Int)?
    while position < name.upperBound {
      if next < part.upperBound, pattern[next] == UInt8(ascii: "*") {
        next += 1
        retry = (next, position)
      } else if next < part.upperBound, pattern[next] == path[position] {
        (next, position) = (next + 1, position + 1)
      } else if let last = retry {
        retry = (last.next, last.position + 1)
        (next, position) = (last.next, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[next..<part.upperBound].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
