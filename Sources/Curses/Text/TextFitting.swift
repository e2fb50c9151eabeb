/// Cuts text to a number of columns, at whole characters.
public enum TextFitting {
  /// `text` where it fits, else as much of it as leaves room for an ellipsis, and the ellipsis.
  public static func truncate(_ text: String, columns: Int) -> String {
    if text.utf8.count <= columns && text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    if DisplayWidth.of(text) <= columns { return text }
    if columns <= 0 { return "" }
    return prefix(columns: columns - 1, of: text[...]) + "…"
  }

  /// The longest beginning of `text` of at most so many columns.
  public static func prefix(columns: Int, of text: Substring) -> Substring {
    var left = columns
    var end = text.startIndex
    for character in text {
      left -= DisplayWidth.of(character)
      if left < 0 { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }

  /// `text` without its first columns; blanks stand for the half of a wide character that is left.
  public static func dropFirst(columns: Int, of text: Substring) -> Substring {
    var dropped = 0
    var rest = text
    while dropped < columns, let first = rest.popFirst() { dropped += DisplayWidth.of(first) }
    return dropped > columns ? Substring(String(repeating: " ", count: dropped - columns) + rest) : rest
  }
}

extension TextFitting {
  /// `text` where it fits, else an ellipsis and as much of its end as there is room for.
  public static func truncateStart(_ text: String, columns: Int) -> String {
    let width = DisplayWidth.of(text)
    if width <= columns { return text }
    if columns <= 0 { return "" }
    return "…" + dropFirst(columns: width - columns + 1, of: text[...])
  }

  /// `text` in lines of at most so many columns, broken between words; a word longer than a line is cut.
  public static func wrap(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        var rest = word
        let longer = line.isEmpty ? String(word) : line + " " + word
        if DisplayWidth.of(longer) <= columns {
          line = longer
          continue
        }
        if !line.isEmpty { lines.append(line) }
        while DisplayWidth.of(rest) > columns {
          var piece = prefix(columns: columns, of: rest)
          if piece.isEmpty { piece = rest.prefix(1) }
          lines.append(String(piece))
          rest = rest[piece.endIndex...]
        }
        line = String(rest)
      }
      lines.append(line)
    }
    return lines
  }
}
