extension TableView {
  /// The items that are marked, to act on them all at once; in no order.
  public func selectedItems<ItemID: Hashable>(as type: ItemID.Type = ItemID.self) -> [ItemID] {
    marks.compactMap { $0.base as? ItemID }
  }

  /// How many items are marked.
  public var markCount: Int { marks.count }

  /// Whether an item is marked.
  public func isMarked(_ item: some Hashable) -> Bool {
    marks.contains(AnyHashable(item))
  }

  /// Marks an item, or takes its mark away. The mark stays with its item, and goes with it.
  ///
  /// It is shown in the margin at the left, so a table without one shows none.
  public func setMarked(_ isMarked: Bool, for item: some Hashable) {
    guard let position = source.position(of: item) else { return }
    if isMarked { marks.insert(AnyHashable(item)) } else { marks.remove(AnyHashable(item)) }
    live.existing(position)?.drawn = nil
  }

  /// Marks the focused item or takes its mark away, and goes on to the next row.
  public func toggleMarkOfFocused() {
    guard let focus else { return }
    let item = source.item(at: focus)
    setMarked(!marks.contains(item), for: item)
    move(.down)
  }

  /// Takes all marks away.
  public func clearMarks() {
    marks = []
    live.invalidateDrawing()
  }

  func dropMarks(ofItemsMissingIn content: any RowSource) {
    if !marks.isEmpty { marks = marks.filter { content.position(of: $0) != nil } }
  }

  func isMarked(at position: TablePosition) -> Bool {
    !marks.isEmpty && positions.isItem(position) && marks.contains(source.item(at: position))
  }
}
