extension TableView {
  /// Whether a filter is open.
  public var isFiltering: Bool { filter != nil }

  /// Whether the search for the present query is still going on; so it is after each change of the sections.
  public var isSearching: Bool { filter?.isSearching ?? false }

  /// Whether hits of the query are still to come, rather than those that are shown being looked for again.
  var awaitsHits: Bool { filter?.awaitsHits ?? false }

  /// Opens a filter; nothing is searched until a query is set. It stays open whatever happens to the sections.
  ///
  /// - Parameter texts: the texts by which the items of each section are found; evaluated again for other sections.
  ///   While they are not as many as the items, rows are found by what they show.
  package func beginFiltering(_ texts: @escaping @autoclosure () -> FilterText) {
    beginFiltering(by: .prepared(texts))
  }

  func beginFiltering(by texts: FilterTexts) {
    guard filter == nil else { return }
    filter = TableFilter(
      over: content, focused: focus.map { source.item(at: $0) }, by: texts,
      scrolled: scrollPosition, keepsLastFooter: keepsLastFooterWhileFiltering,
      fallback: { [weak self] source, position in self?.shownText(at: position, of: source) ?? "" })
  }

  /// Shows only the rows that fit a query: words apart by blanks must all be found, the best hits come first.
  ///
  /// The search runs beside the interface: what it finds is shown by ``takeFilterHits()`` after an `Event.wake`. What
  /// was found before stays until then.
  package func setFilter(_ query: String) {
    guard let filter, filter.setQuery(query) else { return }
    if filter.query.isEmpty {
      show(filter.content)
      restorePlace(from: filter)
    } else {
      showHits(filter.takeHits())
    }
  }

  /// Takes up what the search has found since the last call; false where there is nothing new.
  @discardableResult
  package func takeFilterHits() -> Bool {
    guard let filter else { return false }
    guard let arrival = filter.takeHits() else {
      filter.feedTexts()
      return false
    }
    showHits(arrival)
    return true
  }

  private func showHits(_ arrival: TableFilter.Arrival?) {
    guard let filter, let arrival else { return }
    switch arrival {
    // Whoever has moved among the hits, or edits one, stays where he is; else the best one is on top.
    case .more where isEditing || positions.firstItem != focus: replaceRows(with: filter.rows)
    case .first, .more: show(filter.rows)
    case .again: replaceRows(with: filter.rows)
    }
  }

  /// Closes the filter and shows all rows again.
  ///
  /// - Parameter keepingFocus: whether the row that was found stays focused. Otherwise, and where none was found, the
  ///   place from before comes back.
  package func endFiltering(keepingFocus: Bool = false) {
    guard let filter else { return }
    filter.stop()
    let found = keepingFocus ? focus.map { source.item(at: $0) } : nil
    self.filter = nil
    show(rows(over: filter.content))
    if let found, found != filter.focusedBefore, let position = source.position(of: found) {
      focus = position
      scrollToVisible(position)
    } else {
      restorePlace(from: filter)
    }
  }

  /// Focuses the row from before the filter was opened, scrolled as it was.
  private func restorePlace(from filter: TableFilter) {
    guard let item = filter.focusedBefore, let position = source.position(of: item) else { return }
    focus = position
    if let before = filter.scrolledBefore, source.position(of: before.item) != nil {
      scrollPosition = before
    } else {
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

  func markMatches(in row: ReusableRow) {
    guard let filter, !filter.query.isEmpty else { return }
    if let cell = row.view as? ColumnsCell { return cell.markMatches(of: filter.query) }
    guard let title = (row.view as? any TitlePresentable)?.titleLabel else { return }
    title.matches = FilterMatches.ranges(of: filter.query, in: title.text)
  }
}
