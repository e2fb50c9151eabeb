/// Reads `a.b[0]."quoted key".c` and `a.b[]`.
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
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "]") else { return .index(try index()) }
    position += 2
    return .end
  }

  private mutating func index() throws(PathError) -> Int {
    let opening = position
    position += 1
    let start = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
    guard position > start else {
      throw parseError("expected a number after [; a key that holds [ is written in quotes")
    }
    guard let index = Int(String(bytes: bytes, in: start..<position)) else {
      throw PathError(text: text, offset: start, message: "this index is too large")
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "]") else {
      throw PathError(text: text, offset: opening, message: "this [ is not closed by ]")
    }
    position += 1
    return index
  }

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
      throw PathError(text: text, offset: opening, message: "an escape in this key is not one JSON knows")
    }
    return key
  }

  private func parseError(_ message: String) -> PathError {
    PathError(text: text, offset: min(position, bytes.count), message: message)
  }
}
