/// The patterns of a built-in page, a line each, looked at without reading them: this is done for every file that is opened.
struct PatternIndex {
  private let lines: UnsafeBufferPointer<UInt8>

  init(_ lines: UnsafeBufferPointer<UInt8>) {
    self.lines = lines
  }

  /// Whether one of them is the pattern of a path.
  ///
  /// - Complexity: a look at the last bytes of each line; a pattern is only read where they are those of the path.
  func holds(_ path: String, home: String?) -> Bool {
    var path = path
    return path.withUTF8 { path in
      for line in lines.split(separator: UInt8(ascii: "\n")) {
        let line = UnsafeBufferPointer(rebasing: line)
        guard Self.mayMean(path, line) else { continue }
        let pattern = PathPattern(Self.text(line)[...], home: home)
        if pattern.matches(Self.text(path)) { return true }
      }
      return false
    }
  }

  /// Whether a path ends as a pattern does behind its last star, or behind its tilde.
  private static func mayMean(_ path: UnsafeBufferPointer<UInt8>, _ pattern: UnsafeBufferPointer<UInt8>) -> Bool {
    var (place, rest) = (pattern.count - 1, path.count - 1)
    while place >= 0, pattern[place] != UInt8(ascii: "*"), pattern[place] != UInt8(ascii: "~") {
      guard rest >= 0, path[rest] == pattern[place] else { return false }
      (place, rest) = (place - 1, rest - 1)
    }
    return true
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
