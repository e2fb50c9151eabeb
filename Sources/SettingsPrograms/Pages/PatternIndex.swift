import Libc
import SettingsDocuments

/// The patterns of a built-in page, a line each, looked at without reading them: this is done for every file that is
/// opened.
struct PatternIndex {
  private let lines: UnsafeBufferPointer<UInt8>

  init(_ lines: UnsafeBufferPointer<UInt8>) {
    self.lines = lines
  }

  /// What a path has in common with a pattern.
  enum Match {
    case place
    /// The name alone, in whichever folder.
    case name
  }

  /// How one of them is the pattern of a path; nil where none is.
  ///
  /// - Complexity: a look at the last bytes of each line; a pattern is only read where they are those of the path.
  func match(of path: String, home: String?) -> Match? {
    var path = path
    return path.withUTF8 { path in
      guard let first = lines.baseAddress else { return nil }
      var byName: Match?
      var start = 0
      while start < lines.count {
        let found = memchr(first + start, 0x0A, lines.count - start)
        let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(first) } ?? lines.count
        if Self.mayMean(path, lines, start..<end) {
          let pattern = String(decoding: lines[start..<end], as: UTF8.self)
          let text = String(decoding: path, as: UTF8.self)
          switch Self.match(of: text, by: pattern, home) {
          case .place?: return .place
          case .name?: byName = .name
          case nil: break
          }
        }
        start = end + 1
      }
      return byName
    }
  }

  /// How one pattern is that of a path. A name tells nothing in a folder that ends in `.d`: another program's pieces
  /// are in it.
  static func match(of path: String, by pattern: String, _ home: String?) -> Match? {
    guard PathPattern(pattern[...], home: home).matches(path) else { return nil }
    if !pattern.hasPrefix(ProgramFile.anyFolder) { return .place }
    return FilePath.folder(of: path).hasSuffix(".d") ? nil : .name
  }

  /// Whether a path ends as a pattern does behind its last star, or behind its tilde.
  private static func mayMean(
    _ path: UnsafeBufferPointer<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ pattern: Range<Int>
  ) -> Bool {
    var (place, rest) = (pattern.upperBound - 1, path.count - 1)
    while place >= pattern.lowerBound, bytes[place] != UInt8(ascii: "*"), bytes[place] != UInt8(ascii: "~") {
      guard rest >= 0, path[rest] == bytes[place] else { return false }
      (place, rest) = (place - 1, rest - 1)
    }
    // Before its first star the path is as the pattern.
    guard bytes[pattern.lowerBound] == UInt8(ascii: "/") else { return true }
    var index = 0
    while pattern.lowerBound + index <= place, bytes[pattern.lowerBound + index] != UInt8(ascii: "*") {
      guard index < path.count, path[index] == bytes[pattern.lowerBound + index] else { return false }
      index += 1
    }
    return true
  }
}
