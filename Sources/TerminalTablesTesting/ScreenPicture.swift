import Curses

/// The characters and the attributes of a screen, as text.
///
/// Under the lines of the screen each place that is not plain has a letter, and under them is said what the letters
/// mean:
///
/// ```
///  Settings
/// ▎ Effort level                    ‹ medium ›
///    About                                  ›
/// ────
/// aaaaaaaaa
/// b                                ccccccccc
///                                           d
/// ────
/// a bold
/// b bold colored
/// c reverse
/// d dim
/// ```
///
/// ```swift
/// let picture = pilot.picture
/// #expect(picture.lines[0] == " Settings")
/// try pilot.expectSnapshot(named: "settings")
/// ```
public struct ScreenPicture: Hashable, Sendable, CustomStringConvertible {
  /// The characters, a text for each line, without the blanks at its end.
  public let lines: [String]
  /// The letters of what is not plain, a text for each line, without the blanks at its end.
  public let attributes: [String]
  /// What the letters mean, in the order of the alphabet.
  public let meanings: [String]

  init(_ cells: [[DrawnCell]]) {
    var meanings: [String] = []
    lines = cells.map { line in Self.trimmed(line.map(\.text).joined()) }
    attributes = cells.map { line in
      Self.trimmed(line.map { Self.letter(of: Self.meaning(of: $0), in: &meanings) }.joined())
    }
    self.meanings = meanings
  }

  /// Lines, letters and meanings, with a rule between them; the lines alone where all is plain.
  public var description: String {
    let text = Self.joined(lines)
    guard !meanings.isEmpty else { return text }
    let rule = "────\n"
    let legend = meanings.enumerated().map { "\(Self.letter($0)) \($1)" }
    return text + rule + Self.joined(attributes) + rule + Self.joined(legend)
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  private static let names: [(Attributes, String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"), (.reverse, "reverse"),
  ]

  private static func meaning(of cell: DrawnCell) -> String {
    let words = names.filter { cell.attributes.contains($0.0) }.map(\.1) + (cell.isColored ? ["colored"] : [])
    return words.joined(separator: " ")
  }

  private static func letter(of meaning: String, in meanings: inout [String]) -> String {
    if meaning.isEmpty { return " " }
    if let known = meanings.firstIndex(of: meaning) { return letter(known) }
    meanings.append(meaning)
    return letter(meanings.count - 1)
  }

  /// Five attributes and colour give 63 meanings; no screen has more than the alphabet's letters in both cases.
  private static func letter(_ number: Int) -> String {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#")
    return String(alphabet[min(number, alphabet.count - 1)])
  }
}
