extension TableView {
  /// Takes over new content. A filter stays open over it.
  func replaceSource(with new: any RowSource) {
    dropMarks(ofItemsMissingIn: new)
    filter?.takeUp(new)
    replaceRows(with: rows(over: new))
  }

  /// All rows as they are now, without what is behind the last one.
  var content: any RowSource {
    filter?.content ?? (source as? SourceWithMore)?.base ?? source
  }

  func rows(over content: any RowSource) -> any RowSource {
    filter?.rows ?? moreRow.map { SourceWithMore(content, $0) } ?? content
  }

  /// Shows other rows, and finds again what was focused, scrolled to and edited.
  ///
  /// - Parameters:
  ///   - new: the rows to show.
  ///   - areSame: whether their items are the same, so that the focus follows none but its own.
  func replaceRows(with new: any RowSource, areSame: Bool = false) {
    let edited = editing.map { source.item(at: $0.position) }
    let old = source
    let kept = areSame ? nil : placeToKeep(among: new)
    if kept == nil, let focus, viewport.placedRow(at: focus) != nil { viewport.followsFocus = true }
    let focused = kept.map(\.focus) ?? focus.flatMap { TableView.survivor(of: $0, in: old, new: new) }
    let anchored =
      kept.map { Viewport.Anchor(position: $0.anchor.position) } ?? TableView.anchor(viewport.anchor, in: old, new: new)
    moveLiveRows(from: old, to: new)
    source = new
    focus = focused
    viewport.anchor = anchored ?? Viewport.Anchor()
    if let edited, let place = new.position(of: edited) { editing?.position = place } else { editing = nil }
    viewport.placed = []
    viewport.needsLayout = true
    blankFrom = nil
    if let kept, viewport.size.rows > 0 { scroll(to: kept.anchor) }
  }

  /// Makes a change now, or, where it is asked for by a closure that fills or draws a row, after that.
  func whenIdle(_ change: @escaping () -> Void) {
    if isBusy { deferred.append(change) } else { change() }
    onChange?()
  }

  /// Makes the deferred changes; false where there was none.
  func makeDeferredChanges() -> Bool {
    let changes = deferred
    deferred = []
    for change in changes { change() }
    return !changes.isEmpty
  }

  /// Keeps the views of items that are still there; headers and footers are made again, since they may have changed.
  private func moveLiveRows(from old: any RowSource, to new: any RowSource) {
    let positions = TablePositions(source: old)
    live.move(into: pool) { position in
      positions.isItem(position) ? new.position(of: old.item(at: position)) : nil
    }
  }

  /// How many neighbours of an item that is gone are looked for.
  private static let farthestNeighbour = 10_000

  /// Where the item of a place is now; where it is gone, its nearest neighbour, the one after it first.
  private static func survivor(
    of position: TablePosition, in old: any RowSource, new: any RowSource
  ) -> TablePosition? {
    let positions = TablePositions(source: old)
    func find(_ start: TablePosition, _ next: (TablePosition) -> TablePosition?) -> TablePosition? {
      var candidate: TablePosition? = start
      for _ in 0...farthestNeighbour {
        guard let place = candidate else { return nil }
        if positions.isItem(place), let found = new.position(of: old.item(at: place)) { return found }
        candidate = next(place)
      }
      return nil
    }
    return find(position, positions.after) ?? find(position, positions.before)
  }

  private static func anchor(
    _ anchor: Viewport.Anchor, in old: any RowSource, new: any RowSource
  ) -> Viewport.Anchor? {
    let positions = TablePositions(source: old)
    guard old.sectionCount > 0 else { return nil }
    if positions.isItem(anchor.position) {
      if let same = new.position(of: old.item(at: anchor.position)) {
        return Viewport.Anchor(position: same, line: anchor.line)
      }
    } else if let section = new.section(of: old.group(of: anchor.position.section)) {
      let places = TablePositions(source: new)
      let isHeader = anchor.position.element == 0
      return Viewport.Anchor(
        position: isHeader ? places.header(of: section) : places.footer(of: section), line: anchor.line)
    }
    return survivor(of: anchor.position, in: old, new: new).map { Viewport.Anchor(position: $0, line: 0) }
  }
}
