/// A text of lines `name = value`, with blank lines and `#` comments: the form of theme and key map files.
struct NamedLines {
  struct Line {
    let number: Int
    let name: String
    let value: String
  }

  let lines: [Line]

  init(_ text: String) throws(NamedLinesError) {
    var lines: [Line] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let trimmed = line.trimmed
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      guard let equals = trimmed.firstIndex(of: "="), equals > trimmed.startIndex else {
        throw NamedLinesError(line: index + 1, message: "expected name = value, found \"\(trimmed)\"")
      }
      let name = trimmed[..<equals].trimmed
      let value = trimmed[trimmed.index(after: equals)...].trimmed
      lines.append(Line(number: index + 1, name: name, value: value))
    }
    self.lines = lines
  }

  /// The parts of a value that commas separate. A comma by itself, as the name of a key, stays.
  static func parts(of value: String) -> [String] {
    value == "," ? [","] : value.split(separator: ",").map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// A line of a theme or key map file that cannot be read.
///
/// ```swift
/// do {
///   theme = try Theme(parsing: text)
/// } catch {
///   navigator.show(message: "theme file, \(error)", isError: true)   // theme file, line 3: …
/// }
/// ```
public struct NamedLinesError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line's number, counted from one.
  public let line: Int
  /// What is wrong with it and what was expected, in one line.
  public let message: String

  /// The line's number and what is wrong with it.
  public var description: String { "line \(line): \(message)" }
}
