/// What one Unicode scalar takes on the terminal, by the newest Unicode data (see `Scripts/display-width-table.py`).
///
/// A scalar is wide where its East Asian Width (UAX #11) is W or F, and where it is a regional indicator; an
/// ambiguous one (A) is narrow, as on every terminal that is not configured otherwise.
enum ScalarColumns: UInt32 {
  /// Takes no column of its own: a combining mark, a joiner, a variation selector, a vowel or final of Hangul.
  case zero = 0
  case one = 1
  case two = 2
  /// Never sent to a terminal: a control or format character, a line separator, a noncharacter, or a scalar of
  /// plane 16, which is used for clusters inside ncurses. A sign is drawn in its place.
  case sign = 3
  /// Takes one column beside the base that it belongs to: a spacing mark, as of Devanagari.
  case mark = 4

  /// The class of `scalar`.
  ///
  /// - Complexity: a binary search in some thousand numbers; none for Latin letters, the common
  /// ideographs and Hangul syllables.
  static func of(_ scalar: Unicode.Scalar) -> ScalarColumns {
    let value = scalar.value
    if value < 0x300 {
      return value < 0x20 || (value >= 0x7F && value < 0xA0) || value == 0xAD ? .sign : .one
    }
    if (value >= 0x4E00 && value < 0xA000) || (value >= 0xAC00 && value < 0xD7A4) { return .two }
    return search(value)
  }

  /// The columns that the scalar adds to a text; nil for ``sign``.
  var own: Int? {
    switch self {
    case .zero: 0
    case .one, .mark: 1
    case .two: 2
    case .sign: nil
    }
  }

  /// The columns of the scalar where it is drawn as it is, by itself; nil where something is drawn for it.
  var alone: Int? {
    switch self {
    case .one: 1
    case .two: 2
    case .zero, .sign, .mark: nil
    }
  }

  private static func search(_ value: UInt32) -> ScalarColumns {
    let wanted = value << 3 | 7
    return starts.withUnsafeBufferPointer { starts in
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= wanted { low = middle } else { high = middle }
      }
      return ScalarColumns(rawValue: starts[low] & 7) ?? .sign
    }
  }
}
