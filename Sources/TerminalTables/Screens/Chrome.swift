import Curses

/// What is around a table: the title line, the explanation of the focused row, the keys.
@MainActor
final class Chrome {
  /// What is shown; nothing is drawn while it stays the same.
  struct Content {
    var path: [String]
    var status: String
    var help: RowHelp?
    var emptyMessage: String?
    var keys: [KeyBinding]
    /// What the keys do where no bindings say it.
    var keysText: String?
    var message: Navigator.Message?
    var search: SearchLine?
  }

  struct SearchLine: Equatable {
    var field: TextEditor
    var note: String
  }

  private(set) var searchCursor: Point?
  private(set) var tableOrigin = Point(row: 0, column: 0)
  private var drawn: Appearance?
  private var footerKeys = FooterKeys()

  private struct Appearance: Equatable {
    var frame: ScreenFrame
    var title: String
    var status: String
    var help: RowHelp?
    var keys: String
    var message: Navigator.Message?
    var search: SearchLine?
  }

  func setNeedsDisplay() {
    drawn = nil
  }

  func draw(_ content: Content, by frame: ScreenFrame, in region: Region, with palette: Palette) {
    tableOrigin = Point(row: frame.table.row, column: frame.table.column)
    let appearance = Appearance(
      frame: frame, title: content.path.joined(separator: " \(palette.glyphs.chevron) "), status: content.status,
      help: content.help,
      keys: content.keysText ?? footerKeys.text(for: content.keys, columns: region.columns - 2),
      message: content.message,
      search: content.search)
    // A table without rows has cleared its place whenever its rows were loaded again.
    if let message = content.emptyMessage { draw(message, in: region.part(frame.table), palette) }
    guard appearance != drawn else { return }
    drawn = appearance
    if let title = frame.title { draw(appearance, titleIn: region.part(title), palette) }
    for rule in frame.rules { region.part(rule).fill(with: palette.glyphs.rule, pen: palette[.rule]) }
    if let help = frame.help, help.column > frame.table.endColumn {
      // Between the rows and the explanation beside them another screen may have had something.
      let gap = help.column - frame.table.endColumn
      region.part(row: help.row, column: frame.table.endColumn, rows: help.rows, columns: gap).fill()
    }
    if let help = frame.help { draw(appearance, helpIn: region.part(help), palette, besideTable: help.column > 0) }
    if let keys = frame.keys { draw(appearance, keysIn: region.part(keys), palette) }
    searchCursor = nil
    if let search = content.search, content.message == nil, let line = frame.keys ?? frame.help {
      draw(search, in: region.part(line), palette)
    }
  }

  private func draw(_ appearance: Appearance, titleIn region: Region, _ palette: Palette) {
    region.fill()
    let status = TextFitting.truncate(appearance.status, columns: max(0, region.columns / 2))
    let statusColumns = DisplayWidth.of(status)
    let room = region.columns - 2 - (statusColumns > 0 ? statusColumns + 2 : 0)
    let title = TextFitting.truncateStart(appearance.title, columns: room)
    region.draw(title, row: 0, column: 1, pen: palette[.screenTitle])
    region.draw(status, row: 0, column: region.columns - 1 - statusColumns, pen: palette[.detail])
  }

  private func draw(_ appearance: Appearance, helpIn region: Region, _ palette: Palette, besideTable: Bool) {
    region.fill()
    // Without a line for the keys, or where one is not enough, what must be said takes the explanation's place.
    if let message = appearance.message,
      appearance.frame.keys == nil || DisplayWidth.of(message.text) > (appearance.frame.keys?.columns ?? 0) - 2
    {
      draw([(message.text, message.isError ? .error : .help)], in: region, palette, wrapsAll: true)
      return
    }
    guard let help = appearance.help else {
      // One line is all there is: where nothing is to be explained it has the keys.
      if appearance.frame.keys == nil { region.draw(appearance.keys, row: 0, column: 1, pen: palette[.keys]) }
      return
    }
    var lines: [(text: String, role: StyleRole)] = []
    if let problem = help.problem { lines.append((problem, .error)) }
    lines.append((help.summary, besideTable ? .header : .help))
    if besideTable { lines.append(("", .help)) }
    lines.append((help.text, .help))
    if besideTable {
      lines.append(("", .help))
      lines.append((help.location, .detail))
    }
    let ends = draw(lines, in: region, palette, wrapsAll: besideTable)
    if !besideTable { draw(location: help.location, besideLinesEndingAt: ends, in: region, palette) }
  }

