extension Theme {
  /// Colours that are easy to read on a dark background.
  public static let dark = shipped(
    """
    detail = #a8a8a8
    value = #87d7ff
    header = bold, #d7d7af
    footer = #a8a8a8
    highlight = reverse
    focusMark = bold, #5fafff
    modified = bold, #ffd75f
    error = bold, #ff8787
    disabled = #949494
    placeholder = #949494
    match = bold, underline, #ffd75f
    screenTitle = bold, #ffffff
    rule = #585858
    keys = #a8a8a8
    """)

  /// Colours that are easy to read on a light background.
  public static let light = shipped(
    """
    detail = #585858
    value = #005f87
    header = bold, #5f5f00
    footer = #585858
    highlight = reverse
    focusMark = bold, #005fd7
    modified = bold, #875f00
    error = bold, #af0000
    disabled = #6c6c6c
    placeholder = #6c6c6c
    match = bold, underline, #875f00
    screenTitle = bold, #000000
    rule = #bcbcbc
    keys = #585858
    """)

  /// The themes that ship, by the names that a setting gives them.
  public static let shipped: [(name: String, theme: Theme)] = [
    ("standard", .standard), ("dark", .dark), ("light", .light), ("monochrome", .monochrome),
  ]

  /// A theme that ships, by its name; nil where none has it. The others are not read for it.
  public static func shipped(named name: String) -> Theme? {
    switch name {
    case "standard": .standard
    case "dark": .dark
    case "light": .light
    case "monochrome": .monochrome
    default: nil
    }
  }

  private static func shipped(_ text: String) -> Theme {
    do throws(NamedLinesError) {
      return try Theme(parsing: text)
    } catch {
      preconditionFailure("a theme that ships is wrong: \(error)")
    }
  }
}
