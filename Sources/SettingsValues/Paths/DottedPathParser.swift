/// Reads `a.b[0]."quoted key".c`, `a.b[]` and `a[b=c]`.
struct DottedPathParser {
  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  mutating func steps() throws(PathError) -> [Path.Step] {
    var steps: [Path.Step] = []
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "[") {
        steps.append(try element())
      } else {
        if !steps.isEmpty { try skipDot() }
        steps.append(.key(try key()))
      }
    }
    return steps
  }

  private mutating func skipDot() throws(PathError) {
    guard bytes[position] == UInt8(ascii: ".") else {
      throw parseError("expected a dot or [ before the next key")
    }
    position += 1
  }

  private mutating func element() throws(PathError) -> Path.Step {
    let rest = bytes[(position + 1)...]
    if rest.first == UInt8(ascii: "]") {
      position += 2
      return .end
    }
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    let isIndex = !digits.isEmpty && [nil, UInt8(ascii: "]")].contains(rest.dropFirst(digits.count).first)
    return isIndex ? .index(try index(digits)) : .item(try selector())
  }

  private mutating func index(_ digits: ArraySlice<UInt8>) throws(PathError) -> Int {
    guard let index = Int(String(decoding: digits, as: UTF8.self)) else {
      throw PathError(text: text, offset: digits.startIndex, message: "this index is too large")
    }
    let opening = position
    position = digits.endIndex
    try close(opening)
    return index
  }

  private mutating func close(_ opening: Int) throws(PathError) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "]") else {
      throw PathError(text: text, offset: opening, message: "this [ is not closed by ]")
    }
    position += 1
  }

  // MARK: - Selectors

  private mutating func selector() throws(PathError) -> ItemSelector {
    let opening = position
    var member: [String] = []
    repeat {
      position += 1
      member.append(try selectorKey(opening))
    } while position < bytes.count && bytes[position] == UInt8(ascii: ".")
    let comparison = ItemSelector.Comparison.allCases.first { bytes[position...].starts(with: $0.rawValue.utf8) }
    guard let comparison else { throw noSelector(opening) }
    position += comparison.rawValue.utf8.count
    let text = try selectorText()
    if text.isEmpty, comparison == .contains { throw parseError("expected a part of the value after ~=") }
    try close(opening)
    return ItemSelector(member: member, comparison: comparison, text: text)
  }

  private mutating func selectorKey(_ opening: Int) throws(PathError) -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedKey() }
    let start = position
    while position < bytes.count, !Self.endsKey(bytes[position]), !isAtComparison { position += 1 }
    guard position > start else { throw noSelector(opening) }
    return String(bytes: bytes, in: start..<position)
  }

  private var isAtComparison: Bool {
    ItemSelector.Comparison.allCases.contains { bytes[position...].starts(with: $0.rawValue.utf8) }
  }

  private mutating func selectorText() throws(PathError) -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return try quotedKey() }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "]") {
      if bytes[position] == UInt8(ascii: "\"") {
        throw parseError("a quote inside a value: write the whole value in quotes, and this one as \\\"")
      }
      position += 1
    }
    return String(bytes: bytes, in: start..<position)
  }

  private func noSelector(_ opening: Int) -> PathError {
    PathError(
      text: text, offset: opening + 1,
      message: "expected a number or what the item has, as name=value or name~=part, after [; "
        + "a key that holds [ is written in quotes")
  }

  // MARK: - Keys

  private mutating func key() throws(PathError) -> String {
    guard position < bytes.count else { throw parseError("expected a key after the dot") }
    if bytes[position] == UInt8(ascii: "\"") { return try quotedKey() }
    let start = position
    while position < bytes.count, !Self.endsKey(bytes[position]) { position += 1 }
    guard position > start else {
      throw parseError("expected a key; one that holds a dot or a bracket is written in quotes")
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      throw parseError("a quote inside a key: write the whole key in quotes, and this one as \\\"")
    }
    let key = String(bytes: bytes, in: start..<position)
    if key.hasSuffix("/-") {
      throw PathError(
        text: text, offset: start,
        message: "the end of a list is written \(key.dropLast(2))[] or, with a slash before it all, /\(key); "
          + "a key of this name goes in quotes")
    }
    return key
  }

  private static func endsKey(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\"")
  }

  private mutating func quotedKey() throws(PathError) -> String {
    let opening = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < bytes.count else {
      throw PathError(text: text, offset: opening, message: "this quote is not closed")
    }
    position += 1
    guard let key = Escapes.json.decoded(bytes, in: opening + 1..<position - 1) else {
      throw PathError(text: text, offset: opening, message: "an escape between these quotes is not one JSON knows")
    }
    return key
  }

  private func parseError(_ message: String) -> PathError {
    PathError(text: text, offset: min(position, bytes.count), message: message)
  }
}
