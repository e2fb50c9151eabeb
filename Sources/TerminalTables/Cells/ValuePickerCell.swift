/// A value to step through, without a title: its section's header says what it is.
///
/// ```swift
/// table.dequeue(ValuePickerCell.self) { cell in
///   cell.setValue(model.quality.name)
///   cell.onStep = { step in
///     model.quality.move(by: step)
///     table.reconfigure(ItemID.quality)
///   }
/// }
/// ```
public final class ValuePickerCell: Cell, ValuePickable {
  public let valueLabel = Label(.value)
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(valueLabel, .spacer) }
}
