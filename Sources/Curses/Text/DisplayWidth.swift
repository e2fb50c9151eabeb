import CNcurses

/// How many columns text takes on the terminal: the one place that decides, for layout, cutting and the cursor.
public enum DisplayWidth {
  /// The columns of one character (a grapheme cluster): 0, 1 or 2.
  public static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.isASCII { return first.value >= 0x20 && first.value < 0x7F ? 1 : 0 }
    if scalars.contains("\u{FE0F}") { return 2 }
    let width = Int(settee_wcwidth(wchar_t(first.value)))
    return min(2, max(0, width))
  }

  /// The columns of a text, its control characters counted as the signs that are drawn for them.
  ///
  /// Cost: one pass; a fast one for ASCII.
  public static func of(_ text: String) -> Int {
    of(text[...])
  }

  /// The columns of a part of a text, counted as those of a whole one.
  public static func of(_ text: Substring) -> Int {
    let ascii = text.utf8.withContiguousStorageIfAvailable { isPrintableASCII($0) ? $0.count : nil } ?? nil
    if let ascii { return ascii }
    return text.reduce(0) { sum, character in
      VisibleText.form(of: character).reduce(sum) { $0 + of($1) }
    }
  }

  static func isPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
    return true
  }
}
