/// The words that a key is made of: `maxFileSize`, `max_file_size` and `max-file-size` are all max, file, size.
package enum KeyWords {
  package static func words(of key: String) -> [String] {
    // The phrases of the table are small letters and spaces, and so are many keys.
    let isPlain = key.utf8.allSatisfy { $0 == UInt8(ascii: " ") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
    return isPlain ? key.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } : wordsByCase(of: key)
  }

  private static func wordsByCase(of key: String) -> [String] {
    var words: [String] = []
    var word = ""
    let scalars = Array(key.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let properties = scalar.properties
      guard properties.isAlphabetic || properties.numericType != nil else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if properties.isUppercase, index > 0 {
        let follows = scalars[index - 1].properties
        let leads = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        // A capital begins a word after a small letter, and at the end of an abbreviation: `APIKey`.
        if follows.isLowercase || follows.numericType != nil || (follows.isUppercase && leads) {
          if !word.isEmpty { words.append(word) }
          word = ""
        }
      }
      word += properties.lowercaseMapping
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
