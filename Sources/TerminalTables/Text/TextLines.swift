/// The beginning of texts of several lines, for rows that have no room for all of it.
@MainActor
enum TextLines {
  /// The first line, and an ellipsis where more follow.
  static func firstLine(of text: String) -> String {
    guard let end = text.utf8.firstIndex(of: 10) else { return text }
    return text[..<end] + " …"
  }

  /// The first lines, and under them how many more there are.
  static func beginning(of text: String, lines: Int) -> String {
    var end = text.utf8.startIndex
    for _ in 0..<lines {
      guard let feed = text.utf8[end...].firstIndex(of: 10) else { return text }
      end = text.utf8.index(after: feed)
    }
    let hidden = 1 + text.utf8[end...].reduce(0) { $1 == 10 ? $0 + 1 : $0 }
    return text[..<end] + Words.current.text(.moreLines, ["count": "\(hidden)"])
  }
}
