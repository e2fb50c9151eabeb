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
    let scalars = key.unicodeScalars.map { (scalar: $0, kind: Kind($0)) }
    for (index, (scalar, kind)) in scalars.enumerated() {
      let follows = index > 0 ? scalars[index - 1].kind : .mark
      let leads = index + 1 < scalars.count && scalars[index + 1].kind == .small
      // A capital begins a word after a small letter, and at the end of an abbreviation: `APIKey`.
      let begins = kind == .capital && (follows == .small || follows == .digit || (follows == .capital && leads))
      if kind == .mark || begins, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if kind == .mark { continue }
      if scalar.isASCII {
        word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value).inSmallLetter))
      } else {
        word += scalar.properties.lowercaseMapping
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private enum Kind {
    case small, capital, letter, digit, mark

    init(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "a"..."z": self = .small
      case "A"..."Z": self = .capital
      case "0"..."9": self = .digit
      case "\0"..."\u{7F}": self = .mark
      default:
        let properties = scalar.properties
        if properties.numericType != nil {
          self = .digit
        } else if !properties.isAlphabetic {
          self = .mark
        } else {
          self = properties.isUppercase ? .capital : properties.isLowercase ? .small : .letter
        }
      }
    }
  }
}
