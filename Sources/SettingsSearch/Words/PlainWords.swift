import SettingsSchema

/// The words of texts: runs of letters and digits in small letters; a name is parted at its capitals as well.
enum PlainWords {
  static func words(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var gathered = Gathered()
      for byte in bytes {
        switch byte {
        case 0x30...0x39, 0x61...0x7A: gathered.word.append(byte)
        case 0x41...0x5A: gathered.word.append(byte | 0x20)
        case 0x80...:
          gathered.word.append(byte)
          gathered.isASCII = false
        case UInt8(ascii: "'"): continue
        default: gathered.endWord()
        }
      }
      gathered.endWord()
      return gathered.words
    }
  }

  /// Bytes, of which a text of ASCII has one a letter, cost a tenth of characters.
  private struct Gathered {
    var words: [String] = []
    var word: [UInt8] = []
    var isASCII = true

    mutating func endWord() {
      if word.isEmpty { return }
      let text = String(decoding: word, as: UTF8.self)
      if isASCII {
        words.append(text)
      } else {
        words += text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      }
      word.removeAll(keepingCapacity: true)
      isASCII = true
    }
  }

  /// The words of a setting's name: `HandleLidSwitch` is handle, lid, switch.
  static func words(ofName name: String) -> [String] { KeyWords.words(of: name) }

  /// A name in which nothing parts words, so that all its spellings are the same.
  static func joined(_ name: String) -> String { words(of: name).joined() }
}
