extension TableBindings {
  /// Right opens a row of a tree and Left closes it; nothing where the row's own value takes these keys.
  var outline: [KeyBinding] {
    let table = controller.table
    guard let outline = table.outline?.outline, let item: Content.ItemID = table.focusedItem(),
      !table.focusedTraits.canStep, !table.focusedTraits.canToggle
    else { return [] }
    let isOpen = outline.isOpen(item)
    return [
      binding(.collapse, inFooter: isOpen == true) { outline.stepOut(of: item) },
      binding(.expand, inFooter: isOpen == false) { outline.stepInto(item) },
    ]
  }

  /// What Enter does with a row of a tree; nil where the screen says.
  var outlineWord: Word? {
    guard let outline = controller.table.outline?.outline, let item: Content.ItemID = controller.table.focusedItem()
    else { return nil }
    if outline.isFailure(item) { return .retry }
    return outline.isOpen(item).map { $0 ? .collapse : .expand }
  }
}
