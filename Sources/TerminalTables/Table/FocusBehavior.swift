/// What the focus follows when other sections come.
///
/// ```swift
/// struct ProcessTable: TableScreen {
///   enum SectionID { case all }
///   let model: ProcessModel
///   let title = "Processes"
///   // Sorted again each second: the cursor stays where it is, and the processes go by under it.
///   let focusBehavior = FocusBehavior.position
///   var sections: [Section<SectionID, Int>] { [Section(.all, model.processIDs)] }
///   func cell(for id: Int, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(model.name(of: id)) }
///   }
/// }
/// ```
public enum FocusBehavior: Hashable, Sendable {
  /// It stays with its item, wherever that goes, and what is on the screen stays where it is as far as it can.
  case item
  /// It stays at its line, whatever item is there: the cursor does not move.
  case position
  /// It goes to the first row, which comes into view.
  case top
  /// For what grows at its top, as a feed does: whoever is at the top stays at the top, with the newest row focused;
  /// for whoever reads further down nothing moves.
  case newest
}

extension TableView {
  /// What must stay where it is while other rows come.
  struct KeptPlace {
    /// Where the focus is to be.
    var focus: TablePosition?
    /// The place to scroll to, and the line of the screen that it is to be on.
    var anchor: Viewport.Anchor
  }

  /// What the focus follows now: whoever edits a row stays in it.
  private var presentBehavior: FocusBehavior {
    if isEditing { return .item }
    return focusBehavior == .newest ? (isAtTop ? .top : .newest) : focusBehavior
  }

  /// Whether the first row is focused, with all that is above it in view.
  private var isAtTop: Bool {
    guard let focus else { return positions.firstItem == nil }
    return focus == positions.firstItem && viewport.anchor.line == 0
      && viewport.anchor.position == TablePosition(section: 0, element: 0)
  }

  /// Where focus and scrolling are to be among other rows; nil where they follow their items.
  func placeToKeep(among new: any RowSource) -> KeptPlace? {
    switch presentBehavior {
    case .item: return nil
    case .top: return KeptPlace(focus: nil, anchor: Viewport.Anchor())
    case .position:
      guard let focus else { return nil }
      let ordinals = ItemOrdinals(source: source)
      let newOrdinals = ItemOrdinals(source: new)
      let target = newOrdinals.position(of: ordinals.ordinal(of: focus))
      let pin = viewport.placedRow(at: focus) ?? firstVisibleItem
      let pinned = pin.flatMap { newOrdinals.position(of: ordinals.ordinal(of: $0.position)) }
      let anchor = pinned.map { Viewport.Anchor(position: $0, line: -(pin?.line ?? 0)) }
      return KeptPlace(focus: target, anchor: anchor ?? Viewport.Anchor())
    case .newest:
      // The row that is read stays at its line, wherever the others go.
      guard let focused = focus.flatMap({ new.position(of: source.item(at: $0)) }) else { return nil }
      let pin = focus.flatMap(viewport.placedRow) ?? firstVisibleItem { new.position(of: $0) != nil }
      guard let pin, let pinned = new.position(of: source.item(at: pin.position)) else { return nil }
      return KeptPlace(focus: focused, anchor: Viewport.Anchor(position: pinned, line: -pin.line))
    }
  }

  /// Scrolls so that a place is so many lines above the first line of the screen, or below it where they are negative.
  func scroll(to anchor: Viewport.Anchor) {
    viewport.placed = []
    viewport.needsLayout = true
    viewport.anchor = Viewport.Anchor(position: anchor.position)
    if anchor.line > 0 { scrollDown(anchor.line) } else if anchor.line < 0 { scrollUp(-anchor.line) }
  }

  /// The items of which a line is on the screen.
  var itemsInView: [AnyHashable] {
    let readable = viewport.readableLines
    return viewport.placed.lazy.filter { self.positions.isItem($0.position) && $0.lines.overlaps(readable) }
      .map { self.source.item(at: $0.position) }
  }

  /// The topmost item of which a line is on the screen.
  var firstVisibleItem: Viewport.PlacedRow? { firstVisibleItem { _ in true } }

  private func firstVisibleItem(where isMeant: (AnyHashable) -> Bool) -> Viewport.PlacedRow? {
    let readable = viewport.readableLines
    return viewport.placed.first {
      $0.endLine > readable.lowerBound && positions.isItem($0.position) && isMeant(source.item(at: $0.position))
    }
  }
}

/// The items of all sections, counted through.
@MainActor
private struct ItemOrdinals {
  let source: any RowSource

  func ordinal(of position: TablePosition) -> Int {
    let before = (0..<position.section).reduce(0) { $0 + source.itemCount(section: $1) }
    return before + max(0, position.element - 1)
  }

  /// The place of an item; of the last one where there are fewer; nil where there is none.
  func position(of ordinal: Int) -> TablePosition? {
    var left = ordinal
    var last: TablePosition?
    for section in 0..<source.sectionCount {
      let count = source.itemCount(section: section)
      if left < count { return TablePosition(section: section, element: left + 1) }
      if count > 0 { last = TablePosition(section: section, element: count) }
      left -= count
    }
    return last
  }
}
