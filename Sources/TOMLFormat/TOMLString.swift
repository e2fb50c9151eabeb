/// Strings: basic and literal, on one line and on several.
enum TOMLString {
  enum Style: Int {
    case basic, literal, multilineBasic, multilineLiteral
  }

  static func style(_ text: [UInt8], _ span: Range<Int>) -> Style {
    let quote = text[span.lowerBound]
    let isMultiline = span.count >= 6 && text[span.lowerBound + 1] == quote && text[span.lowerBound + 2] == quote
    if quote == UInt8(ascii: "'") { return isMultiline ? .multilineLiteral : .literal }
    return isMultiline ? .multilineBasic : .basic
  }

  /// The text between the quotes, escapes undone. Line breaks of several lines are read as they are, save that CR LF
  /// is read as LF.
  static func decoded(_ text: [UInt8], in span: Range<Int>) -> String {
    let style = style(text, span)
    let quotes = style == .basic || style == .literal ? 1 : 3
    var content = span.lowerBound + quotes..<span.upperBound - quotes
    if quotes == 3 {
      if content.count >= 2, text[content.lowerBound] == 0x0D, text[content.lowerBound + 1] == 0x0A {
        content = content.lowerBound + 2..<content.upperBound
      } else if text[content].first == 0x0A {
        content = content.lowerBound + 1..<content.upperBound
      }
    }
    let hasReturns = ByteScan.contains(0x0D, in: text, content)
    let source = hasReturns ? text[content].filter { $0 != 0x0D } : text
    if hasReturns { content = 0..<source.count }
    guard style == .basic || style == .multilineBasic else { return String(bytes: source, in: content) }
    // A line that ends with a backslash goes on with the next text.
    return Escapes.toml.decoded(source, in: content) { backslash in
      source[(backslash + 1)..<content.upperBound].firstIndex { ![0x20, 0x09, 0x0A].contains($0) } ?? content.upperBound
    } ?? ""
  }

  // MARK: - Writing

  /// A basic string on one line.
  static func basic(_ string: String) -> String {
    "\"" + escaped(string, keepingLineBreaks: false) + "\""
  }

  /// A string in the style of an older one, where it can be written so.
  static func written(_ string: String, like style: Style, lineBreak: String) -> String {
    let isPlain = string.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
    switch style {
    case .literal where isPlain && !string.utf8.contains(UInt8(ascii: "'")):
      return "'\(string)'"
    case .multilineBasic, .multilineLiteral:
      guard string.utf8.contains(0x0A) else { return basic(string) }
      let content = escaped(string, keepingLineBreaks: true)
      return "\"\"\"" + lineBreak + content.replacing(each: "\n", with: lineBreak) + "\"\"\""
    default: return basic(string)
    }
  }

  private static func escaped(_ string: String, keepingLineBreaks: Bool) -> String {
    Escapes.toml.written(string, keeping: keepingLineBreaks ? ["\n"] : []) { $0.value < 0x20 || $0.value == 0x7F }
  }
}
