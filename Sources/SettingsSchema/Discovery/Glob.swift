import SettingsFiles

/// A pattern of file names as editors write it: `*.json`, `**/.github/workflows/*.yml`, `tsconfig.{a,b}.json`.
///
/// Without a slash it is about the file's name alone, with a leading slash about the whole path, else about the end
/// of the path. `*` and `?` stop at slashes, `**` does not. Paths are looked at byte by byte: thousands of patterns
/// are written in a catalogue.
struct Glob: Equatable, Sendable {
  private let alternatives: [GlobPattern]
  private let isAnchored: Bool

  /// - Parameter home: the folder that a leading `~/` means; without it such a pattern matches nothing.
  init(_ pattern: String, home: String? = nil) {
    var bytes = Array(pattern.utf8)[...]
    if bytes.starts(with: "~/".utf8) { bytes = (Array((home ?? "/\0").utf8) + bytes.dropFirst())[...] }
    if bytes.starts(with: "./".utf8) { bytes = bytes.dropFirst(2) }
    isAnchored = bytes.first == UInt8(ascii: "/")
    while bytes.starts(with: "**/".utf8) { bytes = bytes.dropFirst(3) }
    alternatives = Self.expandingBraces(bytes).map(GlobPattern.init)
  }

  /// What a path that matches ends in, one of these.
  var endings: [PathEnding] { alternatives.map(\.ending) }

