import CFyaml

/// Reads a text into a `YAMLTree`: libfyaml says what comes after what and where, and everything else is worked out
/// from the text.
///
/// The library leaves the quotes out of spans, and the headers of block scalars; has nothing where nothing is written;
/// and lets collections end where the next thing begins.
///
/// - Complexity: linear in the text.
struct YAMLReader {
  /// With line breaks for a byte-order mark below the first lines.
  private let text: [UInt8]
  private(set) var tree = YAMLTree()
  /// The end of the last thing that was read.
  private var lastEnd: Int
  private var open: [Container] = []
  private var anchors: [String: Int] = [:]
  /// Where the anchor and the tag of the next node are.
  private var properties: Range<Int>?

  private struct Container {
    let index: Int
    let kind: YAMLTree.Kind
    let isBlock: Bool
    /// In a mapping: whether the key was read and its value comes next.
    var isBeforeValue = false
    /// The column of a block collection, once it was asked for.
    var column: Int?
  }

  init(_ text: [UInt8]) {
    self.text = Self.withoutInnerMark(text)
    lastEnd = UTF8Text.start(of: text)
  }

  /// - Parameter strictness: `.tolerant` also reads brackets that are no further in than the key before them, as other
  ///   readers do.
  static func tree(of text: [UInt8], strictness: Document.Strictness = .tolerant) throws(ParseError) -> YAMLTree {
    do throws(ParseError) {
      var reader = YAMLReader(text)
      return try reader.read()
    } catch {
      var reader = YAMLReader(text)
      guard strictness == .tolerant, let tree = try? reader.read(isSloppy: true) else { throw error }
      return tree
    }
  }

  /// A byte-order mark may also come after the comments that a text begins with (YAML 1.2.2, chapter 9.1.1); the
  /// library takes it for text. Three line breaks in its place leave all else where it is.
  private static func withoutInnerMark(_ text: [UInt8]) -> [UInt8] {
    var line = UTF8Text.start(of: text)
    while line < text.count, text[line] == UInt8(ascii: "#") || YAMLBytes.isBreak(text[line]) {
      line = YAMLBytes.afterBreak(text, YAMLBytes.lineEnd(text, line))
    }
    guard line > UTF8Text.start(of: text), text[line...].starts(with: UTF8Text.byteOrderMark) else { return text }
    var result = text
    result.replaceSubrange(line..<line + 3, with: repeatElement(0x0A, count: 3))
    return result
  }

  private mutating func read(isSloppy: Bool = false) throws(ParseError) -> YAMLTree {
    // The library would take it for the end.
    if let place = ByteScan.firstOffset(of: 0, in: text, text.indices) {
      throw YAMLErrors(text: text).noText(at: place)
    }
    tree.reserve(text.count / 8 + 4)
    tree.append(.stream, .block, lastEnd..<text.count)
    guard let parser = yaml_parser_create(isSloppy) else { throw YAMLErrors(text: text).noMemory() }
    defer { yaml_parser_destroy(parser) }
    try text.withUnsafeBufferPointer { bytes throws(ParseError) in
      try readEvents(of: parser, UnsafeRawBufferPointer(bytes).bindMemory(to: CChar.self))
    }
    tree.close(0, at: text.count)
    return tree
  }

  private mutating func readEvents(
    of parser: OpaquePointer, _ bytes: UnsafeBufferPointer<CChar>
  ) throws(ParseError) {
    // An empty text has no address, and nothing to read.
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    guard fy_parser_set_string(parser, base, bytes.count) == 0 else { throw YAMLErrors(text: text).noMemory() }
    var event = yaml_event()
    var pace = ReadingPace()
    while let owner = yaml_next_event(parser, &event) {
      defer { fy_parser_event_free(parser, owner) }
      try pace.step(at: lastEnd, in: text, nodes: tree.count)
      try take(event)
    }
    if fy_parser_get_stream_error(parser) {
      let bracket = open.last { !$0.isBlock && tree[$0.index].style == .flow }.map { tree[$0.index].start }
      throw YAMLErrors(text: text).parseError(of: parser, after: lastEnd, openBracket: bracket)
    }
  }

