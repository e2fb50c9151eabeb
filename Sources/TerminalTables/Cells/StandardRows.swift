extension TableView {
  /// A row that does something when it is selected.
  package func action(_ title: String) -> ActionTitleCell { dequeue(ActionTitleCell.self) { $0.setTitle(title) } }

  /// A row with a detail at the right edge.
  package func row(_ title: String, detail: String, _ accessory: Accessory = .none) -> RightDetailCell {
    dequeue(RightDetailCell.self) {
      $0.setTitle(title)
      $0.setDetail(detail)
      $0.accessory = accessory
    }
  }

  /// Shows what may have changed: other rows, and what is in them.
  package func refresh() {
    reloadSections()
    reconfigureVisible()
  }
}