  /// Where the setting is, at the right of the first line that leaves room; the last one makes room where none has.
  private func draw(location: String, besideLinesEndingAt ends: [Int], in region: Region, _ palette: Palette) {
    guard !location.isEmpty, region.rows > 0 else { return }
    let start = region.columns - 1 - DisplayWidth.of(location)
    if let free = (0..<region.rows).first(where: { row in start > 0 && (row >= ends.count || ends[row] + 2 <= start) })
    {
      region.draw(location, row: free, column: start, pen: palette[.detail])
    } else if region.rows > 1 {
      let text = "… " + TextFitting.truncateStart(location, columns: region.columns * 2 / 3)
      let start = region.columns - 1 - DisplayWidth.of(text)
      region.draw(text, row: region.rows - 1, column: start, pen: palette[.detail])
    }
  }

  /// - Returns: the column at which each line that was drawn ends.
  @discardableResult
  private func draw(
    _ lines: [(text: String, role: StyleRole)], in region: Region, _ palette: Palette, wrapsAll: Bool
  ) -> [Int] {
    var ends: [Int] = []
    var row = 0
    let columns = region.columns - 2
    for (number, line) in lines.enumerated() where row < region.rows {
      let isLast = number == lines.count - 1
      let wrapped =
        wrapsAll || isLast
        ? TextFitting.wrap(line.text, columns: columns, mostLines: region.rows - row + 1) : [line.text]
      for (index, text) in wrapped.enumerated() where row < region.rows {
        let isCut = row == region.rows - 1 && index < wrapped.count - 1
        let shown = isCut ? text + " …" : text
        let fitting = TextFitting.truncate(shown, columns: columns)
        ends.append(1 + region.draw(fitting, row: row, column: 1, pen: palette[line.role]))
        row += 1
      }
    }
    return ends
  }

  private func draw(_ appearance: Appearance, keysIn region: Region, _ palette: Palette) {
    region.fill()
    if let message = appearance.message {
      draw(message, in: region, palette)
    } else {
      region.draw(appearance.keys, row: 0, column: 1, pen: palette[.keys])
    }
  }

  private func draw(_ search: SearchLine, in region: Region, _ palette: Palette) {
    region.fill()
    let prompt = Words.current[.searchPrompt]
    let before = prompt + search.field.textBeforeCursor
    let hidden = max(0, DisplayWidth.of(before) - (region.columns - 4))
    region.draw(
      TextFitting.dropFirst(columns: hidden, of: (prompt + search.field.text)[...]), row: 0, column: 1,
      pen: palette[.value])
    let noteColumn = region.columns - 1 - DisplayWidth.of(search.note)
    if noteColumn > DisplayWidth.of(prompt + search.field.text) + 3 {
      region.draw(search.note, row: 0, column: noteColumn, pen: palette[.detail])
    }
    searchCursor = Point(row: region.frame.row, column: region.frame.column + 1 + DisplayWidth.of(before) - hidden)
  }

  private func draw(_ message: Navigator.Message, in region: Region, _ palette: Palette) {
    let text = TextFitting.truncate(message.text, columns: region.columns - 2)
    region.draw(text, row: 0, column: 1, pen: palette[message.isError ? .error : .help])
  }

  private func draw(_ emptyMessage: String, in region: Region, _ palette: Palette) {
    region.fill()
    region.draw(
      TextFitting.truncate(emptyMessage, columns: region.columns - 6), row: min(1, region.rows - 1), column: 3,
      pen: palette[.placeholder])
  }
}
