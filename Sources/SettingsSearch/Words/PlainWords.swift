import SettingsSchema

/// The words of texts: runs of letters and digits in small letters; a name is parted at its capitals as well.
enum PlainWords {
  static func words(of text: String) -> [String] {
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
