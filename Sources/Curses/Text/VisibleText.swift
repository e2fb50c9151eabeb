/// The form in which a character may be sent to a terminal.
///
/// Text from a file never reaches the terminal as a control sequence: control characters become visible signs.
enum VisibleText {
  /// The character itself where it is harmless, else what stands for it.
  static func form(of character: Character) -> [Character] {
    if let first = character.unicodeScalars.first, isControl(first) {
      return character.unicodeScalars.map(sign(for:))
    }
    return [character]
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar.value != 0x200D && !scalar.properties.isVariationSelector
    default: false
    }
  }

  /// A picture of a control character (U+2400 onward), or a replacement character.
  private static func sign(for scalar: Unicode.Scalar) -> Character {
    switch scalar.value {
    case 9: " "
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value).map(Character.init) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
