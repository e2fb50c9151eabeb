/// A table of sections with rows of any height, of which only the visible ones exist.
///
/// The table knows its items by identity: whatever moves around them, the focus, the scroll position and an open
/// editor stay with their item. All work for a key is in proportion to what is visible.
///
/// A ``TableController`` shows one with all that is around it. A program may also draw one by itself:
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// let terminal = try Terminal.open()
/// defer { terminal.close() }
/// let palette = Palette(.standard, on: terminal)
/// let table = TableView()
/// table.register(BasicCell.self)
/// try table.apply(
///   [Section("rows", 0..<1_000_000)],
///   views: TableViews(cell: { number, table in
///     table.dequeue(BasicCell.self) { $0.setTitle("Row \(number)") }
///   }))
/// table.resize(to: terminal.size)
/// while true {
///   table.draw(in: terminal.screen, with: palette)
///   terminal.present()
///   guard let event = terminal.nextEvent(), event != .key(.character("q")) else { break }
///   switch event {
///   case .key(.down): table.move(.down)
///   case .key(.up): table.move(.up)
///   case .resize(let size): table.resize(to: size)
///   default: break
///   }
/// }
/// ```
@MainActor
public final class TableView {
  /// The margins; `grouped` unless set.
  public var style = TableStyle.grouped {
    didSet { reconfigureVisible() }
  }

  /// Whether every row can be focused, because the screen has actions for rows; else those that highlight or pick.
  public var focusesEveryRow = false

  /// What the focus follows when other sections come. The controller of a ``TableScreen`` sets it to what its screen
  /// says.
  public var focusBehavior = FocusBehavior.item

  /// Whether the last section's footer stays while a filter is open, as one does that shows the position. The others
  /// explain whole sections, and are not shown among hits.
  public var keepsLastFooterWhileFiltering = false

  /// Whether keys go to this table; in any other the focused row keeps its mark and loses its highlight.
  public var isActive = true {
    didSet { if isActive != oldValue { onChange?() } }
  }

  let pool = CellPool()
  var source: any RowSource = EmptySource() {
    didSet { knownItemTotals = nil }
  }
  var knownItemTotals: [Int]?
  var marks: Set<AnyHashable> = [] {
    didSet { onChange?() }
  }
  var live = LiveRows()
  var viewport = Viewport()
  var focus: TablePosition? {
    didSet { onChange?() }
  }
  /// Whether what a typed text may become is drawn with the rows; a dialog draws it around its box.
  var drawsCompletions = true
  var editing: RowEditing? {
    didSet { onChange?() }
  }
  var filter: TableFilter?
  var expandedItems: Set<AnyHashable> = []
  var onReloadSections: (() -> Void)?
  var onError: ((String) -> Void)?
  /// Called when the table may look different from how it was last drawn.
  var onChange: (() -> Void)?
  /// Called when other rows are on the screen, or in other places.
  var onRowsPlaced: (() -> Void)?
  /// What is behind the last row; nil for nothing.
  var moreRow: MoreRow? {
    didSet { if moreRow != oldValue, filter == nil { replaceRows(with: rows(over: content), areSame: true) } }
  }
  var columns: ColumnLayout?
  var outline: OutlineModel?
  /// The line from which the last drawing left the region blank; nil where nobody knows what is there.
  var blankFrom: Int?
  /// Whether a closure that fills or draws a row is running; changes that it asks for are deferred.
  var isBusy = false
  var deferred: [() -> Void] = []
  private(set) var counts = DrawingCounts()

  /// An empty table that knows ``SectionHeader`` and ``SectionFooter``; other views are registered before they are
  /// used.
  public init() {
    register(SectionHeader.self, traits: \.self)
    register(SectionFooter.self, traits: \.self)
    register(SectionGap.self, traits: \.self)
  }

  // MARK: - Cells

  /// Makes a class of cells, headers or footers known, optionally with another layout under an identifier of its own.
  ///
  /// ```swift
  /// table.register(RightDetailCell.self)
  /// table.register(RightDetailCell.self, identifier: "stacked") { .stack(.row($0.titleLabel), .row($0.detailLabel)) }
  /// ```
  public func register<View: RowView>(
    _ type: View.Type, identifier: String? = nil, layout: (@MainActor (View) -> RowLayout)? = nil
  ) {
    pool.register(type, identifier: identifier, layout: layout)
  }

  /// A cell, header or footer of a registered class, filled by `configure`.
  ///
  /// A class that was never registered under this identifier is a mistake of the program's, and ends it; the message
  /// names the file and the line of this call.
  public func dequeue<View: RowView>(
    _ type: View.Type, identifier: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    configure: (View) -> Void = { _ in }
  ) -> View {
    let view = pool.dequeue(type, identifier: identifier, file: file, line: line)
    configure(view)
    return view
  }

  // MARK: - Content

  /// Shows these sections; what was focused, scrolled to and edited stays with its item.
  ///
  /// - Throws: ``DuplicateError`` where an item or a section is there twice; the table is then as it was.
  /// - Complexity: one look at each item, none at those of a range, and a few at those of an ``ItemList`` that was
  ///   changed; views are made for the visible rows alone.
  public func apply<SectionID: Hashable, ItemID: Hashable>(
    _ sections: [Section<SectionID, ItemID>], views: TableViews<SectionID, ItemID>
  ) throws(DuplicateError) {
    let old = content as? SectionSource<SectionID, ItemID>
    if let error = DuplicateError.find(in: sections, after: old?.sections ?? []) { throw error }
    whenIdle { self.replaceSource(with: SectionSource(sections, views: views)) }
  }