  /// What a path ends in that matches a pattern, one of these; most patterns need not be read for it.
  static func endings(of pattern: String, home: String?) -> [PathEnding] {
    guard let first = pattern.utf8.first, let last = pattern.utf8.last, !isSpecial(last),
      first != UInt8(ascii: "~"), first != UInt8(ascii: ".") || !pattern.hasPrefix("./")
    else { return Glob(pattern, home: home).endings }
    return [PathEnding(ofPattern: pattern, isSpecial: isSpecial)]
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    GlobPattern.isSpecial(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }

  /// Whether a path matches a pattern, which is not read where nothing in it is special, or the path begins otherwise.
  static func matches(_ path: [UInt8], pattern: String, home: String?) -> Bool {
    var text = pattern
    let isMatch: Bool? = text.withUTF8 { bytes in
      guard let first = bytes.first, first != UInt8(ascii: "~"), !bytes.starts(with: "./".utf8) else { return nil }
      var (end, rest) = (bytes.count, path.count)
      while end > 0, !isSpecial(bytes[end - 1]) {
        guard rest > 0, path[rest - 1] == bytes[end - 1] else { return false }
        (end, rest) = (end - 1, rest - 1)
      }
      if end == 0 { return rest == 0 || first != UInt8(ascii: "/") && path[rest - 1] == UInt8(ascii: "/") }
      let start = first == UInt8(ascii: "/") ? 0 : bytes.contains(UInt8(ascii: "/")) ? nil : startOfName(in: path)
      return start.map { path[$0...].starts(with: bytes.prefix { !isSpecial($0) }) } ?? true ? nil : false
    }
    return isMatch ?? Glob(pattern, home: home).matches(path)
  }

  private static func startOfName(in path: [UInt8]) -> Int {
    path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
  }

  /// - Parameter path: in UTF-8.
  func matches(_ path: [UInt8]) -> Bool {
    alternatives.contains { isAnchored ? $0.matches(path[...]) : $0.matchesEnd(of: path) }
  }

  /// `a{b,c}` as `ab` and `ac`; at most 256 of them.
  private static func expandingBraces(_ pattern: ArraySlice<UInt8>) -> [[UInt8]] {
    guard let open = pattern.firstIndex(of: UInt8(ascii: "{")),
      let close = pattern[open...].firstIndex(of: UInt8(ascii: "}"))
    else { return [Array(pattern)] }
    let options = pattern[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var expanded: [[UInt8]] = []
    for option in options {
      expanded += expandingBraces((pattern[..<open] + option + pattern[(close + 1)...])[...])
      if expanded.count > 256 { break }
    }
    return expanded
  }
}

private struct GlobPattern: Equatable, Sendable {
  private let bytes: [UInt8]
  /// How many bytes at the end of the pattern are literal: most paths differ there.
  private let tail: Int
  private let hasSlash: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let special = bytes.lastIndex(where: Self.isSpecial)
    tail = bytes.count - (special.map { $0 + 1 } ?? 0)
    hasSlash = bytes.contains(UInt8(ascii: "/"))
  }

  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  var ending: PathEnding { PathEnding(of: bytes.suffix(tail)) }

  /// Whether the path from some component on matches; without a slash, the last one.
  func matchesEnd(of path: [UInt8]) -> Bool {
    guard hasTail(path[...]) else { return false }
    var start = path.count
    while true {
      while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
      if matches(path[start...]) { return true }
      guard hasSlash, start > 0 else { return false }
      start -= 1
    }
  }

  private func hasTail(_ text: ArraySlice<UInt8>) -> Bool {
    text.suffix(tail) == bytes.suffix(tail)
  }

  /// Matches with one place to return to for `*` and one for `**`, so that the work stays within the product of the
  /// lengths.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard hasTail(text) else { return false }
    if tail == bytes.count { return text.count == tail }
    var (at, place) = (0, text.startIndex)
    var star: (pattern: Int, text: Int)?
    var doubleStar: (pattern: Int, text: Int)?
    while true {
      if at < bytes.count, bytes[at] == UInt8(ascii: "*") {
        if at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
          at += 2
          if at < bytes.count, bytes[at] == UInt8(ascii: "/") { at += 1 }
          doubleStar = (at, place)
          star = nil
        } else {
          at += 1
          star = (at, place)
        }
        continue
      }
      if place == text.endIndex, at == bytes.count { return true }
      if place < text.endIndex, let next = step(at, text[place...]) {
        at = next.pattern
        place = next.text
        continue
      }
      if let back = star, back.text < text.endIndex, text[back.text] != UInt8(ascii: "/") {
        star = (back.pattern, back.text + 1)
        (at, place) = (back.pattern, back.text + 1)
      } else if let back = doubleStar, back.text < text.endIndex {
        doubleStar = (back.pattern, back.text + 1)
        star = nil
        (at, place) = (back.pattern, back.text + 1)
      } else {
        return false
      }
    }
  }

  /// Moves past one byte, or past a character for `?` and a class such as `[a-z]`, if the pattern takes it.
  private func step(_ at: Int, _ text: ArraySlice<UInt8>) -> (pattern: Int, text: Int)? {
    guard at < bytes.count, let first = text.first else { return nil }
    switch bytes[at] {
    case UInt8(ascii: "?"):
      return first == UInt8(ascii: "/") ? nil : (at + 1, Self.endOfScalar(text))
    case UInt8(ascii: "["):
      guard let close = bytes[(at + 1)...].firstIndex(of: UInt8(ascii: "]")), close > at + 1 else {
        return first == UInt8(ascii: "[") ? (at + 1, text.startIndex + 1) : nil
      }
      let end = Self.endOfScalar(text)
      return Self.takes(bytes[(at + 1)..<close], text[..<end]) ? (close + 1, end) : nil
    case UInt8(ascii: "\\") where at + 1 < bytes.count:
      return bytes[at + 1] == first ? (at + 2, text.startIndex + 1) : nil
    case let own:
      return own == first ? (at + 1, text.startIndex + 1) : nil
    }
  }

  private static func endOfScalar(_ text: ArraySlice<UInt8>) -> Int {
    text.dropFirst().firstIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
  }

  private static func takes(_ members: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) -> Bool {
    guard let character = String(decoding: text, as: UTF8.self).unicodeScalars.first, character != "/" else {
      return false
    }
    var rest = Substring(decoding: members, as: UTF8.self).unicodeScalars[...]
    let isNegated = rest.first == "!" || rest.first == "^"
    if isNegated { rest.removeFirst() }
    var found = false
    while let first = rest.popFirst() {
      if rest.first == "-", rest.count > 1 {
        rest.removeFirst()
        if let last = rest.popFirst(), first <= character, character <= last { found = true }
      } else if first == character {
        found = true
      }
    }
    return found != isNegated
  }
}
