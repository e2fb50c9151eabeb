import Curses

/// Where a dialog's frame, text, rows and keys are, and how they are drawn.
@MainActor
struct DialogBox {
  /// The frame and all that is in it.
  let frame: Rect
  let table: Rect
  /// The line of keys.
  let foot: Rect
  private let textArea: Rect

  /// What the last line says: keys, a search, or what is wrong.
  struct Foot: Equatable {
    var text: String
    var role: StyleRole
    var cursorColumn: Int?
  }

  private static let widest = 64
  /// So many lines of a table are shown, however long the text above them is.
  private static let fewestRows = 3

  /// A box as high as its rows need, in the middle of the screen; on a small one all of it.
  ///
  /// - Parameter explanations: what the last line may say; it takes two where one of them needs it and there is room,
  ///   or so little that the text gives way.
  init(in size: Size, text: String, rows wanted: Int = .max, explanations: [String] = []) {
    let columns = size.columns < 44 ? size.columns : min(size.columns - 4, Self.widest)
    let inner = max(1, columns - 4)
    // Frame, foot, and a blank line before it where there is room.
    var around = size.rows < 10 ? 3 : 4
    let isSmall = size.rows < 16
    let most = max(around + 1, size.rows - (isSmall ? 0 : 4))
    let lines = text.isEmpty ? 0 : TextFitting.wrap(text, columns: inner).count + (size.rows < 10 ? 0 : 1)
    let isLong = explanations.contains { DisplayWidth.of($0) > inner }
    // Where there is little room, what comes of an answer is more needed than all of the text.
    let footRows = isLong && (wanted < most - around - lines || isSmall && most - around > 4) ? 2 : 1
    around += footRows - 1
    let textRows = min(lines, max(0, most - around - max(2, min(wanted, Self.fewestRows))))
    let tableRows = max(1, min(wanted, most - around - textRows))
    let rows = min(size.rows, around + textRows + tableRows)
    frame = Rect(row: (size.rows - rows) / 2, column: (size.columns - columns) / 2, rows: rows, columns: columns)
    textArea = Rect(row: frame.row + 1, column: frame.column + 2, rows: textRows, columns: inner)
    table = Rect(row: frame.row + 1 + textRows, column: frame.column + 1, rows: tableRows, columns: columns - 2)
    foot = Rect(row: frame.endRow - 1 - footRows, column: frame.column + 2, rows: footRows, columns: inner)
  }

  func draw(title: String, text: String, foot: Foot, in screen: Region, with palette: Palette) {
    let region = screen.part(frame)
    region.fill()
    drawFrame(title, in: region, palette)
    draw(text, in: screen.part(textArea), palette[.help])
    draw(foot.text, in: screen.part(self.foot), palette[foot.role])
  }

  /// Draws a text in as many lines as there are, the last of which says where there is more.
  private func draw(_ text: String, in region: Region, _ pen: Pen) {
    let columns = max(1, region.columns)
    let lines = region.rows == 1 ? [text] : TextFitting.wrap(text, columns: columns, mostLines: region.rows + 1)
    for (row, line) in lines.prefix(region.rows).enumerated() {
      let isCut = row == region.rows - 1 && lines.count > region.rows
      region.draw(
        TextFitting.truncate(isCut ? line + " …" : line, columns: columns), row: row, column: 0, pen: pen)
    }
  }

  private func drawFrame(_ title: String, in region: Region, _ palette: Palette) {
    region.drawFrame(corners: ("┌", "┐", "└", "┘"), with: palette)
    let shown = TextFitting.truncate(" \(title) ", columns: max(0, region.columns - 4))
    region.draw(shown, row: 0, column: 2, pen: palette[.screenTitle])
  }
}

extension TableController {
  /// So many rows are looked at for the length of what explains them.
  private static var mostExplained: Int { 20 }

  /// What explains the first rows.
  var explanations: [String] {
    content.sections.lazy.flatMap(\.items).prefix(Self.mostExplained).compactMap { content.help(for: $0)?.summary }
  }

  /// What the last line of a dialog says.
  ///
  /// - Parameter keys: what the keys do, where nothing else is to be said.
  func dialogFoot(columns: Int, keys: String) -> DialogBox.Foot {
    if let message = navigator?.message {
      return DialogBox.Foot(text: message.text, role: message.isError ? .error : .help)
    }
    if let search = searchLine {
      let prompt = Words.current[.searchPrompt]
      let shown = search.field.visible(columns: max(1, columns - DisplayWidth.of(prompt) - 1))
      return DialogBox.Foot(
        text: prompt + shown.text, role: .value, cursorColumn: DisplayWidth.of(prompt) + shown.cursorColumn)
    }
    if let problem = table.editingProblem { return DialogBox.Foot(text: problem, role: .error) }
    if let item: Content.ItemID = table.focusedItem(), let summary = content.help(for: item)?.summary, !summary.isEmpty
    {
      return DialogBox.Foot(text: summary, role: .help)
    }
    return DialogBox.Foot(text: keys, role: .keys)
  }
}

extension TableView {
  /// How many lines of the table are filled, after it was laid out.
  var rowsShown: Int {
    layOutIfNeeded()
    return min(viewport.size.rows, max(1, viewport.placed.last?.endLine ?? 1))
  }
}
