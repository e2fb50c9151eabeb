extension TableView {
  /// Makes all cells of the library known.
  public func registerStandardCells() {
    register(DisclosureTitleCell.self)
    register(BytesCountTitleCell.self)
    register(DisclosureBytesCountTitleCell.self)
    register(ActionTitleCell.self)
    register(ValuePickerCell.self)
    register(ValuePickerLabelCell.self)
    register(BasicCell.self)
    register(SubtitleCell.self)
    register(RightDetailCell.self)
    register(SwitchCell.self)
    register(TextFieldCell.self)
    register(StepperCell.self)
    register(LoadingCell.self)
  }
}
