import SettingsDocuments

/// Texts as XML 1.0 can hold them.
enum XMLWords {
  /// A text between tags or quotes: marks as references, and what XML cannot write as an escape such as `\u001b`.
  static func escaped(_ text: String) -> String {
    JSONText.escaped(UndecodedBytes.shown(text)).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  static func attributes(_ all: [(String, String)]) -> String {
    all.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  static let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#
}
