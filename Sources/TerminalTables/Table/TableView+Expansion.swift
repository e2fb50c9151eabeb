extension TableView {
  /// Whether an item's row is shown at its full height; it stays so while its item is in the table.
  public func isExpanded(_ item: some Hashable) -> Bool {
    expandedItems.contains(AnyHashable(item))
  }

  /// Unfolds a row, or folds it again.
  public func toggleExpansion(of item: some Hashable) {
    let item = AnyHashable(item)
    if expandedItems.remove(item) == nil { expandedItems.insert(item) }
    reconfigure(item)
    layOutIfNeeded()
    if let focus { scrollToVisible(focus) }
  }
}
