import SettingsFiles

/// Takes the marks out of Markdown, for places that show plain text.
enum MarkdownText {
  /// The text as a reader would say it: links by their text, code and emphasis without their marks.
  ///
  /// - Complexity: one look at each byte; it is asked at each key.
  static func plain(_ markdown: String) -> String {
    var markdown = markdown
    guard markdown.withUTF8({ $0.contains(where: isMark) }) else { return markdown }
    var lines: [[UInt8]] = []
    var isInFence = false
    for line in Array(markdown.utf8).split(separator: lineFeed, omittingEmptySubsequences: false) {
      let content = line.drop { $0 == blank }
      if content.starts(with: "```".utf8) {
        isInFence.toggle()
      } else if isInFence {
        lines.append(Array(line))
      } else if !isLinkTarget(content) {
        lines.append(plainLine(withoutHeadingMark(line)))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return String(decoding: Array(lines.joined(separator: [lineFeed])), as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let blank = UInt8(ascii: " ")

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "#"),
      UInt8(ascii: "<"):
      true
    default: false
    }
  }

  /// Whether a line says where links lead that name it: `[name]: https://example.org`.
  private static func isLinkTarget(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) else { return false }
    return line[(end + 1)...].starts(with: ": ".utf8)
  }

  /// HTML as plain text: tags out, the five usual entities resolved.
  static func withoutTags(_ html: String) -> String {
    var text = ""
    var rest = html[...]
    while let character = rest.popFirst() {
      switch character {
      case "<":
        guard let end = rest.firstIndex(of: ">") else { return text + "<" + rest }
        let tag = rest[..<end].lowercased()
        if tag.hasPrefix("br") || tag.hasPrefix("/p") || tag.hasPrefix("li") { text += "\n" }
        rest = rest[rest.index(after: end)...]
      case "&":
        let known = [("amp;", "&"), ("lt;", "<"), ("gt;", ">"), ("quot;", "\""), ("#39;", "'")]
        if let (name, replacement) = known.first(where: { rest.hasPrefix($0.0) }) {
          text += replacement
          rest = rest.dropFirst(name.count)
        } else {
          text += "&"
        }
      default: text.append(character)
      }
    }
    while text.last?.isNewline == true { text.removeLast() }
    return text
  }

  private static func withoutHeadingMark(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = line.drop { $0 == UInt8(ascii: "#") }
    guard rest.startIndex > line.startIndex, rest.first == blank else { return line }
    return rest.drop { $0 == blank }
  }

  private static func plainLine(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(line.count)
    var rest = line
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "`"):
        // What is code is meant letter by letter.
        guard let end = rest.firstIndex(of: byte) else { continue }
        let code = rest[..<end]
        text += isSettingLink(code) ? code.dropFirst().dropLast() : code
        rest = rest[(end + 1)...]
      case UInt8(ascii: "*"):
        // A star between spaces is a bullet or a product, one at a word is emphasis.
        let isSpaced = (text.isEmpty || text.last == blank) && (rest.isEmpty || rest.first == blank)
        if isSpaced { text.append(byte) }
      case UInt8(ascii: "_"):
        // Inside a word an underscore is part of a name.
        if endsInWord(text) && beginsWithWord(rest) { text.append(byte) }
      case UInt8(ascii: "["):
        guard let (label, end) = link(rest) else {
          text.append(byte)
          continue
        }
        text += plainLine(label)
        rest = rest[end...]
      default: text.append(byte)
      }
    }
    return text
  }

  private static func endsInWord(_ text: [UInt8]) -> Bool {
    guard let last = text.last else { return false }
    return last < 0x80 ? last.isNameByte : isWord(String(decoding: text.suffix(longestCluster), as: UTF8.self).last)
  }

  private static func beginsWithWord(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return first < 0x80 ? first.isNameByte : isWord(String(decoding: text.prefix(longestCluster), as: UTF8.self).first)
  }

  /// Longer characters than this, in bytes, are no letters.
  private static let longestCluster = 32

  private static func isWord(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber } ?? false
  }

  /// Whether code names another setting, as VS Code writes it: `#editor.tabSize#`.
  private static func isSettingLink(_ code: ArraySlice<UInt8>) -> Bool {
    code.count > 2 && code.first == UInt8(ascii: "#") && code.last == UInt8(ascii: "#") && !code.contains(blank)
  }

  /// The text of a link and the place behind it, for `text](target)` and `text][name]`.
  private static func link(_ rest: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Int)? {
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")), close + 1 < rest.endIndex else { return nil }
    let mark: UInt8
    switch rest[close + 1] {
    case UInt8(ascii: "("): mark = UInt8(ascii: ")")
    case UInt8(ascii: "["): mark = UInt8(ascii: "]")
    default: return nil
    }
    return rest[(close + 1)...].firstIndex(of: mark).map { (rest[..<close], $0 + 1) }
  }
}
