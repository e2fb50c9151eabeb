import Curses

extension Theme {
  /// Reads a theme from lines such as `error = bold, #d70000` and `highlight = reverse`.
  ///
  /// A line names a ``StyleRole`` and gives it attributes (`bold`, `dim`, `italic`, `underline`, `reverse`), a
  /// foreground and, after `on`, a background; a colour is a name (`red`), a number from 0 to 255 or `#rrggbb`. Roles
  /// that no line names stay as they are in `base`. The roles of a program's own are handed over, so that a name that
  /// is mistyped is found.
  ///
  /// ```swift
  /// let theme = try Theme(parsing: "error = bold, #ff5f5f on black", over: .monochrome)
  /// ```
  ///
  /// - Parameters:
  ///   - text: the lines.
  ///   - base: the theme whose styles the other roles keep.
  ///   - roles: roles of the program's own that a line may name.
  /// - Throws: ``NamedLinesError`` for a line without `=`, a name that is no role, and what is no attribute and no
  ///   colour.
  public init(parsing text: String, over base: Theme = .monochrome, roles: [StyleRole] = []) throws(NamedLinesError) {
    self = base
    for line in try NamedLines(text).lines {
      guard let role = StyleRole.named(line.name) else {
        let names = StyleRole.all.map(\.name).joined(separator: ", ")
        throw NamedLinesError(line: line.number, message: "\(line.name) is no role; the roles are \(names)")
      }
      self[role] = try StyleReader(line).style
    }
  }
}

private struct StyleReader {
  private(set) var style = Style()
  private let line: NamedLines.Line

  private static let attributes: [String: Attributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse, "plain": [],
  ]

  private static let colors: [String: Color] = [
    "default": .standard, "black": .indexed(0), "red": .indexed(1), "green": .indexed(2), "yellow": .indexed(3),
    "blue": .indexed(4), "magenta": .indexed(5), "cyan": .indexed(6), "white": .indexed(7),
  ]

  init(_ line: NamedLines.Line) throws(NamedLinesError) {
    self.line = line
    for part in NamedLines.parts(of: line.value) { try read(part) }
  }

  private mutating func read(_ part: String) throws(NamedLinesError) {
    let words = part.split(separator: " ").map(String.init)
    if words.count == 1, let attribute = Self.attributes[words[0]] {
      style.attributes.formUnion(attribute)
    } else if words.count == 1 {
      style.foreground = try color(words[0])
    } else if words.count == 2, words[0] == "on" {
      style.background = try color(words[1])
    } else if words.count == 3, words[1] == "on" {
      style.foreground = try color(words[0])
      style.background = try color(words[2])
    } else {
      throw NamedLinesError(line: line.number, message: "expected an attribute or a colour, found \"\(part)\"")
    }
  }

  private func color(_ word: String) throws(NamedLinesError) -> Color {
    if let color = Self.colors[word] { return color }
    if let index = UInt8(word) { return .indexed(index) }
    if word.hasPrefix("#"), word.utf8.count == 7, let value = UInt32(word.dropFirst(), radix: 16) {
      return .rgb(UInt8(value >> 16), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }
    throw NamedLinesError(
      line: line.number, message: "\"\(word)\" is no attribute and no colour: name one, or give 0 to 255 or #rrggbb")
  }
}
