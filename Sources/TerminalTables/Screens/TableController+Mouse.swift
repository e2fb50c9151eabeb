import Curses

extension TableController {
  /// A press focuses, a second one opens, the wheel scrolls, a drag at the right edge scrolls to where it is drawn.
  func answer(_ event: MouseEvent, in navigator: Navigator) -> Bool {
    let line = event.point.row - chromeView.tableOrigin.row
    let column = event.point.column - chromeView.tableOrigin.column
    let size = table.viewport.size
    if line == -1, table.columns != nil, event.action == .press || event.action == .doubleClick {
      return sort(byClickAt: column)
    }
    switch event.action {
    case .wheelUp: table.scroll(by: -3)
    case .wheelDown: table.scroll(by: 3)
    case .press, .drag:
      if event.action == .press { isDraggingIndicator = column == size.columns - 1 && table.scrollIndicator != nil }
      if isDraggingIndicator {
        table.scroll(toIndicatorLine: line)
      } else if event.action == .press, (0..<size.columns).contains(column), !table.isEditing {
        return table.focus(atLine: line)
      }
    case .doubleClick:
      guard !table.isEditing, column >= 0, column < size.columns - 1, table.focus(atLine: line) else { return false }
      open(in: navigator)
    case .release: isDraggingIndicator = false
    }
    return true
  }
}
