/// The escapes of roff in a line of text (groff_char(7), groff(7)).
enum RoffText {
  /// Two-letter characters, as `\(em`.
  private static let characters: [String: String] = [
    "em": "—", "en": "–", "hy": "-", "mi": "-", "bu": "•", "aq": "'", "oq": "‘", "cq": "’", "lq": "“", "rq": "”",
    "dq": "\"", "rs": "\\", "ti": "~", "ha": "^", "ga": "`", "co": "©", "rg": "®", "tm": "™", "->": "→", "<-": "←",
    ">=": "≥", "<=": "≤", "mu": "×", "+-": "±", "de": "°", "sq": "□", "at": "@", "sh": "#", "Do": "$", "lB": "[",
    "rB": "]", "lC": "{", "rC": "}", "ba": "|", "sl": "/", "u2026": "…", "u2019": "’", "u2018": "‘", "u201C": "“",
    "u201D": "”", "u2014": "—", "u2013": "–", "a'": "´",
  ]

  /// The text as it is read, with words in bold and italics between marks where `marks` says so.
  static func plain(_ line: String, marksFonts: Bool = false) -> String {
    var reader = Reader(rest: line[...], marksFonts: marksFonts)
    return reader.read()
  }

  private struct Reader {
    var rest: Substring
    let marksFonts: Bool
    var text = ""
    var isMarked = false

    mutating func read() -> String {
      while let character = rest.popFirst() {
        if character == "\\" { readEscape() } else { text.append(character) }
      }
      setMarked(false)
      return text
    }

    private mutating func readEscape() {
      guard let kind = rest.popFirst() else { return }
      switch kind {
      case "e", "E", "\\": text += "\\"
      case "-": text += "-"
      case " ", "~", "0": text += " "
      case "(": readCharacter(name(ofLength: 2))
      case "[": readCharacter(bracketed())
      case "*": readCharacter(named())
      case "f": setFont(named())
      case "m", "M", "F", "s", "k", "n": _ = kind == "s" ? size() : named()
      case "h", "v", "w", "X", "l", "L": skipQuoted()
      case "\"", "#": rest = ""
      // \&, \|, \^, \/, \,, \:, \%, \c and others print nothing.
      default: break
      }
    }

    private mutating func setFont(_ font: String) {
      setMarked(marksFonts && ["B", "I", "BI", "CB", "CI", "CW", "C"].contains(font))
    }

    private mutating func setMarked(_ marked: Bool) {
      if marked == isMarked { return }
      isMarked = marked
      text.append(marked ? ManualText.open : ManualText.close)
    }

    private mutating func readCharacter(_ name: String) {
      if let known = characters[name] {
        text += known
      } else if name == "Aq" {
        text += "'"
      } else if name.first == "u", let code = UInt32(name.dropFirst(), radix: 16), let scalar = Unicode.Scalar(code) {
        text.unicodeScalars.append(scalar)
      }
    }

    /// A name of one letter, of two behind a parenthesis, or of any length in brackets.
    private mutating func named() -> String {
      switch rest.first {
      case "(":
        rest.removeFirst()
        return name(ofLength: 2)
      case "[":
        rest.removeFirst()
        return bracketed()
      default: return name(ofLength: 1)
      }
    }

    private mutating func name(ofLength length: Int) -> String {
      defer { rest = rest.dropFirst(length) }
      return String(rest.prefix(length))
    }

    private mutating func bracketed() -> String {
      let name = rest.prefix { $0 != "]" }
      rest = rest.dropFirst(name.count + 1)
      return String(name)
    }

    private mutating func size() -> String {
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return String(digits)
    }

    private mutating func skipQuoted() {
      guard let quote = rest.popFirst() else { return }
      while let next = rest.popFirst(), next != quote {}
    }
  }

  /// The words of a macro's line; what is in quotes is one word.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop { $0 == " " || $0 == "\t" }
    while let first = rest.first {
      var word = ""
      if first == "\"" {
        rest.removeFirst()
        while let next = rest.popFirst() {
          if next == "\"" {
            guard rest.first == "\"" else { break }
            rest.removeFirst()
          }
          word.append(next)
        }
      } else {
        while let next = rest.first, next != " ", next != "\t" {
          word.append(next)
          rest.removeFirst()
          // A blank behind a backslash is part of the word.
          if next == "\\", let escaped = rest.popFirst() { word.append(escaped) }
        }
      }
      words.append(word)
      rest = rest.drop { $0 == " " || $0 == "\t" }
    }
    return words
  }
}
