/// How a program writes a complaint: a line of text with places in braces, or several lines.
///
/// `{file}`, `{line}`, `{column}`, `{name}` and `{text}` are what is read; `{any}` is passed over. `{text}` takes as
/// much as it can, `{file}`, `{name}` and `{any}` as little, and none of them a line break. `{text=Unknown}` is a text
/// that begins so. A `{name}` is that of the setting, for programs that tell no line, and not a part of the text; it
/// begins with no blank.
///
/// ```swift
/// let pattern = ComplaintPattern("{file}: line {line}: {text}")
/// print(pattern?.match("/etc/x: line 3: no such word")?.line ?? 0)    // 3
/// ```
public struct ComplaintPattern: Hashable, Sendable {
  /// As the page has it.
  public let template: String
  private let parts: [Part]
  /// How many lines it is about.
  let lineCount: Int
  /// Of a longer line the rest is not looked at: a program may print what it likes.
  private static let longestLine = 1000

  private enum Part: Hashable {
    case literal([UInt8])
    case place(Place)
    case text(beginning: [UInt8])
  }

  private enum Place: String {
    case file, line, column, name, any
  }

  /// What was read of a line.
  struct Match: Equatable {
    var file: String?
    var line: Int?
    var column: Int?
    var name: String?
    var text = ""
  }

  /// - Returns: nil where a brace is not closed, a place is not known, or `{text}` is missing.
  public init?(_ template: String) {
    self.template = template
    var parts: [Part] = []
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let part = Self.part(rest[rest.index(after: open)..<close])
      else { return nil }
      if open > rest.startIndex { parts.append(.literal(Array(rest[..<open].utf8))) }
      parts.append(part)
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.literal(Array(rest.utf8))) }
    guard parts.contains(where: { if case .text = $0 { true } else { false } }) else { return nil }
    self.parts = parts
    lineCount = template.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  private static func part(_ name: Substring) -> Part? {
    if name == "text" { return .text(beginning: []) }
    if name.hasPrefix("text=") { return .text(beginning: Array(name.dropFirst("text=".count).utf8)) }
    return Place(rawValue: String(name)).map(Part.place)
  }

  /// What as many lines say as the pattern has; nil where that is no such complaint.
  func match(_ line: some StringProtocol) -> Match? {
    var match = Match()
    let bytes = Array(line.utf8.prefix(Self.longestLine))
    return Self.read(parts[...], bytes[...], into: &match) && !match.text.isEmpty ? match : nil
  }

  private static func read(_ parts: ArraySlice<Part>, _ bytes: ArraySlice<UInt8>, into match: inout Match) -> Bool {
    guard let part = parts.first else { return bytes.isEmpty }
    let rest = parts.dropFirst()
    switch part {
    case .literal(let literal):
      return bytes.starts(with: literal) && read(rest, bytes.dropFirst(literal.count), into: &match)
    case .place(let place) where place == .line || place == .column:
      let digits = bytes.prefix(while: \.isASCIIDigit)
      guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return false }
      if place == .line { match.line = number } else { match.column = number }
      return read(rest, bytes.dropFirst(digits.count), into: &match)
    case .place(.name) where bytes.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? true:
      return false
    case .place(let place):
      let most = bytes.prefix { $0 != UInt8(ascii: "\n") }.count
      guard let length = (0...most).first(where: { read(rest, bytes.dropFirst($0), into: &match) })
      else { return false }
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      if place == .file { match.file = text } else if place == .name { match.name = text }
      return true
    case .text(let beginning):
      let most = bytes.prefix { $0 != UInt8(ascii: "\n") }.count
      guard bytes.starts(with: beginning),
        let length = (beginning.count...most).last(where: { read(rest, bytes.dropFirst($0), into: &match) })
      else { return false }
      match.text = String(String(decoding: bytes.prefix(length), as: UTF8.self)[...].trimmed(\.isWhitespace))
      return true
    }
  }
}
