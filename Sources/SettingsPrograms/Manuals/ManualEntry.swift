/// What a page of the manual says of one name.
struct ManualEntry: Equatable, Sendable {
  /// The names that it is about: several where one text explains them all.
  var names: [String]
  /// The section that it is in, such as `[JOURNAL] SECTION OPTIONS`.
  var section: String
  /// The section within that one, such as `Server Options`; empty for none.
  var subsection = ""
  /// The line that names it, with what is behind the names.
  var term = ""
  var paragraphs: [ManualText] = []
}

/// A paragraph in which words that are to be written as they are stand between marks.
struct ManualText: Equatable, Sendable {
  /// The text with the marks.
  var marked = ""

  static let (open, close): (Character, Character) = ("\u{1}", "\u{2}")

  /// The text as a person reads it.
  var plain: String {
    String(marked.filter { $0 != Self.open && $0 != Self.close })
  }

  var isEmpty: Bool { marked.isEmpty }

  /// Adds text behind a blank, or right behind what is there.
  mutating func add(_ text: String, isClose: Bool = false) {
    if text.isEmpty { return }
    if !marked.isEmpty && !isClose { marked += " " }
    marked += text
  }

  static func literal(_ text: String) -> String { "\(open)\(text)\(close)" }

  /// What closes a mark or a quote; nil for what is neither.
  static func closing(_ character: Character) -> Character? {
    switch character {
    case open: close
    case "\"": "\""
    case "“": "”"
    default: nil
    }
  }
}
