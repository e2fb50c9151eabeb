/// What a piece of a screen is, for a theme to give it a style. A theme file names a role by its ``name``.
///
/// A program adds roles of its own; where a theme gives one no style, it looks like the role that it falls back to.
///
/// ```swift
/// import TerminalTables
///
/// extension StyleRole {
///   static let cpuHigh = StyleRole("cpu-high", fallback: .error)
///   static let cpuLow = StyleRole("cpu-low", fallback: .detail)
/// }
///
/// let loadLabel = Label(.cpuHigh)
/// let theme = try Theme(parsing: "cpu-high = bold, red", over: .standard, roles: [.cpuHigh, .cpuLow])
/// ```
public struct StyleRole: Hashable, Sendable {
  /// The place of its style in every theme and palette, so that drawing looks nothing up by name.
  let index: Int

  init(index: Int) {
    self.index = index
  }

  /// The title of a row.
  public static let title = StyleRole(index: 0)
  /// What is beside or under a title: a detail, a subtitle, a byte count.
  public static let detail = StyleRole(index: 1)
  /// A value that the user can change.
  public static let value = StyleRole(index: 2)
  /// The header of a section.
  public static let header = StyleRole(index: 3)
  /// The footer of a section.
  public static let footer = StyleRole(index: 4)
  /// The focused row, or its value: added to the style of what it highlights.
  public static let highlight = StyleRole(index: 5)
  /// The mark at the left edge of the focused row.
  public static let focusMark = StyleRole(index: 6)
  /// The dot of a value that differs from its default.
  public static let modified = StyleRole(index: 7)
  /// Something is wrong.
  public static let error = StyleRole(index: 8)
  /// What cannot be changed now.
  public static let disabled = StyleRole(index: 9)
  /// What is in an empty field.
  public static let placeholder = StyleRole(index: 10)
  /// The letters that a filter has found.
  public static let match = StyleRole(index: 11)
  /// The title line of a screen.
  public static let screenTitle = StyleRole(index: 12)
  /// Lines that part the table from what is above and below it.
  public static let rule = StyleRole(index: 13)
  /// The explanation of the focused row.
  public static let help = StyleRole(index: 14)
  /// The keys at the foot of the screen.
  public static let keys = StyleRole(index: 15)

  static let standardNames = [
    "title", "detail", "value", "header", "footer", "highlight", "focusMark", "modified", "error", "disabled",
    "placeholder", "match", "screenTitle", "rule", "help", "keys",
  ]
}
