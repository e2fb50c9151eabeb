extension Unicode.Scalar {
  /// Whether text that is shown to a person has an escape in its place.
  ///
  /// These are the characters that a terminal could obey, that change the order in which others are read, or that
  /// cannot be seen: C0 and C1 controls, line and paragraph separators, bidirectional controls (Unicode Standard
  /// Annex #9), and zero-width characters but for the joiners, which words and emoji need.
  var isEscapedWhenShown: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case ..<0xAD: false
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: isTag
    }
  }

  /// Whether it is one of the tags, which cannot be seen. They belong only in the flags of regions.
  package var isTag: Bool { 0xE0000...0xE007F ~= value }

  /// The black flag, which begins the flag of a region.
  static let regionFlag: Unicode.Scalar = "\u{1F3F4}"
}
