/// Takes the marks out of Markdown, for places that show plain text.
enum MarkdownText {
  /// The text as a reader would say it: links by their text, code and emphasis without their marks.
  static func plain(_ markdown: String) -> String {
    guard markdown.utf8.contains(where: { "[`*_#<".utf8.contains($0) }) else { return markdown }
    var lines: [String] = []
    var isInFence = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isInFence.toggle()
        continue
      }
      if isInFence {
        lines.append(String(line))
      } else if !isLinkTarget(line) {
        lines.append(plainLine(withoutHeadingMark(line)))
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// Whether a line says where links lead that name it: `[name]: https://example.org`.
  private static func isLinkTarget(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return false }
    return text[text.index(after: end)...].hasPrefix(": ")
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

  private static func withoutHeadingMark(_ line: Substring) -> Substring {
    let marks = line.prefix { $0 == "#" }
    guard !marks.isEmpty, line[marks.endIndex...].first == " " else { return line }
    return line[marks.endIndex...].drop { $0 == " " }
  }

  private static func plainLine(_ line: Substring) -> String {
    var text = ""
    var rest = line
    while let character = rest.first {
      rest = rest.dropFirst()
      switch character {
      case "`":
        // What is code is meant letter by letter.
        let code = rest.prefix { $0 != "`" }
        guard code.endIndex < rest.endIndex else { continue }
        text += isSettingLink(code) ? code.dropFirst().dropLast() : code
        rest = rest[code.endIndex...].dropFirst()
      case "*":
        // A star between spaces is a bullet or a product, one at a word is emphasis.
        let isSpaced = (text.isEmpty || text.last == " ") && (rest.isEmpty || rest.first == " ")
        if isSpaced { text.append(character) }
      case "_":
        // Inside a word an underscore is part of a name.
        let before = text.last.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        let after = rest.first.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
        if before && after { text.append(character) }
      case "[":
        guard let (label, end) = link(rest) else {
          text.append(character)
          continue
        }
        text += plainLine(label)
        rest = rest[end...]
      default: text.append(character)
      }
    }
    return text
  }

  /// Whether code names another setting, as VS Code writes it: `#editor.tabSize#`.
  private static func isSettingLink(_ code: Substring) -> Bool {
    code.count > 2 && code.first == "#" && code.last == "#" && !code.contains(" ")
  }

  /// The text of a link and the place behind it, for `text](target)` and `text][name]`.
  private static func link(_ rest: Substring) -> (Substring, Substring.Index)? {
    guard let close = rest.firstIndex(of: "]") else { return nil }
    let next = rest.index(after: close)
    guard next < rest.endIndex, let mark = ["(": ")", "[": "]"][rest[next]] as Character?,
      let end = rest[next...].firstIndex(of: mark)
    else { return nil }
    return (rest[..<close], rest.index(after: end))
  }
}
