import Curses

/// A text in as many lines as it takes, broken between words.
///
/// ```swift
/// let text = TextContent("Permit root login: yes → no", role: .detail)
/// ```
@MainActor
public final class TextContent: RowContent {
  /// The text; a line feed in it begins a new line. An empty text takes no line at all.
  public var text: String {
    didSet { wrapped = nil }
  }
  /// The role whose style the theme gives to the text.
  public var role: StyleRole
  private var wrapped: (columns: Int, lines: [String])?

  /// A text in the style of a role.
  public init(_ text: String = "", role: StyleRole = .title) {
    self.text = text
    self.role = role
  }

  public func rows(columns: Int) -> Int {
    text.isEmpty ? 0 : lines(columns: columns).count
  }

  public func draw(in region: Region, with palette: Palette) {
    for (row, line) in lines(columns: region.columns).enumerated() where region.shows(row: row) {
      region.draw(line, row: row, column: 0, pen: palette[role])
    }
  }

  /// Broken once for a width, however often it is measured and drawn.
  private func lines(columns: Int) -> [String] {
    if let wrapped, wrapped.columns == columns { return wrapped.lines }
    let lines = TextFitting.wrap(text, columns: columns)
    wrapped = (columns, lines)
    return lines
  }
}
