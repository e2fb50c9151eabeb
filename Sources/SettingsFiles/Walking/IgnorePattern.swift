import Libc

/// One line of a file of ignore rules, as gitignore(5) has them.
///
///     IgnorePattern(Array("build/**/*.json".utf8)[...])?.fits(Array("build/a/b.json".utf8), isFolder: false)   // true
struct IgnorePattern: Sendable {
  /// Whether what it fits is not ignored after all: `!keep.json`.
  let isNegated: Bool
  private let isForFolders: Bool
  /// Whether it is about the path from the folder of its file on, and not about a name anywhere below.
  private let isPath: Bool
  private let pattern: [UInt8]

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let backslash = UInt8(ascii: "\\")

  /// Nil for an empty line and a comment.
  init?(_ line: ArraySlice<UInt8>) {
    var line = line
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    while line.last == 0x20, line.dropLast().last != Self.backslash { line.removeLast() }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    isNegated = first == UInt8(ascii: "!")
    if isNegated { line.removeFirst() }
    isForFolders = line.last == Self.slash
    if isForFolders { line.removeLast() }
    isPath = line.contains(Self.slash)
    if line.first == Self.slash { line.removeFirst() }
    if line.isEmpty { return nil }
    pattern = Array(line)
  }

  /// Whether it is about a path, seen from the folder of its file.
  ///
  /// - Complexity: the length of the path times that of the pattern, at most.
  func fits(_ path: [UInt8], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    if isPath { return fits(path[...]) }
    return fits(path[(path.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...])
  }

  /// Where a star stands for something: what is behind it in the pattern, and how far it reaches in the text.
  private typealias Reach = (pattern: Int, text: Int)

  private func fits(_ text: ArraySlice<UInt8>) -> Bool {
    var (place, reached) = (0, text.startIndex)
    var star: Reach?
    var folders: Reach?
    while true {
      if place == pattern.count, reached == text.endIndex { return true }
      if let end = endOfDoubleStar(at: place) {
        if end == pattern.count { return true }
        place = end + 1
        (folders, star) = ((place, reached), nil)
        continue
      }
      if place < pattern.count, pattern[place] == Self.star {
        while place < pattern.count, pattern[place] == Self.star { place += 1 }
        star = (place, reached)
        continue
      }
      if place < pattern.count, reached < text.endIndex, let next = step(over: text[reached], at: place) {
        (place, reached) = (next, reached + 1)
        continue
      }
      // What a star stands for may be longer, within one name; and then what two of them do, by whole folders.
      if let last = star, last.text < text.endIndex, text[last.text] != Self.slash {
        star = (last.pattern, last.text + 1)
        (place, reached) = (last.pattern, last.text + 1)
      } else if let last = folders, let slash = text[last.text...].firstIndex(of: Self.slash) {
        (folders, star) = ((last.pattern, slash + 1), nil)
        (place, reached) = (last.pattern, slash + 1)
      } else {
        return false
      }
    }
  }

  /// Where two stars end that stand for whole folders; nil where there are none.
  private func endOfDoubleStar(at place: Int) -> Int? {
    let end = place + 2
    guard end <= pattern.count, pattern[place] == Self.star, pattern[place + 1] == Self.star,
      place == 0 || pattern[place - 1] == Self.slash, end == pattern.count || pattern[end] == Self.slash
    else { return nil }
    return end
  }

  /// The place behind what fits this byte; nil where it does not.
  private func step(over byte: UInt8, at place: Int) -> Int? {
    switch pattern[place] {
    case UInt8(ascii: "?"): return byte == Self.slash ? nil : place + 1
    case Self.backslash where place + 1 < pattern.count: return byte == pattern[place + 1] ? place + 2 : nil
    case UInt8(ascii: "["):
      guard let end = endOfSet(at: place) else { fallthrough }
      let set = pattern[place..<end].map(CChar.init(bitPattern:)) + [0]
      return byte != Self.slash && fnmatch(set, [CChar(bitPattern: byte), 0], 0) == 0 ? end : nil
    default: return byte == pattern[place] ? place + 1 : nil
    }
  }

  /// Where a set such as `[!a-z]` ends; nil where it does not.
  private func endOfSet(at place: Int) -> Int? {
    var end = place + 1
    if end < pattern.count, pattern[end] == UInt8(ascii: "!") || pattern[end] == UInt8(ascii: "^") { end += 1 }
    if end < pattern.count, pattern[end] == UInt8(ascii: "]") { end += 1 }
    while end < pattern.count, pattern[end] != UInt8(ascii: "]") {
      if pattern[end] == UInt8(ascii: "["), end + 1 < pattern.count, pattern[end + 1] == UInt8(ascii: ":"),
        let close = pattern[(end + 2)...].firstIndex(of: UInt8(ascii: "]"))
      {
        end = close
      } else if pattern[end] == Self.backslash {
        end += 1
      }
      end += 1
    }
    return end < pattern.count ? end + 1 : nil
  }
}
