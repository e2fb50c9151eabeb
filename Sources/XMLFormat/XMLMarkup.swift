/// What is written at a place of a text that is known to be well-formed (XML 1.0, fifth edition).
enum XMLMarkup {
  @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// The name behind the `<` or `</` of a tag.
  static func name(_ text: [UInt8], tagAt start: Int) -> Range<Int> {
    let first = text[start + 1] == UInt8(ascii: "/") ? start + 2 : start + 1
    return first..<nameEnd(text, from: first)
  }

  static func nameEnd(_ text: [UInt8], from start: Int) -> Int {
    text.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, !isBehindName(bytes[end]) { end += 1 }
      return end
    }
  }

  @inline(__always)
  private static func isBehindName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): true
    default: isBlank(byte)
    }
  }

  /// Behind the `>` of the tag that begins at a place.
  static func tagEnd(_ text: [UInt8], from start: Int) -> Int {
    text.withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
        if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
          place = (bytes[(place + 1)...].firstIndex(of: bytes[place]) ?? bytes.count - 1)
        }
        place += 1
      }
      return min(place + 1, bytes.count)
    }
  }

  // MARK: - Attributes

  struct Attribute {
    let name: Range<Int>
    /// With its quotes.
    let value: Range<Int>
    var range: Range<Int> { name.lowerBound..<value.upperBound }
  }

  /// The attributes in the start tag of an element.
  static func attributes(_ text: [UInt8], of element: XMLElement) -> [Attribute] {
    var attributes: [Attribute] = []
    var place = name(text, tagAt: element.start).upperBound
    if place + 1 == element.tagEnd { return attributes }
    func skipBlanks() { while isBlank(text[place]) { place += 1 } }
    while true {
      skipBlanks()
      guard place < element.tagEnd, text[place] != UInt8(ascii: ">"), text[place] != UInt8(ascii: "/") else { break }
      let name = place..<nameEnd(text, from: place)
      place = name.upperBound
      skipBlanks()
      place += 1
      skipBlanks()
      let end = ByteScan.firstOffset(of: text[place], in: text, place + 1..<element.tagEnd) ?? element.tagEnd - 1
      attributes.append(Attribute(name: name, value: place..<end + 1))
      place = end + 1
    }
    return attributes
  }

  // MARK: - Content

  static let commentStart = Array("<!--".utf8)
  static let commentEnd = Array("-->".utf8)
  static let instructionStart = Array("<?".utf8)
  static let instructionEnd = Array("?>".utf8)
  static let sectionStart = Array("<![CDATA[".utf8)
  static let sectionEnd = Array("]]>".utf8)

  /// The end of what begins with a mark at a place and ends with another; nil where something else is there.
  static func end(_ text: [UInt8], at place: Int, of start: [UInt8], _ end: [UInt8], before limit: Int) -> Int? {
    guard place + start.count <= limit, has(text, start, at: place) else { return nil }
    return ByteScan.firstOffset(of: end, in: text, place + start.count..<limit).map { $0 + end.count } ?? limit
  }

  static func has(_ text: [UInt8], _ mark: [UInt8], at place: Int) -> Bool {
    guard place >= 0, place + mark.count <= text.count else { return false }
    for offset in mark.indices where text[place + offset] != mark[offset] { return false }
    return true
  }

  /// The end of a comment or a processing instruction that begins at a place; nil where none does.
  static func asideEnd(_ text: [UInt8], at place: Int, before limit: Int) -> Int? {
    guard place < limit, text[place] == UInt8(ascii: "<") else { return nil }
    return end(text, at: place, of: commentStart, commentEnd, before: limit)
      ?? end(text, at: place, of: instructionStart, instructionEnd, before: limit)
  }

  /// A part between tags without the blanks, comments and instructions that it begins and ends with; nil where it has
  /// nothing else.
  static func trimmed(_ text: [UInt8], _ gap: Range<Int>) -> Range<Int>? {
    var start: Int?
    var (place, end) = (gap.lowerBound, gap.lowerBound)
    while place < gap.upperBound {
      if isBlank(text[place]) {
        place += 1
      } else if let aside = asideEnd(text, at: place, before: gap.upperBound) {
        place = aside
      } else {
        start = start ?? place
        place = self.end(text, at: place, of: sectionStart, sectionEnd, before: gap.upperBound) ?? place + 1
        end = place
      }
    }
    return start.map { $0..<end }
  }

  /// Whether what is between the tags of an element without others only lays it out: blanks with a line break, or
  /// comments and instructions.
  static func isLayout(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    guard let first = content.first, isBlank(text[first]) || text[first] == UInt8(ascii: "<"),
      trimmed(text, content) == nil
    else { return false }
    return content.contains { text[$0] == 0x0A || text[$0] == UInt8(ascii: "<") }
  }

  /// The comments of a part between tags.
  static func comments(_ text: [UInt8], in gap: Range<Int>) -> [Range<Int>] {
    asides(text, in: gap).filter { has(text, commentStart, at: $0.lowerBound) }
  }

  /// The comments and instructions of a part between tags.
  static func asides(_ text: [UInt8], in gap: Range<Int>) -> [Range<Int>] {
    var asides: [Range<Int>] = []
    var place = gap.lowerBound
    while let start = ByteScan.firstOffset(of: UInt8(ascii: "<"), in: text, place..<gap.upperBound) {
      let aside = asideEnd(text, at: start, before: gap.upperBound)
      if let aside { asides.append(start..<aside) }
      place = aside ?? end(text, at: start, of: sectionStart, sectionEnd, before: gap.upperBound) ?? start + 1
    }
    return asides
  }
}
