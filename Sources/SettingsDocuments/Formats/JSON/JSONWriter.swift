/// Writes values as JSON in a given style.
struct JSONWriter {
  let style: JSONStyle
  /// The setting it is for, named in errors.
  let path: Path

  func text(of value: Value, _ layout: FlowLayout) throws(EditError) -> String {
    switch value {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number): return try text(of: number)
    case .string(let string): return quoted(string)
    case .dateTime(let dateTime): return quoted(dateTime.literal)
    case .array(let values):
      let isFlat = style.hasInlineArrays && values.allSatisfy(\.kind.isScalar)
      return try container(values, ("[", "]"), isFlat ? .oneLine : layout, padding: "") {
        value, layout throws(EditError) in
        try text(of: value, layout)
      }
    case .object(let members):
      return try container(members, ("{", "}"), layout, padding: style.padding) { member, layout throws(EditError) in
        try text(ofKey: member.key, member.value, layout)
      }
    }
  }

  func text(ofKey key: String, _ value: Value, _ layout: FlowLayout) throws(EditError) -> String {
    written(key: key) + style.colon + (try text(of: value, layout))
  }

  func written(key: String) -> String {
    if let json5 = style.json5, json5.hasBareKeys, JSONString.isName(key) { return key }
    return quoted(key)
  }

  /// - Parameter quote: that of the string that was there; nil for the style's.
  func quoted(_ string: String, _ quote: UInt8? = nil) -> String {
    let asciiOnly = !string.utf8.allSatisfy { $0 < 0x80 } && style.escapesBeyondASCII
    let own = style.json5.map { quote ?? $0.quote } ?? UInt8(ascii: "\"")
    return JSONString.quoted(string, own, asciiOnly: asciiOnly)
  }

  private func text(of number: Number) throws(EditError) -> String {
    if style.json5 != nil { return JSON5Number.written(number) }
    guard number.isFinite else { throw .unsupported(path, "JSON has no number such as \(number)") }
    return Number(literal: number.literal) == nil ? number.decimal : number.literal
  }

  private func container<Item>(
    _ items: some Collection<Item>, _ brackets: (String, String), _ layout: FlowLayout, padding: String,
    _ text: (Item, FlowLayout) throws(EditError) -> String
  ) throws(EditError) -> String {
    if items.isEmpty { return brackets.0 + brackets.1 }
    var parts: [String] = []
    switch layout {
    case .oneLine:
      for item in items { parts.append(try text(item, .oneLine)) }
      return brackets.0 + padding + parts.joined(separator: style.flow.separator) + padding + brackets.1
    case .lines(let outer):
      let inner = outer + style.flow.indentation
      for item in items { parts.append(inner + (try text(item, .lines(indentation: inner)))) }
      let lines = parts.joined(separator: "," + style.flow.lineBreak)
      return brackets.0 + style.flow.lineBreak + lines + style.flow.lineBreak + outer + brackets.1
    }
  }
}
