import Curses

extension SplitScreen {
  public func handle(_ event: Event, in navigator: Navigator) -> Bool {
    switch event {
    case .mouse(let event): return answer(event, in: navigator)
    case .wake:
      for pane in panes { _ = pane.controller.handle(event, in: navigator) }
      return true
    default: return active.handle(event, in: navigator)
    }
  }

  /// A press goes to the pane under it, and the keys go there from then on; the wheel scrolls what it is over.
  private func answer(_ event: MouseEvent, in navigator: Navigator) -> Bool {
    let under = frames?.panes.firstIndex { $0.map { contains($0, event.point) } ?? false }
    var index = activePane
    switch event.action {
    case .press, .doubleClick:
      guard let under else { return false }
      guard under == activePane || !active.isEditing else { return true }
      if under != activePane { activePane = under }
      index = under
    case .wheelUp, .wheelDown: index = under ?? activePane
    case .drag, .release: break
    }
    guard let place = frames?.panes[index]?.table else { return false }
    let point = Point(row: event.point.row - place.row, column: event.point.column - place.column)
    return panes[index].controller.handle(.mouse(MouseEvent(event.action, at: point)), in: navigator)
  }

  private func contains(_ frame: PaneFrames.Frame, _ point: Point) -> Bool {
    let top = frame.title?.row ?? frame.table.row
    return (top..<frame.table.endRow).contains(point.row)
      && (frame.table.column..<frame.table.endColumn).contains(point.column)
  }

  /// The keys that lead from pane to pane; on a screen that shows one at a time, Esc leads back to the first.
  func keyBindings(in navigator: Navigator) -> [KeyBinding] {
    guard panes.count > 1 else { return [] }
    func binding(_ command: TableCommand, inFooter: Bool, by distance: Int) -> KeyBinding {
      KeyBinding(command, in: navigator.keyStyle, isInFooter: inFooter) { [unowned self] in
        activePane = (activePane + distance + panes.count) % panes.count
      }
    }
    var bindings = [
      binding(.nextPane, inFooter: true, by: 1), binding(.previousPane, inFooter: false, by: -1),
    ]
    if frames?.isCollapsed == true, activePane > 0 {
      bindings.append(binding(.back, inFooter: true, by: -1))
    }
    return bindings
  }

  /// Asks the panes that follow another for their rows again.
  func focusDidMove(in controller: any PaneController) {
    for pane in panes where pane.followsFocus && pane.controller !== controller {
      pane.controller.reload()
    }
  }
}
