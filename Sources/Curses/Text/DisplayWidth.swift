/// How many columns text takes on the terminal: the one place that decides, for layout, cutting and the cursor.
///
/// A grapheme cluster is measured at a time, by the newest Unicode data. Where a terminal, or the C library under
/// ncurses, takes a cluster for wider or narrower, what is drawn is followed by an explicit cursor move; so the
/// columns given here are the columns on the screen, on any terminal.
///
/// ```swift
/// DisplayWidth.of("settings")   // 8
/// DisplayWidth.of("設定")        // 4
/// DisplayWidth.of("👩‍🔬")         // 2
/// ```
public enum DisplayWidth {
  /// The columns of one character (a grapheme cluster): 1 or 2, and more for a conjunct of several consonants.
  ///
  /// An emoji, a flag, an ideograph and a Hangul syllable take 2. What cannot be sent to a terminal takes the columns
  /// of the sign that is drawn for it, so no character takes 0.
  public static func of(_ character: Character) -> Int {
    CellCluster.columns(of: Substring(String(character)))
  }

  /// The columns of a text.
  ///
  /// - Complexity: one pass; eight bytes at a time for ASCII.
  public static func of(_ text: String) -> Int {
    of(text[...])
  }

  /// The columns of a part of a text, counted as those of a whole one.
  public static func of(_ text: Substring) -> Int {
    var columns = 0
    TextWalk.forEach(
      in: text,
      ascii: { run, _ in
        columns += run.count
        return true
      },
      cluster: {
        columns += CellCluster.columns(of: $0)
        return true
      })
    return columns
  }
}
