import CExpat

/// Reads a text into the elements that are written in it: expat says whether it is well-formed, and at which bytes tags
/// begin and end. Nothing else is asked of it: entities stay as they are written, and nothing outside the text is read.
///
/// - Complexity: linear in the text.
final class XMLReader {
  private let text: [UInt8]
  private let parser: XML_Parser
  /// In the order of their start tags.
  private(set) var elements: [XMLElement] = []
  /// The elements whose end tags are still to come, the innermost last.
  private(set) var open: [Int] = []
  /// Why reading was stopped from within.
  private var stop: ParseError?
  private var pace = ReadingPace()

  static func elements(of text: [UInt8]) throws(ParseError) -> [XMLElement] {
    // A encoding of its own keeps expat from changing to the one that is declared.
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw ParseError(at: 0, in: text, expected: "memory", message: "there is not enough to read this file")
    }
    defer { XML_ParserFree(parser) }
    let reader = XMLReader(text, parser)
    try reader.read()
    return reader.elements
  }

  private init(_ text: [UInt8], _ parser: XML_Parser) {
    self.text = text
    self.parser = parser
  }

  private func read() throws(ParseError) {
    limitGrowth()
    setHandlers()
    defer { withExtendedLifetime(self) {} }
    let isRead = text.withUnsafeBytes { bytes in
      var start = 0
      repeat {
        let end = min(bytes.count, start + max(Self.piece, bytes.count / 16))
        let piece = UnsafeRawBufferPointer(rebasing: bytes[start..<end]).bindMemory(to: CChar.self)
        let status = XML_Parse(parser, piece.baseAddress, Int32(piece.count), end == bytes.count ? 1 : 0)
        guard status == XML_STATUS_OK else { return false }
        start = end
      } while start < bytes.count
      return true
    }
    if let stop { throw stop }
    if !isRead { throw XMLErrors(text: text).parseError(of: parser, openElement: open.last.map { elements[$0] }) }
  }

  /// How many bytes expat gets at once, which it copies; of a large text more, as it reads again what a piece ends
  /// within.
  private static let piece = 1 << 24

  /// Entities in attributes are checked by what they expand to; that may not become much longer than the text.
  private func limitGrowth() {
    _ = XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, 8)
    _ = XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 1 << 20)
    _ = XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_NEVER)
  }

  private func setHandlers() {
    // With a default handler, even with none, entities are not expanded.
    XML_SetDefaultHandler(parser, nil)
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { reader, _, _ in XMLReader.of(reader)?.start() }, { reader, _ in XMLReader.of(reader)?.end() })
    XML_SetXmlDeclHandler(parser) { reader, _, encoding, _ in
      if let encoding { XMLReader.of(reader)?.check(encoding: String(cString: encoding)) }
    }
  }

  private static func of(_ reader: UnsafeMutableRawPointer?) -> XMLReader? {
    reader.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: - What expat tells

  private func start() {
    let start = XML_GetCurrentByteIndex(parser)
    let tagEnd = start + Int(XML_GetCurrentByteCount(parser))
    if open.count >= Document.nestingLimit { return end(with: .nestedTooDeeply(at: start, in: text)) }
    do throws(ParseError) {
      try pace.step(at: start, in: text, nodes: elements.count)
    } catch {
      return end(with: error)
    }
    open.append(elements.count)
    elements.append(XMLElement(start: start, tagEnd: tagEnd))
  }

  private func end() {
    guard let index = open.popLast() else { return }
    let start = XML_GetCurrentByteIndex(parser)
    let count = Int(XML_GetCurrentByteCount(parser))
    elements[index].close(at: count == 0 ? elements[index].tagEnd : start, end: start + count, next: elements.count)
  }

  /// Bytes of an encoding that is as ASCII for these are read as such; any other would be misread.
  private func check(encoding: String) {
    let name = encoding.lowercased()
    if name == "utf-8" || name == "utf8" { return }
    let errors = XMLErrors(text: text)
    guard name == "us-ascii" || name == "ascii" || name.hasPrefix("iso-8859-") || name.hasPrefix("windows-125") else {
      return end(with: errors.encoding(encoding))
    }
    if let place = text.firstIndex(where: { $0 >= 0x80 }) { end(with: errors.encoding(encoding, at: place)) }
  }

  private func end(with error: ParseError) {
    stop = error
    _ = XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
