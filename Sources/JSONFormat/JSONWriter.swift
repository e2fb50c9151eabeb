/// Writes values as JSON in a given style.
struct JSONWriter: FlowWriter {
  let style: JSONStyle
  /// The setting it is for, named in errors.
  let path: Path
  var flow: FlowStyle { style.flow }

  func scalar(_ value: Value) throws(EditError) -> String {
    switch value {
    case .number(let number): try text(of: number)
    case .string(let string): quoted(string)
    case .dateTime(let dateTime): quoted(dateTime.literal)
    default: "null"
    }
  }

  func written(key: String) -> String {
    style.isJSON5 && style.hasBareKeys && JSONString.isName(key) ? key : quoted(key)
  }

  /// - Parameter quote: that of the string that was there; nil for the style's.
  func quoted(_ string: String, _ quote: UInt8? = nil) -> String {
    let asciiOnly = !string.utf8.allSatisfy { $0 < 0x80 } && style.escapesBeyondASCII
    return JSONString.quoted(string, style.isJSON5 ? quote ?? style.quote : style.quote, asciiOnly: asciiOnly)
  }

  private func text(of number: Number) throws(EditError) -> String {
    if style.isJSON5 { return JSON5Number.written(number) }
    guard number.isFinite else { throw .unsupported(path, "JSON has no number such as \(number)") }
    return Number(literal: number.literal) == nil ? number.decimal : number.literal
  }
}
