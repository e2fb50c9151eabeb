/// Writes values as YAML in a given style.
///
/// A column is where the entry that holds a value begins: its key, or its `-`.
struct YAMLWriter: FlowWriter {
  var style: YAMLStyle
  var flow: FlowStyle { style.flow }

  // MARK: - Blocks

  /// What is behind `key:`.
  func behindKey(_ value: Value, column: Int) -> String {
    switch value {
    case .object(let members) where !members.isEmpty:
      style.lineBreak + blanks(column + style.step) + lines(value, column: column + style.step)
    case .array(let values) where !values.isEmpty && !isShort(values):
      style.lineBreak + blanks(column + style.sequenceStep) + lines(value, column: column + style.sequenceStep)
    default: " " + inline(value, parentColumn: column, contentColumn: column + style.step)
    }
  }

  /// What is behind `-`.
  func behindDash(_ value: Value, column: Int) -> String {
    isBlock(value)
      ? " " + lines(value, column: column + 2) : " " + inline(value, parentColumn: column, contentColumn: column + 2)
  }

  /// A collection with something in it, as lines that begin in a column; the first is not indented.
  func lines(_ value: Value, column: Int) -> String {
    let entries: [String] =
      switch value {
      case .object(let members) where !members.isEmpty:
        members.map { entry($0.key, $0.value, column: column) }
      case .array(let values) where !values.isEmpty: values.map { "-" + behindDash($0, column: column) }
      default: [inline(value, parentColumn: -1, contentColumn: column)]
      }
    return entries.joined(separator: style.lineBreak + blanks(column))
  }

  package func entry(_ key: String, _ value: Value, column: Int, keyStyle: YAMLTree.Style = .plain) -> String {
    self.key(key, keyStyle, inFlow: false) + ":" + behindKey(value, column: column)
  }

  /// Whether a value takes lines of its own.
  func isBlock(_ value: Value) -> Bool {
    switch value {
    case .object(let members): !members.isEmpty
    case .array(let values): !values.isEmpty && !isShort(values)
    default: false
    }
  }

  /// Whether a sequence is in brackets, in texts that have them so.
  private func isShort(_ values: [Value]) -> Bool {
    style.hasFlowSequences && values.count <= 12 && values.allSatisfy(\.kind.isScalar)
  }

  func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: - In a line

  /// A scalar, or a collection between brackets. With a column for its content, a text of several lines is a block.
  func inline(_ value: Value, parentColumn: Int, contentColumn: Int?) -> String {
    switch value {
    case .string(let string):
      self.string(
        string, style.quotesText ? style.quote : .plain, inFlow: contentColumn == nil, parentColumn: parentColumn,
        contentColumn: contentColumn)
    default: text(of: value)
    }
  }

  func scalar(_ value: Value) -> String {
    switch value {
    case .number(let number): Self.text(of: number)
    case .string(let string): self.string(string, style.quotesText ? style.quote : .plain, inFlow: true)
    case .dateTime(let dateTime): dateTime.literal
    default: "null"
    }
  }

  func written(key: String) -> String { self.key(key, .plain, inFlow: true) }

  func flowPair(_ key: String, _ value: Value, keyStyle: YAMLTree.Style) -> String {
    self.key(key, keyStyle, inFlow: true) + ": " + text(of: value)
  }

  static func text(of number: Number) -> String {
    let literal = Array(number.literal.utf8)
    return number.written(
      isOwn: YAMLNumber.number(literal, 0..<literal.count) == number, infinity: ".inf", notANumber: ".nan")
  }

  // MARK: - Strings

  /// A string in a style where that can hold it, else in the next that can.
  ///
  /// - Parameter former: the plain text that was in its place.
  func string(
    _ string: String, _ preferred: YAMLTree.Style, inFlow: Bool, former: String? = nil, parentColumn: Int = -1,
    contentColumn: Int? = nil
  ) -> String {
    let hasLines = string.utf8.contains(0x0A)
    if let contentColumn, !inFlow, hasLines || preferred == .literal || preferred == .folded,
      preferred != .doubleQuoted || string.utf8.count > 60,
      let block = YAMLSpelling.block(
        string, isFolded: preferred == .folded, column: contentColumn, parentColumn: parentColumn,
        lineBreak: style.lineBreak)
        ?? YAMLSpelling.block(
          string, isFolded: false, column: contentColumn, parentColumn: parentColumn, lineBreak: style.lineBreak)
    {
      return block
    }
    if preferred == .singleQuoted, let quoted = YAMLSpelling.singleQuoted(string) { return quoted }
    if preferred == .plain || preferred == .empty {
      if YAMLSpelling.isPlain(string, inFlow: inFlow, insteadOf: former) { return string }
      if style.quote == .singleQuoted, let quoted = YAMLSpelling.singleQuoted(string) { return quoted }
    }
    return YAMLSpelling.doubleQuoted(string)
  }

  func key(_ key: String, _ preferred: YAMLTree.Style, inFlow: Bool, insteadOf former: String? = nil) -> String {
    string(key, preferred, inFlow: inFlow, former: Self.plainKeys.contains(key) ? key : former)
  }

  /// Words that YAML 1.1 calls booleans, and that programs have for keys without quotes: GitHub's workflows begin
  /// with `on:`, and few readers take a letter for a boolean.
  private static let plainKeys: Set<String> = ["on", "y", "n"]
}
