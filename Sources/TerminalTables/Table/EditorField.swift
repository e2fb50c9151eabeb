import Curses

/// Where an open editor is in its row, and the part of its text that shows there.
@MainActor
struct EditorField {
  /// In the row's own lines and columns.
  let place: Rect
  /// The cursor's column inside the field.
  let cursorColumn: Int
  private let visible: String
  private let hasProblem, isProposal: Bool
  /// The label that the field begins over, which is cut there; nil for none.
  private let covered: Label?

  /// Below this many columns the field begins left of where the value was, over the title's end.
  private static let comfortable = 16

  init(_ editing: RowEditing, plan: RowPlan, label: Label?, inset: Int) {
    let row = plan.placements.first { $0.label === label }?.row ?? 0
    let leading = plan.placements.filter { $0.row == row && $0.label !== label }
    let leadingEnd = leading.map { $0.column + $0.columns }.max().map { $0 + LineParts.gapBeforeTrailing } ?? 0
    let end = plan.columns - LineParts.accessoryColumns
    let start = max(0, min(leadingEnd, end - Self.comfortable))
    place = Rect(row: row, column: inset + start, rows: 1, columns: max(1, end - start))
    covered = start < 2 ? nil : leading.last { $0.column + $0.columns >= start }?.label
    hasProblem = editing.problem != nil
    isProposal = editing.editor.isProposal
    (visible, cursorColumn) = editing.shownEditor.visible(columns: place.columns)
  }

  func draw(in strip: Region, with palette: Palette) {
    let field = strip.part(place)
    if let covered { strip.draw("… ", row: place.row, column: place.column - 2, pen: palette[covered.role]) }
    let pen = palette[hasProblem ? .error : .value].adding(Pen(.underline))
    field.fill(pen: pen)
    field.draw(visible, row: 0, column: 0, pen: isProposal ? pen.adding(palette[.highlight]) : pen)
  }
}
