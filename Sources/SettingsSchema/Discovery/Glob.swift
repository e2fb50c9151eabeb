/// A pattern of file names as editors write it: `*.json`, `**/.github/workflows/*.yml`, `tsconfig.{a,b}.json`.
///
/// Without a slash it is about the file's name alone, with a leading slash about the whole path, else about the end
/// of the path. `*` and `?` stop at slashes, `**` does not.
struct Glob: Hashable, Sendable {
  private let alternatives: [[Character]]
  private let isAnchored: Bool

  /// - Parameter home: the folder that a leading `~/` means; without it such a pattern matches nothing.
  init(_ pattern: String, home: String? = nil) {
    var pattern = pattern
    if pattern.hasPrefix("~/") { pattern = (home ?? "/\0") + pattern.dropFirst() }
    if pattern.hasPrefix("./") { pattern = String(pattern.dropFirst(2)) }
    isAnchored = pattern.hasPrefix("/")
    while pattern.hasPrefix("**/") { pattern = String(pattern.dropFirst(3)) }
    alternatives = Self.expandingBraces(pattern).map(Array.init)
  }

  func matches(_ path: String) -> Bool {
    let text = Array(path)
    return alternatives.contains { pattern in
      if isAnchored { return Self.matches(pattern[...], text[...]) }
      // The end of the path, from any slash on.
      let starts = [0] + text.indices.filter { text[$0] == "/" }.map { $0 + 1 }
      let used = pattern.contains("/") ? starts : Array(starts.suffix(1))
      return used.contains { Self.matches(pattern[...], text[$0...]) }
    }
  }

  /// `a{b,c}` as `ab` and `ac`; at most 256 of them.
  private static func expandingBraces(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    let options = pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    var expanded: [String] = []
    let (head, tail) = (String(pattern[..<open]), String(pattern[pattern.index(after: close)...]))
    for option in options {
      expanded += expandingBraces(head + String(option) + tail)
      if expanded.count > 256 { break }
    }
    return expanded
  }

  /// Matches with one place to return to for `*` and one for `**`, so that the work stays within the product of the
  /// lengths.
  private static func matches(_ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>) -> Bool {
    var (at, place) = (pattern.startIndex, text.startIndex)
    var star: (pattern: Int, text: Int)?
    var doubleStar: (pattern: Int, text: Int)?
    while true {
      if at < pattern.endIndex, pattern[at] == "*" {
        if at + 1 < pattern.endIndex, pattern[at + 1] == "*" {
          at += 2
          if at < pattern.endIndex, pattern[at] == "/" { at += 1 }
          doubleStar = (at, place)
          star = nil
        } else {
          at += 1
          star = (at, place)
        }
        continue
      }
      if place == text.endIndex, at == pattern.endIndex { return true }
      if place < text.endIndex, let next = step(pattern, at, text[place]) {
        at = next
        place += 1
        continue
      }
      if let back = star, back.text < text.endIndex, text[back.text] != "/" {
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

  /// Moves past one character of the pattern, or a class such as `[a-z]`, if it takes `character`.
  private static func step(_ pattern: ArraySlice<Character>, _ at: Int, _ character: Character) -> Int? {
    guard at < pattern.endIndex else { return nil }
    switch pattern[at] {
    case "?": return character == "/" ? nil : at + 1
    case "[":
      guard let close = pattern[(at + 1)...].firstIndex(of: "]"), close > at + 1 else {
        return character == "[" ? at + 1 : nil
      }
      return takes(pattern[(at + 1)..<close], character) ? close + 1 : nil
    case "\\" where at + 1 < pattern.endIndex: return pattern[at + 1] == character ? at + 2 : nil
    case let own: return own == character ? at + 1 : nil
    }
  }

  private static func takes(_ members: ArraySlice<Character>, _ character: Character) -> Bool {
    var rest = members
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
    return found != isNegated && character != "/"
  }
}
