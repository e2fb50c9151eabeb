import SettingsSchema

/// The words of texts: runs of letters and digits in small letters; a name is parted at its capitals as well.
enum PlainWords {
  static func words(of text: String) -> [String] {
    var text = text
    return text.withUTF8(ofASCII) ?? ofAny(text)
  }

  /// Those of a text of ASCII, as nearly all are: bytes cost a tenth of characters. Nil for any other text.
  private static func ofASCII(_ text: UnsafeBufferPointer<UInt8>) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in text {
      switch byte {
      case 0x80...: return nil
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x30...0x39, 0x61...0x7A: word.append(byte)
      case UInt8(ascii: "'"): continue
      default:
        if word.isEmpty { continue }
        words.append(String(decoding: word, as: UTF8.self))
        word.removeAll(keepingCapacity: true)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }

  private static func ofAny(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty, character != "'" {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The words of a setting's name: `HandleLidSwitch` is handle, lid, switch.
  static func words(ofName name: String) -> [String] { KeyWords.words(of: name) }

  /// A name in which nothing parts words, so that all its spellings are the same.
  static func joined(_ name: String) -> String { words(of: name).joined() }
}
