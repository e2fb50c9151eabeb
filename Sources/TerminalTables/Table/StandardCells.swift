extension TableView {
  /// Makes all cells of the library known.
  public func registerStandardCells() {
    register(DisclosureTitleCell.self, traits: \.disclosing.highlightable)
    register(BytesCountTitleCell.self, traits: \.self)
    register(DisclosureBytesCountTitleCell.self, traits: \.disclosing.highlightable)
    register(ActionTitleCell.self, traits: \.highlightable)
    register(ValuePickerCell.self, traits: \.pickable)
    register(ValuePickerLabelCell.self, traits: \.pickable.modifiable)
    register(BasicCell.self, traits: \.accessorized.highlightable)
    register(SubtitleCell.self, traits: \.accessorized.highlightable)
    register(RightDetailCell.self, traits: \.accessorized.modifiable.highlightable)
    register(SwitchCell.self, traits: \.switchable.modifiable.highlightable)
    register(TextFieldCell.self, traits: \.editable.modifiable)
    register(SecureFieldCell.self, traits: \.editable.modifiable)
    register(TextViewCell.self, traits: \.editable.modifiable)
    register(StepperCell.self, traits: \.steppable.editable.modifiable)
    register(LoadingCell.self, traits: \.self)
  }
}
