/// What a terminal shows at one moment.
struct TerminalScreen: Sendable {
  /// One string a line, without the blanks at its end.
  let lines: [String]
  /// The same lines with their attributes as escape sequences.
  let styledLines: [String]
  let columns: Int
  let rows: Int
  let cursorColumn: Int
  let cursorRow: Int
  let cursorIsShown: Bool
  /// True while a full-screen program has the alternate screen.
  let isAlternate: Bool

  var text: String { lines.joined(separator: "\n") }

  func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first line that holds `text`.
  func line(with text: String) -> String? { lines.first { $0.contains(text) } }

  /// The stretches of one line with the attributes they were drawn with.
  func runs(ofLine row: Int) -> [StyledRun] { StyledRun.runs(in: styledLines[row]) }

  /// All text drawn in reverse, from the top, stretch by stretch.
  var reversed: [String] {
    styledLines.flatMap(StyledRun.runs).filter { $0.attributes.contains("7") }.map(\.text)
  }

  /// True when some text has a colour of its own.
  var hasColour: Bool { styledLines.flatMap(StyledRun.runs).contains(where: \.hasColour) }
}

/// Text of one line that shares its attributes.
struct StyledRun: Sendable {
  var text: String
  /// The parameters of the escape sequences in force: `1` is bold, `2` dim, `4` underlined, `7` reversed.
  var attributes: [String]

  var hasColour: Bool {
    attributes.contains { attribute in
      guard let number = Int(attribute.prefix { $0.isNumber }) else { return false }
      return (30...38).contains(number) || (40...48).contains(number) || number >= 90
    }
  }

  static func runs(in line: String) -> [StyledRun] {
    var runs: [StyledRun] = []
    var attributes: [String] = []
    for (index, piece) in line.split(separator: "\u{1b}[", omittingEmptySubsequences: false).enumerated() {
      var text = piece
      if index > 0, let end = piece.firstIndex(where: \.isLetter) {
        for parameter in piece[..<end].split(separator: ";", omittingEmptySubsequences: false) {
          if parameter.isEmpty || parameter == "0" { attributes = [] } else { attributes.append(String(parameter)) }
        }
        text = piece[piece.index(after: end)...]
      }
      if !text.isEmpty { runs.append(StyledRun(text: String(text), attributes: attributes)) }
    }
    return runs
  }
}
