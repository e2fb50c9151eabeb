import Curses

/// A row's layout worked out for one width: where each label lies, and how many lines the row takes.
@MainActor
struct RowPlan {
  struct Placement {
    var label: Label
    var row: Int
    var column: Int
    var columns: Int
    /// One line of a label that wraps; of any other the whole text is drawn.
    var line = ""
  }

  private(set) var placements: [Placement] = []
  private(set) var contents: [(content: any RowContent, row: Int, rows: Int)] = []
  private(set) var chevronRow: Int?
  private(set) var checkRow: Int?
  /// Whether a line keeps columns free for the dot of a modified value and the chevron.
  private(set) var hasAccessories = false
  private(set) var rows = 0
  private(set) var columns = 0

  /// Works a layout out again; the room that an earlier one took is used again.
  mutating func set(_ layout: RowLayout, columns: Int) {
    placements.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    chevronRow = nil
    checkRow = nil
    hasAccessories = false
    rows = 0
    self.columns = columns
    append(layout)
    rows = max(1, rows)
  }

  private mutating func append(_ layout: RowLayout) {
    switch layout.part {
    case .line(let items): append(line: items)
    case .content(let content): append(content)
    case .stack(let layouts): for layout in layouts { append(layout) }
    }
  }

  private mutating func append(_ content: any RowContent) {
    let height = content.rows(columns: columns)
    contents.append((content, rows, height))
    rows += height
  }

  private mutating func append(line items: [LayoutItem]) {
    if items.count == 1, let label = items[0] as? Label { return append(alone: label) }
    let line = LineParts(items)
    if line.hasChevron { chevronRow = rows }
    if line.hasCheck { checkRow = rows }
    if line.hasSpacer { hasAccessories = true }
    let available = columns - (line.hasSpacer ? LineParts.accessoryColumns : 0)
    rows += place(line, available: max(0, available))
    if let label = line.leading.last { appendNote(of: label, available: max(0, available)) }
  }

  private mutating func appendNote(of label: Label, available: Int) {
    let indent = min(LineParts.indentBelow, available)
    guard let note = label.note(columns: available - indent) else { return }
    placements.append(Placement(label: note, row: rows, column: indent, columns: available - indent))
    rows += 1
  }

  private mutating func append(alone label: Label) {
    if label.text.isEmpty && rows > 0 { return }
    guard label.wraps else { return append("", of: label) }
    for line in TextFitting.wrap(label.text, columns: columns) { append(line, of: label) }
  }

  private mutating func append(_ line: String, of label: Label) {
    placements.append(Placement(label: label, row: rows, column: 0, columns: columns, line: line))
    rows += 1
  }

  /// Places the line's labels by the collapse rules; the result is the number of lines they take.
  private mutating func place(_ line: LineParts, available: Int) -> Int {
    let leading = line.leading
    let trailing = line.trailing
    guard !trailing.isEmpty else {
      place(leading, at: 0, columns: available, row: rows)
      return 1
    }
    let beside = available - LineParts.columns(of: leading) - LineParts.gapBeforeTrailing
    if beside >= LineParts.minimumColumns(of: trailing) {
      let width = min(beside, LineParts.columns(of: trailing))
      place(leading, at: 0, columns: available - width - LineParts.gapBeforeTrailing, row: rows)
      place(trailing, at: available - width, columns: width, row: rows)
      if let label = leading.last { placeAside(of: label, between: available - LineParts.columns(of: trailing)) }
      return 1
    }
    place(leading, at: 0, columns: available, row: rows)
    guard columns >= LineParts.narrowest else { return 1 }
    let indent = min(LineParts.indentBelow, available)
    let width = min(available - indent, LineParts.columns(of: trailing))
    place(trailing, at: available - width, columns: width, row: rows + 1)
    return 2
  }

  /// From this width on a row has room for what is said beside its title.
  private static let columnsForAside = 90

  /// Places a label's secondary text behind it, where the row is wide and all of it fits before what is at the right.
  private mutating func placeAside(of label: Label, between end: Int) {
    guard columns >= Self.columnsForAside, let aside = label.asideLabel, !aside.text.isEmpty,
      let place = placements.last(where: { $0.label === label })
    else { return }
    let start = place.column + label.columns + LineParts.gapBeforeTrailing
    guard start + aside.columns + 2 * LineParts.gapBeforeTrailing <= end else { return }
    placements.append(Placement(label: aside, row: place.row, column: start, columns: aside.columns))
  }

  private mutating func place(_ labels: [Label], at start: Int, columns: Int, row: Int) {
    var column = start
    let end = start + columns
    for label in labels where column < end {
      let width = min(label.columns, end - column)
      placements.append(Placement(label: label, row: row, column: column, columns: width))
      column += width + LineParts.gap
    }
  }
}