  private mutating func take(_ event: yaml_event) throws(ParseError) {
    switch yaml_event_kind(rawValue: UInt32(event.kind)) {
    case YAML_DOCUMENT_START: startDocument(event)
    case YAML_DOCUMENT_END: endDocument(event)
    case YAML_SCALAR: try takeScalar(event)
    case YAML_ALIAS: try takeAlias(event)
    case YAML_SEQUENCE_START: try openCollection(.sequence, event)
    case YAML_MAPPING_START: try openCollection(.mapping, event)
    case YAML_SEQUENCE_END, YAML_MAPPING_END: closeCollection(event)
    default: break
    }
  }

  // MARK: - Documents

  private mutating func startDocument(_ event: yaml_event) {
    anchors = [:]
    let isMarked = event.start >= 0 && event.end > event.start
    if isMarked { lastEnd = event.end }
    let start = isMarked ? event.start : YAMLBytes.skipBlanksAndComments(text, from: lastEnd)
    open.append(Container(index: tree.count, kind: .document, isBlock: true, column: -1))
    append(.document, isMarked ? .marked : .unmarked, start..<max(start, lastEnd))
  }

  private mutating func endDocument(_ event: yaml_event) {
    guard let document = open.popLast() else { return }
    tree.close(document.index, at: lastEnd)
    if event.end > event.start, event.start >= 0 { lastEnd = event.end }
  }

  // MARK: - Scalars and aliases

  private mutating func takeScalar(_ event: yaml_event) throws(ParseError) {
    let place = lastEnd
    takeProperties(of: event)
    let properties = properties
    let span: Range<Int>
    var style = YAMLTree.Style.plain
    var column: Int?
    if event.start < 0 {
      style = .empty
      let start = properties?.upperBound ?? emptyPlace(from: place)
      span = start..<start
    } else {
      switch yaml_event_style(rawValue: UInt32(event.style)) {
      case YAML_SINGLE_QUOTED: (style, span) = (.singleQuoted, event.start - 1..<event.end + 1)
      case YAML_DOUBLE_QUOTED: (style, span) = (.doubleQuoted, event.start - 1..<event.end + 1)
      case YAML_LITERAL, YAML_FOLDED:
        let scalar = YAMLBlockScalar(
          text, headerFrom: max(place, properties?.upperBound ?? 0), parentColumn: parentColumn())
        style = Int32(YAML_LITERAL.rawValue) == event.style ? .literal : .folded
        (span, column) = (scalar.span, scalar.contentColumn)
      default: span = event.start..<event.end
      }
    }
    if let column { tree.contentColumns[tree.count] = column }
    append(.scalar, style, span)
    lastEnd = max(lastEnd, span.upperBound)
    turn()
  }

  private mutating func takeAlias(_ event: yaml_event) throws(ParseError) {
    let span = event.start - 1..<event.end
    let name = String(bytes: text, in: event.start..<event.end)
    guard let target = anchors[name] else {
      throw YAMLErrors(text: text).alias(span, "there is no anchor &\(name) above it")
    }
    if open.contains(where: { $0.index == target }) {
      throw YAMLErrors(text: text).alias(span, "it would mean itself, without end")
    }
    tree.aliasTargets[tree.count] = target
    append(.alias, .plain, span)
    lastEnd = span.upperBound
    turn()
  }

  /// Keeps the anchor and the tag of the node that is appended next.
  private mutating func takeProperties(of event: yaml_event) {
    guard event.anchor_start >= 0 || event.tag_start >= 0 else { return }
    var properties = YAMLTree.Properties()
    if event.anchor_start >= 0 {
      properties.anchor = Int(event.anchor_start) - 1..<Int(event.anchor_end)
      anchors[String(bytes: text, in: Int(event.anchor_start)..<Int(event.anchor_end))] = tree.count
    }
    if event.tag_start >= 0 {
      properties.tag = Int(event.tag_start)..<Int(event.tag_end)
      let bytes = UnsafeRawBufferPointer(start: event.tag, count: event.tag == nil ? 0 : event.tag_length)
      properties.tagName = String(decoding: bytes, as: UTF8.self)
    }
    tree.properties[tree.count] = properties
    self.properties = properties.start..<properties.end
    lastEnd = max(lastEnd, properties.end)
  }

