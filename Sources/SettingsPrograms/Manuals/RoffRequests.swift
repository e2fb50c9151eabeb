import SettingsDocuments

/// The lines of a page without what is not for reading in a terminal: definitions of macros, what is left out, tables,
/// and the branches of conditional requests that are for typesetters (groff(7), tbl(1)).
struct RoffRequests {
  private(set) var lines: [Substring] = []
  /// What ends the part that is left out.
  private var end: Substring?
  /// How many blocks of a branch that is not taken the present line is inside.
  private var skippedBlocks = 0
  /// Whether the last `.ie` was for typesetters, so that its `.el` is for terminals.
  private var takesElse = false

  init(_ source: [Substring]) {
    for line in source { read(line) }
  }

  private mutating func read(_ line: Substring) {
    if let end {
      if line.trimmed == end { self.end = nil }
      return
    }
    if skippedBlocks > 0 { return skip(line) }
    guard line.first == "." || line.first == "'" else { return lines.append(line) }
    let request = line.dropFirst().drop { $0 == " " || $0 == "\t" }
    let name = request.prefix { $0 != " " && $0 != "\t" && $0 != "\\" }
    let rest = request.dropFirst(name.count).trimmed
    switch name {
    case "de", "de1", "am", "ig": end = ".."
    case "TS": end = ".TE"
    case "if", "ie":
      let (isTaken, body) = Self.condition(rest)
      if name == "ie" { takesElse = !isTaken }
      take(body, isTaken)
    case "el": take(rest, takesElse)
    default: lines.append(line)
    }
  }

  /// A branch on the same line, or a block in `\{` and `\}` from here on.
  private mutating func take(_ body: Substring, _ isTaken: Bool) {
    if body.hasPrefix("\\{") {
      if isTaken { read(body.dropFirst(2).drop { $0 == "\\" }) } else { skippedBlocks = 1 }
    } else if isTaken, !body.isEmpty {
      read(body)
    }
  }

  private mutating func skip(_ line: Substring) {
    if line.holds("\\{") { skippedBlocks += 1 }
    if line.holds("\\}") { skippedBlocks -= 1 }
  }

  /// Whether a terminal takes the branch, and what is behind the condition: `n` is true there and `t` is not; of
  /// others, which ask for a register such as `\n(.g`, the branch is as good as none.
  private static func condition(_ text: Substring) -> (isTaken: Bool, body: Substring) {
    let isNegated = text.first == "!"
    let condition = (isNegated ? text.dropFirst() : text).prefix { $0 != " " && $0 != "\t" }
    let body = text.dropFirst(condition.count + (isNegated ? 1 : 0)).drop { $0 == " " || $0 == "\t" }
    switch condition {
    case "n": return (!isNegated, body)
    case "t": return (isNegated, body)
    default: return (false, body)
    }
  }
}
