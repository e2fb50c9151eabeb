/// Text in lines that fit a terminal.
enum HelpText {
  private static let width = 80

  /// Two columns, the second as far to the left as the first allows.
  static func columns(_ rows: [(String, String)], indent: Int = 0) -> String {
    let column = indent + (rows.map(\.0.count).max() ?? 0) + 2
    return rows.map { left, right in
      let start = String(repeating: " ", count: indent) + left
      let gap = String(repeating: " ", count: column - start.count)
      return start + gap + wrapped(right, indent: column)
    }.joined(separator: "\n")
  }

  /// Breaks a text into lines.
  ///
  /// - Parameter indent: the column that each line begins at; the first is there already.
  static func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, indent + line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
