/// What is wrong with a text, in words.
extension ParseError {
  init(_ fault: BraceLexer.Fault, in text: [UInt8], _ dialect: BraceDialect) {
    let (offset, expected, message) = Self.words(fault, text, dialect)
    self.init(at: offset, in: text, expected: expected, message: message)
  }

  private static func words(
    _ fault: BraceLexer.Fault, _ text: [UInt8], _ dialect: BraceDialect
  ) -> (offset: Int, expected: String, message: String) {
    switch fault {
    case .openString(let offset): (offset, "a closing quote", "the string that begins here is not closed")
    case .openComment(let offset): (offset, "\"*/\"", "the comment that begins here is not closed")
    case .openBracket(let offset): (offset, "its closing bracket", "the bracket that opens here is not closed")
    case .openBlock(let offset): (offset, "\"}\"", "the block that opens here is not closed")
    case .openRaw(let offset, let word): (offset, "\"\(word)\"", "no line below ends the text that begins here")
    case .openSection(let offset): (offset, "a name and \"]\"", "a section's header has a line of its own")
    case .strayBrace(let offset): (offset, "a setting", "this brace closes nothing")
    case .strayEnd(let offset): (offset, "a setting", "there is nothing that this ends")
    case .noEnd(let offset): (offset, "\";\"", "each setting ends with \";\"")
    case .noEndAfterBlock(let offset): (offset, "\";\" behind this brace", "each block ends with \"};\"")
    case .noName(let offset): (offset, "a word before this brace", "each block begins with its name")
    case .badKey(let offset): (offset, "a word", "each setting begins with its name")
    case .noBlock(let offset): (offset, "\"{\" behind these words", "a block must follow here")
    case .noSeparator(let key):
      (
        key.upperBound, dialect.needsValues ? "a value" : dialect.separators == .colon ? "\":\"" : "\"=\"",
        "\(TokenExcerpt(text: text).quoted(key)) has no value"
      )
    case .severalValues(let value):
      (value.lowerBound, "one value on this line", "\(TokenExcerpt(text: text).quoted(value)) is more than one")
    case .unclearBrace(let offset):
      (offset, "a brace at the end of its line", "it is not clear whether this brace is a part of the value")
    case .program(let offset): (offset, "settings", "this block holds a program; open the file in an editor")
    case .lineAfterRaw(let offset): (offset, "the end of the line", "the text begins on the next line")
    case .tooDeep(let offset):
      (offset, "at most \(Document.nestingLimit) levels", "this is nested too deeply")
    }
  }
}
