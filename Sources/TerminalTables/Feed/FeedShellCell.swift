import Curses

/// The shell that all entries of a feed share: the side strip in the style of the entry's kind, its icon, when, what
/// and who; in it the body that its type of entry has.
///
/// ``FeedTable`` uses it; another table that registers it can as well.
///
/// ```swift
/// table.dequeue(FeedShellCell.self) { cell in
///   cell.show(entry, in: bodies, isExpanded: table.isExpanded(entry.id))
/// }
/// ```
public final class FeedShellCell: Cell {
  private let shell = FeedShell()
  private var bodies: [ObjectIdentifier: any AnyFeedBody] = [:]

  public init() {}

  public var layout: RowLayout { .content(shell) }

  /// Bodies longer than this and one line more are folded to this many lines.
  public static let foldedRows = 6

  /// Fills the shell with what is common to all entries, and has the entry's own body show the rest.
  ///
  /// - Parameters:
  ///   - entry: what happened.
  ///   - bodies: which body shows which type of entry.
  ///   - isExpanded: whether a long body is shown whole.
  public func show(_ entry: any FeedEntry, in bodies: FeedBodies, isExpanded: Bool = false) {
    let type = ObjectIdentifier(type(of: entry))
    let body = self.bodies[type] ?? bodies.make(for: entry)
    self.bodies[type] = body
    body.configure(with: entry)
    shell.entry = entry
    shell.body = isExpanded ? body.content : FoldedContent(body.content, limit: Self.foldedRows)
  }

  public func prepareForReuse() {
    shell.entry = nil
    shell.body = nil
  }
}

/// The frame around a body.
@MainActor
private final class FeedShell: RowContent {
  var entry: (any FeedEntry)?
  var body: (any RowContent)?

  /// Columns of the strip and the blank behind it.
  private static let stripColumns = 2

  func rows(columns: Int) -> Int {
    1 + (body?.rows(columns: columns - Self.stripColumns) ?? 0)
  }

  func draw(in region: Region, with palette: Palette) {
    guard let entry else { return }
    let strip = String(palette.glyphs.strip)
    for row in 0..<region.rows { region.draw(strip, row: row, column: 0, pen: palette[entry.kind.role]) }
    let inside = region.part(
      row: 0, column: Self.stripColumns, rows: region.rows, columns: region.columns - Self.stripColumns)
    drawHeading(of: entry, in: inside, with: palette)
    body?.draw(
      in: inside.part(row: 1, column: 0, rows: inside.rows - 1, columns: inside.columns), with: palette)
  }

  /// When, what, and at the right edge who; who goes first where there is no room.
  private func drawHeading(of entry: any FeedEntry, in region: Region, with palette: Palette) {
    var column = region.draw(entry.time, row: 0, column: 0, pen: palette[.detail])
    if !entry.time.isEmpty { column += 2 }
    column += region.draw(entry.kind.icon, row: 0, column: column, pen: palette[entry.kind.role])
    if !entry.kind.icon.isEmpty { column += 1 }
    let author = DisplayWidth.of(entry.author)
    let hasRoom = column + DisplayWidth.of(entry.title) + author + 2 <= region.columns
    if hasRoom { region.draw(entry.author, row: 0, column: region.columns - author, pen: palette[.detail]) }
    let room = region.columns - column - (hasRoom ? author + 2 : 0)
    region.draw(TextFitting.truncate(entry.title, columns: max(0, room)), row: 0, column: column, pen: palette[.title])
  }
}