  /// Makes the row of this item again; nothing happens where the item is not in the table.
  public func reconfigure(_ item: some Hashable) {
    discardRow { $0.source.position(of: item) }
  }

  /// Makes the rows, the header and the footer of this section again.
  public func reconfigure(section group: some Hashable) {
    whenIdle {
      guard let section = self.source.section(of: group) else { return }
      self.live.recycle(section: section, into: self.pool)
      self.viewport.needsLayout = true
    }
  }

  /// Makes the header of this section again, as one that counts its rows must be.
  public func reconfigureHeader(of group: some Hashable) {
    discardRow { table in table.source.section(of: group).map(table.positions.header) }
  }

  /// Makes the footer of this section again, as one that shows the position must be at every move.
  public func reconfigureFooter(of group: some Hashable) {
    discardRow { table in table.source.section(of: group).map(table.positions.footer) }
  }

  private func discardRow(at position: @escaping (TableView) -> TablePosition?) {
    whenIdle {
      guard let position = position(self) else { return }
      self.live.discard(position, into: self.pool)
      self.viewport.needsLayout = true
    }
  }

  /// Makes all visible rows again, where they are.
  public func reconfigureVisible() {
    whenIdle {
      self.live.recycleAll(into: self.pool)
      self.viewport.needsLayout = true
      self.setNeedsDisplay()
    }
  }

  /// Draws everything again, as after another screen covered the table; builds nothing.
  public func setNeedsDisplay() {
    live.invalidateDrawing()
    blankFrom = nil
    viewport.drawsOverlays = true
    viewport.drawsIndicator = true
    onChange?()
  }

  /// Asks the screen for its sections again; nothing happens in a table whose sections are applied by hand.
  public func reloadSections() {
    onReloadSections?()
  }

  /// Says at the foot of the screen why what a row was asked to do was not done.
  public func show(error reason: String) {
    onError?(reason)
  }

  /// Whether there is no item in any section.
  public var isEmpty: Bool {
    (0..<source.sectionCount).allSatisfy { source.itemCount(section: $0) == 0 } && moreRow == nil
  }

  // MARK: - Focus

  /// The item that is focused; nil where none is, or where its type is another.
  public func focusedItem<ItemID: Hashable>(as type: ItemID.Type = ItemID.self) -> ItemID? {
    focus.flatMap { isMoreRow(at: $0) ? nil : source.item(at: $0).base as? ItemID }
  }

  /// Focuses an item and scrolls it into view; false where it is not in the table.
  @discardableResult
  public func focus(on item: some Hashable) -> Bool {
    guard source.position(of: item) != nil else { return false }
    whenIdle {
      guard let position = self.source.position(of: item) else { return }
      self.focus = position
      if self.viewport.size.rows > 0 { self.scrollToVisible(position) }
    }
    return true
  }

  /// Where the focused row is among all, counted from one, and how many there are.
  public var focusPosition: (ordinal: Int, count: Int) {
    var ordinal = 0
    var count = 0
    for section in 0..<source.sectionCount - (source is SourceWithMore ? 1 : 0) {
      if let focus, focus.section == section { ordinal = count + focus.element }
      count += source.itemCount(section: section)
    }
    return (ordinal, count)
  }

  // MARK: - Counters

  /// Views made and filled so far.
  public var poolCounts: PoolCounts { pool.counts }
  /// Rows and labels drawn so far.
  public var drawingCounts: DrawingCounts { counts }

  func countDrawing(labels: Int) {
    counts.rows += 1
    counts.labels += labels
  }

  // MARK: - Making rows

  /// A row filled for a place; nil where the section has no header or footer there.
  func makeRow(at position: TablePosition, columns: Int) -> ReusableRow? {
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    guard let view = source.view(at: position, in: self) ?? gap(at: position) else { return nil }
    let row = pool.claim(view)
    if let layout = self.columns, let cell = view as? ColumnsCell { cell.adopt(layout) }
    if positions.isItem(position) { markMatches(in: row) }
    _ = row.configure(for: state(at: position))
    layOut(row, at: position, columns: columns)
    return row
  }

  func layOut(_ row: ReusableRow, at position: TablePosition, columns: Int) {
    let margins = style.fitting(columns: columns)
    let inset = positions.isItem(position) ? margins.rowInset : margins.headerInset
    row.layOut(columns: max(1, columns - inset - margins.trailingInset))
  }

  func state(at position: TablePosition) -> RowState {
    var state = RowState()
    state.isFocused = position == focus
    state.isSelected = isMarked(at: position)
    state.isActive = isActive
    return state
  }

  var positions: TablePositions { TablePositions(source: source) }

  /// The row at a place, built where it has no view yet.
  func row(at position: TablePosition) -> ReusableRow? {
    if let known = live.find(position) { return known }
    let made = makeRow(at: position, columns: viewport.size.columns)
    live.insert(made, at: position)
    return made
  }
}

/// How much a table has drawn; a test reads it to know that only what changed is drawn.
///
/// ```swift
/// let before = table.drawingCounts.rows
/// table.move(.down)
/// table.draw(in: terminal.screen, with: palette)
/// #expect(table.drawingCounts.rows == before + 2)   // the row that lost the focus and the one that has it
/// ```
public struct DrawingCounts: Hashable, Sendable {
  /// Rows, headers and footers drawn.
  public var rows = 0
  /// Labels drawn in them.
  public var labels = 0
}
