/// Writes JSON (RFC 8259) for people and programs to read, away from any document.
///
/// What it writes is safe to send to a terminal: see ``Unicode/Scalar/isEscapedWhenShown``.
package enum JSONText {
  /// A string with its quotes; what a terminal could obey or a reader would not see is escaped.
  package static func quoted(_ text: String) -> String {
    var output: [UInt8] = []
    write(text, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  fileprivate static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    let isPlain = text.withBytes { bytes in
      guard Self.isPlain(bytes) else { return false }
      output += bytes
      return true
    }
    if !isPlain { output += written(text, escapingMarks: true).utf8 }
    output.append(UInt8(ascii: "\""))
  }

  /// Text on one line, with `\u001b` and the like for what a terminal could obey or a reader would not see.
  ///
  ///     JSONText.escaped("a\nb\u{1B}[31m")            // a\nb\u001b[31m
  ///
  /// - Parameter kept: characters that stay as they are.
  package static func escaped(_ text: String, keeping kept: [Unicode.Scalar] = []) -> String {
    isPrintableASCII(text) ? text : written(text, escapingMarks: false, keeping: kept)
  }

  /// Whether nothing in the text needs an escape, as is so of nearly every text.
  package static func isPlain(_ text: String) -> Bool { text.withBytes(isPlain) }

  private static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
  }

  private static func isPrintableASCII(_ text: String) -> Bool {
    text.withBytes { $0.allSatisfy { 0x20..<0x7F ~= $0 } }
  }

  /// - Parameter escapingMarks: whether quotes and backslashes are escaped as well.
  private static func written(
    _ text: String, escapingMarks: Bool, keeping kept: [Unicode.Scalar] = []
  ) -> String {
    var isInRegionFlag = false
    return Escapes.shown.written(text, keeping: escapingMarks ? kept : kept + ["\"", "\\"]) { scalar in
      isInRegionFlag = scalar == .regionFlag || isInRegionFlag && scalar.isTag
      return scalar.isEscapedWhenShown && !isInRegionFlag
    }
  }
}

extension Value {
  /// The value as JSON on one line, such as `{"a": [1, 2]}`. Dates, infinities and not-a-number become strings.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The same in UTF-8, for what is written or parsed.
  package var jsonBytes: [UInt8] {
    // Bytes are added in a fraction of what adding to a string costs.
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .boolean(let value): output += (value ? "true" : "false").utf8
    case .number(let value) where value.isFinite: output += value.json.utf8
    // JSON has no number for it, and null would say that nothing is there.
    case .number(let value): JSONText.write(value.literal, to: &output)
    case .string(let text): JSONText.write(text, to: &output)
    case .dateTime(let value): JSONText.write(value.literal, to: &output)
    case .array(let values):
      output.append(UInt8(ascii: "["))
      for place in values.indices {
        if place > 0 { output.append(UInt8(ascii: ","), UInt8(ascii: " ")) }
        values[place].write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for place in members.indices {
        if place > 0 { output.append(UInt8(ascii: ","), UInt8(ascii: " ")) }
        JSONText.write(members[place].key, to: &output)
        output.append(UInt8(ascii: ":"), UInt8(ascii: " "))
        members[place].value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}

extension Number {
  /// The number as JSON spells it: as it is written where that is JSON.
  fileprivate var json: String { Number(literal: literal) == nil ? decimal : literal }
}

extension [UInt8] {
  fileprivate mutating func append(_ one: UInt8, _ next: UInt8) {
    append(one)
    append(next)
  }
}
