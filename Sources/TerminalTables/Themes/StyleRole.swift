/// What a piece of a screen is, for a theme to give it a style. A theme file names a role as it is called here.
///
/// ```swift
/// let priceLabel = Label(.detail)
/// theme[.error] = Style(attributes: .bold, foreground: .indexed(1))
/// ```
public enum StyleRole: Int, CaseIterable, Sendable {
  /// The title of a row.
  case title
  /// What is beside or under a title: a detail, a subtitle, a byte count.
  case detail
  /// A value that the user can change.
  case value
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// The focused row, or its value: added to the style of what it highlights.
  case highlight
  /// The mark at the left edge of the focused row.
  case focusMark
  /// The dot of a value that differs from its default.
  case modified
  /// Something is wrong.
  case error
  /// What cannot be changed now.
  case disabled
  /// What is in an empty field.
  case placeholder
  /// The letters that a filter has found.
  case match
  /// The title line of a screen.
  case screenTitle
  /// Lines that part the table from what is above and below it.
  case rule
  /// The explanation of the focused row.
  case help
  /// The keys at the foot of the screen.
  case keys
}
