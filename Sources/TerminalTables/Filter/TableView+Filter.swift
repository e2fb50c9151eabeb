extension TableView {
  /// Whether a filter is open.
  public var isFiltering: Bool { filter != nil }

  /// Whether the search for the present query is still going on.
  public var isSearching: Bool { filter?.isSearching ?? false }

  /// Opens a filter; nothing is searched until a query is set.
  ///
  /// - Parameter text: the texts by which the items of each section are found.
  public func beginFiltering(_ text: FilterText) {
    guard filter == nil else { return }
    let focused = focus.map { source.item(at: $0) }
    filter = TableFilter(over: source, focused: focused, text: text)
  }

  /// Opens a filter by texts that a function makes of rows, the first of them at once and the others between keys.
  func beginFiltering(text: @escaping (TablePosition) -> String) {
    guard filter == nil else { return }
    let focused = focus.map { source.item(at: $0) }
    filter = TableFilter(over: source, focused: focused, text: text)
  }

  /// Shows only the rows that fit a query: words apart by blanks must all be found, the best hits come first.
  ///
  /// The search runs beside the interface: what it finds is shown by ``takeFilterHits()`` after an `Event.wake`.
  public func setFilter(_ query: String) {
    guard let filter, filter.setQuery(query) else { return }
    if filter.query.isEmpty { show(filter.base) }
  }

  /// Takes up what the search has found since the last call; false where there is nothing new.
  @discardableResult
  public func takeFilterHits() -> Bool {
    guard let filter else { return false }
    let isGoingOn = filter.takenQuery == filter.query
    guard let found = filter.takeSource() else {
      filter.feedTexts()
      return false
    }
    // Hits are seen before more texts are made.
    filter.askToGoOn()
    if isGoingOn { showMore(found) } else { show(found) }
    return true
  }

  /// Closes the filter and shows all rows again.
  ///
  /// - Parameter keepingFocus: whether the row that was found stays focused; else the one from before comes back.
  public func endFiltering(keepingFocus: Bool = false) {
    guard let filter else { return }
    filter.stop()
    let focused = keepingFocus ? focus.map { source.item(at: $0) } : filter.focusedBefore
    self.filter = nil
    show(filter.base)
    if let focused, let position = source.position(of: focused) {
      setFocus(position)
      scrollToVisible(position)
    }
  }

  /// Shows other rows of the same content: the best hit is on top and focused.
  private func show(_ new: any RowSource) {
    live.recycleAll(into: pool)
    source = new
    editing = nil
    focus = nil
    viewport.anchor = Viewport.Anchor()
    viewport.placed.removeAll()
    viewport.needsLayout = true
    blankFrom = nil
  }

  /// Shows further hits of the query whose first ones are shown: whoever has moved among them, or edits one, stays
  /// where he is.
  private func showMore(_ new: FilteredSource) {
    guard let old = source as? FilteredSource, let focus, isEditing || positions.firstItem != focus,
      let place = new.position(ofBase: old.basePosition(focus))
    else { return show(new) }
    let edited = editing.flatMap { editing in
      new.position(ofBase: old.basePosition(editing.position)).map(editing.moved)
    }
    show(new)
    editing = edited
    setFocus(place)
    scrollToVisible(place)
  }

  /// Marks in a row's title what the filter has found there.
  func markMatches(in row: ReusableRow) {
    guard let filter, !filter.query.isEmpty, let title = (row.view as? any TitlePresentable)?.titleLabel else { return }
    title.matches = FilterMatches.ranges(of: filter.query, in: title.text)
  }
}
