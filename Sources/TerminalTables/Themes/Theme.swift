import Curses

/// A style for every role.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// var theme = Theme.standard
/// theme[.error] = Style(attributes: .bold, foreground: .indexed(1))
/// theme[.highlight] = Style(foreground: .rgb(0, 0, 0), background: .rgb(0x5f, 0xaf, 0xff))
/// let application = Application(on: try Terminal.open(), theme: theme)
/// application.navigator.theme = try Theme(parsing: "header = bold, #d7d7af", over: theme)
/// ```
public struct Theme: Hashable, Sendable {
  private var styles: [Style]
  /// The styles of a program's own roles, by their names.
  private var own: [String: Style] = [:]

  /// A theme in which every role looks alike.
  public init(plain: Style = .plain) {
    styles = Array(repeating: plain, count: StyleRole.standardNames.count)
  }

  /// The style of a role; where it has none, the style of what it falls back to.
  ///
  /// - Complexity: one look at an array for the library's own roles; a ``Palette`` has all of them in an array.
  public subscript(role: StyleRole) -> Style {
    get {
      if role.index < styles.count { return styles[role.index] }
      return own[role.name] ?? role.fallback.map { self[$0] } ?? .plain
    }
    set {
      if role.index < styles.count { styles[role.index] = newValue } else { own[role.name] = newValue }
    }
  }

  /// Attributes only: at home on any terminal, light, dark or without colour.
  public static let monochrome: Theme = {
    var theme = Theme()
    let dim: [StyleRole] = [.detail, .footer, .disabled, .placeholder, .rule, .keys]
    let bold: [StyleRole] = [.header, .focusMark, .modified, .error, .screenTitle]
    for role in dim { theme[role] = Style(attributes: .dim) }
    for role in bold { theme[role] = Style(attributes: .bold) }
    theme[.highlight] = Style(attributes: .reverse)
    theme[.match] = Style(attributes: [.bold, .underline])
    return theme
  }()

  /// The theme without a choice: attributes, and the ANSI colours where colour means something.
  public static let standard: Theme = {
    var theme = monochrome
    theme[.focusMark] = Style(attributes: .bold, foreground: .indexed(4))
    theme[.modified] = Style(attributes: .bold, foreground: .indexed(3))
    theme[.error] = Style(attributes: .bold, foreground: .indexed(1))
    return theme
  }()
}
