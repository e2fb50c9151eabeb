import Curses

/// Where a dialog's frame, text, rows and keys are, and how they are drawn.
@MainActor
struct DialogBox {
  /// The frame and all that is in it.
  private(set) var frame = Rect(row: 0, column: 0, rows: 0, columns: 0)
  private(set) var table = Rect(row: 0, column: 0, rows: 0, columns: 0)
  /// The line of keys.
  private(set) var foot: Rect?
  private var textArea = Rect(row: 0, column: 0, rows: 0, columns: 0)

  /// What the last line says: keys, a search, or what is wrong.
  struct Foot: Equatable {
    var text: String
    var role: StyleRole
    var cursorColumn: Int?
  }

  private static let widest = 64

  init() {}

  /// A box as high as its rows need, in the middle of the screen; on a small one all of it.
  init(in size: Size, text: String, rows wanted: Int = .max) {
    let columns = size.columns < 44 ? size.columns : min(size.columns - 4, Self.widest)
    let inner = max(1, columns - 4)
    // Frame, foot, and a blank line before it where there is room.
    let around = size.rows < 10 ? 3 : 4
    let most = max(around + 1, size.rows - (size.rows < 16 ? 0 : 4))
    let lines = text.isEmpty ? 0 : TextFitting.wrap(text, columns: inner).count + 1
    let textRows = min(lines, max(0, most - around - 2))
    let tableRows = max(1, min(wanted, most - around - textRows))
    let rows = min(size.rows, around + textRows + tableRows)
    frame = Rect(row: (size.rows - rows) / 2, column: (size.columns - columns) / 2, rows: rows, columns: columns)
    textArea = Rect(row: frame.row + 1, column: frame.column + 2, rows: textRows, columns: inner)
    table = Rect(row: frame.row + 1 + textRows, column: frame.column + 1, rows: tableRows, columns: columns - 2)
    foot = Rect(row: frame.endRow - 2, column: frame.column + 2, rows: 1, columns: inner)
  }

  func draw(title: String, text: String, foot: Foot, in screen: Region, with palette: Palette) {
    let region = screen.part(frame)
    region.fill()
    drawFrame(title, in: region, palette)
    let area = screen.part(textArea)
    for (row, line) in TextFitting.wrap(text, columns: max(1, textArea.columns), mostLines: textArea.rows).enumerated()
    {
      area.draw(line, row: row, column: 0, pen: palette[.help])
    }
    if let place = self.foot {
      screen.part(place).draw(
        TextFitting.truncate(foot.text, columns: place.columns), row: 0, column: 0, pen: palette[foot.role])
    }
  }

  private func drawFrame(_ title: String, in region: Region, _ palette: Palette) {
    region.drawFrame(corners: ("┌", "┐", "└", "┘"), with: palette)
    let shown = TextFitting.truncate(" \(title) ", columns: max(0, region.columns - 4))
    region.draw(shown, row: 0, column: 2, pen: palette[.screenTitle])
  }
}

extension TableController {
  /// What the last line of a dialog says.
  ///
  /// - Parameter keys: what the keys do, where nothing else is to be said.
  func dialogFoot(columns: Int, keys: String) -> DialogBox.Foot {
    if let message = navigatorMessage {
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
