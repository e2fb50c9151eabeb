import CNcurses

/// What is drawn for a piece of text where the locale cannot encode it: another sign of the same columns.
///
/// Text that the terminal cannot show reads `?`; rules, arrows and marks keep their shape.
enum GlyphFallbacks {
  /// The stand-in for one column of `piece`, to be drawn as often as the piece has columns; nil where the locale can
  /// encode the piece itself.
  static func standIn(for piece: CellCluster) -> Unicode.Scalar? {
    let scalars = piece.text.unicodeScalars
    guard let first = scalars.first else { return "?" }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle && settee_is_single_byte(wint_t(first.value)) != 0 { return nil }
    return ascii(for: first)
  }

  /// A sign of one column of ASCII that looks like `scalar`, or a question mark.
  static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{20}"..."\u{7E}": scalar
    case "\u{A0}", "\u{2002}"..."\u{200A}", "\u{202F}", "\u{3000}": " "
    case "…": "~"
    case "›", "»", "→", "▶", "▸", "▹", "❯", "⏵": ">"
    case "‹", "«", "←", "◀", "◂", "❮", "⏴", "⏎", "↵": "<"
    case "↑", "▲", "△", "⏶", "▴": "^"
    case "↓", "▼", "▽", "⏷", "▾": "v"
    case "•", "●", "◦", "○", "★", "☆", "∗", "◆", "◇", "■", "□": "*"
    case "·", "‧": "."
    case "−", "‐"..."―", "─", "━", "┄"..."┅", "╌", "╍", "═", "▁": "-"
    case "│", "┃", "┆", "┇", "╎", "╏", "║", "▎", "▏", "▍", "▕": "|"
    case "┌"..."╋", "╒"..."╬", "╭"..."╰": "+"
    case "▌", "█", "▉", "▊", "▋", "▓", "▒", "▐", "▀", "▄", "▂"..."▇": "#"
    case "░": "."
    case "✓", "✔", "√": "x"
    case "×", "✗", "✘", "✕": "x"
    case "‘", "’", "‚", "′": "'"
    case "“", "”", "„", "″": "\""
    case "\u{2800}": " "
    case "\u{2801}"..."\u{28FF}": "*"
    default: "?"
    }
  }
}
