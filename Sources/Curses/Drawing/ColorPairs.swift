import CNcurses

/// The colour pairs of one terminal, allocated as styles ask for them.
///
/// Colours degrade: true colour to the 256-colour cube, that to the 16 and the 8 ANSI colours, and to none on a
/// monochrome terminal or with `NO_COLOR` (https://no-color.org).
@MainActor
struct ColorPairs {
  private let colors: Int
  private var known: [Key: Int32] = [:]

  private struct Key: Hashable {
    var foreground: Int32
    var background: Int32
  }

  /// Pairs for a terminal of `colors` colours; fewer than 8 means none.
  init(colors: Int) {
    self.colors = colors
  }

  /// The number of the pair for a style's colours; 0 where there is no colour.
  mutating func pair(for style: Style) -> Int32 {
    guard colors >= 8 else { return 0 }
    let key = Key(
      foreground: ColorReduction.index(of: style.foreground, colors: colors),
      background: ColorReduction.index(of: style.background, colors: colors))
    if key.foreground < 0 && key.background < 0 { return 0 }
    if let pair = known[key] { return pair }
    let pair = max(0, alloc_pair(key.foreground, key.background))
    known[key] = pair
    return pair
  }
}
