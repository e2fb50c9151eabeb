/// A value to step through, without a title: its section's header says what it is.
public final class ValuePickerCell: Cell, ValuePickable {
  public let valueLabel = Label(.value)
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(valueLabel, .spacer) }
}
