/// What comments say of an element: the one right above it, and one behind it on its line.
extension XMLEditor {
  /// - Parameter setting: from the element's name, or from the line on which it is commented out, to the end of its
  ///   text.
  func explanation(of setting: Range<Int>) -> String? {
    let isElement = setting.lowerBound > 0 && text[setting.lowerBound - 1] == UInt8(ascii: "<")
    let start = isElement ? setting.lowerBound - 1 : setting.lowerBound
    guard lines.isFirstOnLine(start) else { return nil }
    let found = [commentAbove(start), commentBehind(setting.upperBound)].compactMap { $0 }.map(said)
      .filter { !$0.isEmpty }
    return found.isEmpty ? nil : found.joined(separator: "\n")
  }

  /// The comment on lines of its own that ends on the line above, unless it is an element that is commented out.
  private func commentAbove(_ start: Int) -> Range<Int>? {
    var (end, lineBreaks) = (start, 0)
    while end > 0, XMLMarkup.isBlank(text[end - 1]) {
      end -= 1
      if text[end] == 0x0A { lineBreaks += 1 }
    }
    guard lineBreaks == 1, text[..<end].suffix(XMLMarkup.commentEnd.count).elementsEqual(XMLMarkup.commentEnd) else {
      return nil
    }
    let mark = XMLMarkup.commentStart
    var place = end - XMLMarkup.commentEnd.count - mark.count
    while place >= 0, !text[place...].starts(with: mark) { place -= 1 }
    guard place >= 0, lines.isFirstOnLine(place), setting(place..<end) == nil else { return nil }
    return place..<end
  }

  /// The comment behind the end of a one-line element; none that goes on in the next line.
  private func commentBehind(_ end: Int) -> Range<Int>? {
    let rest = end..<lines.lineEnd(end)
    let marks = XMLMarkup.commentStart.count + XMLMarkup.commentEnd.count
    guard let comment = XMLMarkup.comments(text, in: rest).first, comment.count >= marks,
      text[comment].suffix(XMLMarkup.commentEnd.count).elementsEqual(XMLMarkup.commentEnd)
    else { return nil }
    let tags = text[end..<comment.lowerBound].count { $0 == UInt8(ascii: "<") }
    return tags <= 1 ? comment : nil
  }

  /// The lines of a comment without its marks and what they are indented by.
  private func said(_ comment: Range<Int>) -> String {
    let inside =
      comment.lowerBound + XMLMarkup.commentStart.count..<comment.upperBound - XMLMarkup.commentEnd.count
    let all = text[inside].split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(
        decoding: line.drop(while: XMLMarkup.isBlank).reversed().drop(while: XMLMarkup.isBlank).reversed(),
        as: UTF8.self)
    }
    let shown = all.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
    return shown.joined(separator: "\n")
  }
}
