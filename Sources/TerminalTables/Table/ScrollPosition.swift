/// Where a table is scrolled to: an item, and which of its lines is the first on the screen.
///
/// It is as good after other sections as before, since it names an item and no line of the whole table.
///
/// ```swift
/// let place = table.scrollPosition
/// // … the table shows something else meanwhile …
/// table.scrollPosition = place
/// ```
public struct ScrollPosition: Hashable {
  /// The topmost item on the screen.
  public var item: AnyHashable
  /// How many of its lines are above the screen; negative where it begins so many lines below the first.
  public var line: Int

  /// A place in a table.
  public init(item: some Hashable, line: Int = 0) {
    self.item = AnyHashable(item)
    self.line = line
  }
}

extension TableView {
  /// Where the table is scrolled to; nil where no item is on the screen.
  ///
  /// It may be set before the table is drawn for the first time. An item that is not in the table changes nothing; nil
  /// scrolls to the top. The focus stays where it is, even off the screen.
  public var scrollPosition: ScrollPosition? {
    get {
      if let waiting = viewport.waitingScrollPosition { return waiting }
      layOutIfNeeded()
      return firstVisibleItem.map { ScrollPosition(item: source.item(at: $0.position), line: -$0.line) }
    }
    set {
      onChange?()
      guard let newValue else {
        viewport.waitingScrollPosition = nil
        return whenIdle { self.scroll(to: Viewport.Anchor()) }
      }
      viewport.waitingScrollPosition = newValue
      viewport.needsLayout = true
    }
  }

  /// Scrolls to where it was asked to before the table had a size.
  func takeWaitingScrollPosition() {
    guard let waiting = viewport.waitingScrollPosition, source.sectionCount > 0 else { return }
    viewport.waitingScrollPosition = nil
    viewport.followsFocus = false
    guard let position = source.position(of: waiting.item) else { return }
    scroll(to: Viewport.Anchor(position: position, line: waiting.line))
  }
}
