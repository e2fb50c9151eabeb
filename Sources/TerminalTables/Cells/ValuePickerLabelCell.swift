/// A title with a value to step through.
public final class ValuePickerLabelCell: Cell, TitlePresentable, ValuePickable, ModificationPresentable {
  public let titleLabel = Label()
  public let valueLabel = Label(.value)
  public var isModified = false
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, valueLabel) }
}