  // MARK: - Collections

  private mutating func openCollection(_ kind: YAMLTree.Kind, _ event: yaml_event) throws(ParseError) {
    guard open.count <= Document.nestingLimit else {
      throw .nestedTooDeeply(at: max(lastEnd, event.start), in: text)
    }
    takeProperties(of: event)
    let start = event.start
    // The library gives a pair in brackets its `?`, and a block nothing.
    let isFlow = event.end > event.start && text[start] != UInt8(ascii: "?")
    let isInFlow = open.last.map { !$0.isBlock } ?? false
    let style: YAMLTree.Style = isFlow ? .flow : (isInFlow ? .pair : .block)
    append(kind, style, start..<start)
    open.append(Container(index: tree.count - 1, kind: kind, isBlock: style == .block))
    if isFlow { lastEnd = event.end } else if style == .block { lastEnd = max(lastEnd, start) }
  }

  private mutating func closeCollection(_ event: yaml_event) {
    guard let container = open.popLast() else { return }
    if tree[container.index].style == .flow { lastEnd = event.end }
    tree.close(container.index, at: lastEnd)
    turn()
  }

  /// After a node: in a mapping, from key to value or from value to key.
  private mutating func turn() {
    if let last = open.indices.last { open[last].isBeforeValue.toggle() }
  }

  private mutating func append(_ kind: YAMLTree.Kind, _ style: YAMLTree.Style, _ span: Range<Int>) {
    let index = tree.count
    defer { properties = nil }
    tree.append(kind, style, span, hasProperties: properties != nil)
    if span.count == 2, tree.isMergeKey(index, in: text) { tree.hasMergeKeys = true }
    // The library has some collections begin behind their first key.
    let start = min(span.lowerBound, properties?.lowerBound ?? Int.max)
    if let parent = open.last?.index, parent == index - 1 { tree.extend(parent, toStart: start) }
  }

  // MARK: - Places

  /// The column of the innermost block collection, from which the content of block scalars is counted; -1 outside all.
  private mutating func parentColumn() -> Int {
    guard let last = open.lastIndex(where: { $0.isBlock }) else { return -1 }
    if let column = open[last].column { return column }
    let start = tree[open[last].index].start
    let column = start - YAMLBytes.lineStart(text, start)
    open[last].column = column
    return column
  }

  /// Where a scalar would be of which nothing is written: behind the `-`, `?` or `:` that asks for it.
  private mutating func emptyPlace(from place: Int) -> Int {
    guard let container = open.last else { return place }
    let next = YAMLBytes.skipBlanksAndComments(text, from: place)
    switch container.kind {
    case .sequence: return isIndicator(UInt8(ascii: "-"), at: next) ? next + 1 : place
    case .mapping where container.isBeforeValue:
      return next < text.count && text[next] == UInt8(ascii: ":") && isOwnColon(next, after: place) ? next + 1 : place
    case .mapping:
      let key = YAMLBytes.skipBlanksAndComments(text, from: next, commas: !container.isBlock)
      return isIndicator(UInt8(ascii: "?"), at: key) ? key + 1 : key
    default: return place
    }
  }

  private func isIndicator(_ indicator: UInt8, at offset: Int) -> Bool {
    offset < text.count && text[offset] == indicator
      && (offset + 1 == text.count || YAMLBytes.isSpace(text[offset + 1])
        || YAMLBytes.isFlowIndicator(text[offset + 1]))
  }

  /// Whether a colon belongs to the key before it: on a line of its own, it is in its mapping's column.
  private mutating func isOwnColon(_ colon: Int, after place: Int) -> Bool {
    guard open.last?.isBlock == true, text[place..<colon].contains(where: YAMLBytes.isBreak) else { return true }
    return colon - YAMLBytes.lineStart(text, colon) == parentColumn()
  }
}
