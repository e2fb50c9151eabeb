/// Why a text is not what its format asks for, pointing at the fault itself.
///
///     do {
///       document = try Document(parsing: bytes, as: .json)
///     } catch {
///       print("\(name):\(error)")     // settings.json:12:4: expected "," or "}" after this value, found "model"
///     }
public struct ParseError: Error, Sendable, Hashable {
  /// The byte at fault, counted from the start of the text.
  public let offset: Int
  /// The line and the column of that byte.
  public let position: Position
  /// What is there: the token's text in quotes, or words such as `the end of the file`.
  public let found: String
  /// What should be there, in words.
  public let expected: String
  /// What to know beyond found and expected, or what to do; empty when those two say it all.
  public let message: String
  /// Whether nothing is wrong with the text, and the user stopped the reading of it.
  public let isInterruption: Bool

  /// The line at fault, from 1.
  public var line: Int { position.line }
  /// The column at fault, in characters from 1.
  public var column: Int { position.column }

  /// A fault with what is at its place, where nothing else is said to be found.
  ///
  /// - Complexity: linear in the text before the fault.
  package init(at offset: Int, in text: [UInt8], found: String? = nil, expected: String, message: String = "") {
    self.offset = offset
    self.position = LineIndex(text).position(at: offset)
    self.found = found ?? TokenExcerpt(text: text).description(at: offset)
    self.expected = expected
    self.message = message
    isInterruption = false
  }

  /// - Complexity: linear in the text before the place.
  package init(interruptedAt offset: Int, in text: [UInt8]) {
    self.offset = offset
    position = LineIndex(text).position(at: offset)
    found = "Ctrl-C"
    expected = "the rest of the text"
    message = "reading was stopped"
    isInterruption = true
  }
}

extension ParseError: CustomStringConvertible {
  /// One line, without a file name: `line:column: expected …, found …: message`.
  public var description: String { "\(position): \(explanation)" }

  /// The sentence without the position.
  public var explanation: String {
    let sentence = "expected \(expected), found \(found)"
    return message.isEmpty ? sentence : "\(sentence): \(message)"
  }
}
