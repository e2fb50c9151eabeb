/// What is no statement: headers of sections, text that is taken as it is, and which braces belong together.
extension BraceLexer {
  // MARK: - Sections

  func isSection(_ place: Int) -> Bool {
    switch dialect.sections {
    case .none: return false
    case .brackets: return bytes[place] == UInt8(ascii: "[")
    case .words(let words):
      return words.contains { word in
        holds(word.utf8, at: place) && (byte(place + word.utf8.count).map { $0 <= 0x20 } ?? true)
      }
    }
  }

  /// - Returns: the name, the header, and where its line ends.
  func sectionHeader(at place: Int) throws(Fault) -> (name: Range<Int>, span: Range<Int>, end: Int) {
    let feed = lineFeed(from: place)
    guard case .brackets = dialect.sections else {
      let content = try statement(from: place).content
      return (content, content, feed)
    }
    guard let closing = bytes[place..<feed].firstIndex(of: UInt8(ascii: "]")) else { throw openSection(place) }
    let name = trimmed(place + 1..<closing)
    let rest = trimmed(closing + 1..<feed)
    let isComment = rest.isEmpty ? true : try commentEnd(at: rest.lowerBound, isWordStart: true) != nil
    guard isComment, !name.isEmpty else { throw openSection(place) }
    return (name, place..<closing + 1, feed)
  }

  private func openSection(_ place: Int) -> Fault {
    Fault(place, expected: "a name and \"]\"", "a section's header has a line of its own")
  }

  // MARK: - Text that is taken as it is

  func rawPart(at place: Int) throws(Fault) -> (key: Range<Int>, text: Range<Int>, end: Int)? {
    guard sets.rawStarts.contains(bytes[place]) else { return nil }
    let word = bytes[place...].prefix { $0 > 0x20 }
    guard let part = dialect.rawParts.first(where: { $0.begin.utf8.elementsEqual(word) }) else { return nil }
    let raw = try rawText(behind: word.endIndex, upTo: part.end)
    return (place..<word.endIndex, raw.text, raw.end)
  }

  /// - Parameter mayBeIndented: whether blanks may be before the word that ends the text.
  func rawText(
    behind place: Int, upTo word: String, mayBeIndented: Bool = true
  ) throws(Fault) -> (text: Range<Int>, end: Int) {
    let feed = lineFeed(from: place)
    guard trimmed(place..<feed).isEmpty else {
      throw Fault(place, expected: "the end of the line", "the text begins on the next line")
    }
    let start = min(feed + 1, bytes.count)
    var line = start
    while line < bytes.count {
      let end = lineFeed(from: line)
      let content = trimmed(line..<end)
      if bytes[content].elementsEqual(word.utf8), mayBeIndented || content.lowerBound == line {
        return (start..<withoutReturn(max(start, line - 1), from: start), content.upperBound)
      }
      line = end + 1
    }
    throw Fault(place, expected: "\"\(word)\"", "no line below ends the text that begins here")
  }

  // MARK: - Braces

  /// Where each brace is closed.
  func closings() throws(Fault) -> [Int: Int] {
    var result: [Int: Int] = [:]
    var open: [Int] = []
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "{"): open.append(place)
      case UInt8(ascii: "}"): if let start = open.popLast() { result[start] = place }
      default:
        let before = byte(place - 1).map { Self.isBlank($0) || $0 == 0x0A || ";{}".utf8.contains($0) } ?? true
        if let end = try commentEnd(at: place, isWordStart: before) {
          place = end
          continue
        }
        if isStringStart(place, behind: 0) || (place == 0 && dialect.quotes.contains(bytes[0])) {
          place = try stringEnd(at: place)
          continue
        }
      }
      place += 1
    }
    return result
  }
}
