/// What is drawn for characters that cannot be sent to a terminal as they are.
///
/// What is in a text is on the screen: nothing of it reaches the terminal as a command, and nothing of it vanishes,
/// because a settings file with an invisible character in it means something else than one without.
///
/// - A tab is one blank.
/// - Control characters are their pictures: U+2400 onward, `␡` for DEL, `␤` for U+0085, U+2028 and U+2029.
/// - C1 controls, bidirectional controls and marks, zero-width spaces, soft hyphens, tags and variation selectors
///   that are alone, noncharacters and plane 16 are each U+FFFD. Joiners and selectors inside a cluster stay.
/// - A combining mark without a base gets a dotted circle.
/// - Right-to-left text is drawn in logical order; terminals that reorder lines do so by themselves.
enum VisibleText {
  /// One column shown in place of `scalar`.
  static func sign(for scalar: Unicode.Scalar) -> CellCluster {
    let sign: Unicode.Scalar =
      switch scalar.value {
      case 9: " "
      case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
      case 0x7F: "\u{2421}"
      case 0x85, 0x2028, 0x2029: "\u{2424}"
      default: "\u{FFFD}"
      }
    return CellCluster(text: Substring(String(sign)), columns: 1)
  }

  /// A dotted circle under marks without a base character, or a sign for what cannot be seen.
  static func withoutBase(_ text: Substring) -> CellCluster {
    if let first = text.unicodeScalars.first, first.properties.isDefaultIgnorableCodePoint { return sign(for: first) }
    let own = text.unicodeScalars.first.flatMap { ScalarColumns.of($0).own } ?? 0
    return CellCluster(text: "\u{25CC}" + text, columns: 1 + own)
  }
}
