extension TextBuffer {
  /// Goes to a place. The selection goes on where it is asked to, and ends where it is not.
  mutating func move(to place: TextPlace, selecting: Bool, keepingGoal: Bool = false) {
    if selecting || isMarking {
      if anchor == nil { anchor = cursor }
    } else {
      anchor = nil
    }
    endTyping()
    cursor = place
    if !keepingGoal { goalColumn = nil }
  }

  /// The place of the character after one; the next line's beginning at a line's end.
  func place(after place: TextPlace) -> TextPlace {
    let line = lines[place.line]
    guard place.offset < line.utf8.count else {
      return place.line + 1 < lines.count ? TextPlace(line: place.line + 1) : place
    }
    let index = line.utf8.index(line.startIndex, offsetBy: place.offset)
    return TextPlace(line: place.line, offset: line.utf8.distance(from: line.startIndex, to: line.index(after: index)))
  }

  /// The place of the character before one; the end of the line before at a line's beginning.
  func place(before place: TextPlace) -> TextPlace {
    let line = lines[place.line]
    guard place.offset > 0 else {
      return place.line > 0 ? TextPlace(line: place.line - 1, offset: lines[place.line - 1].utf8.count) : place
    }
    let index = line.utf8.index(line.startIndex, offsetBy: place.offset)
    return TextPlace(line: place.line, offset: line.utf8.distance(from: line.startIndex, to: line.index(before: index)))
  }

  /// Behind the end of the word that a place is in or before.
  func wordEnd(after start: TextPlace) -> TextPlace {
    var place = start
    while place < end, character(at: place).isWhitespace { place = self.place(after: place) }
    while place < end, !character(at: place).isWhitespace { place = self.place(after: place) }
    return place
  }

  /// At the beginning of the word that a place is in or behind.
  func wordStart(before start: TextPlace) -> TextPlace {
    var place = start
    while place > TextPlace(), character(at: self.place(before: place)).isWhitespace {
      place = self.place(before: place)
    }
    while place > TextPlace(), !character(at: self.place(before: place)).isWhitespace {
      place = self.place(before: place)
    }
    return place
  }

  /// A line feed at a line's end.
  private func character(at place: TextPlace) -> Character {
    let line = lines[place.line]
    guard place.offset < line.utf8.count else { return "\n" }
    return line[line.utf8.index(line.startIndex, offsetBy: place.offset)]
  }

  /// What is selected; the whole line with its line feed where nothing is.
  var selectionOrLine: Range<TextPlace> {
    if let selection { return selection }
    let start = TextPlace(line: cursor.line)
    return start..<(cursor.line + 1 < lines.count ? TextPlace(line: cursor.line + 1) : end)
  }
}
