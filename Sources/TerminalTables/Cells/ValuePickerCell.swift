/// One of several values, without a title: its section's header says what it is.
///
/// ```swift
/// table.dequeue(ValuePickerCell.self) { cell in
///   cell.setOptions(Quality.allCases, selected: model.quality, title: \.name) { model.quality = $0 }
/// }
/// ```
public final class ValuePickerCell: Cell, ValuePickable {
  public let valueLabel = Label(.value)
  public var options: PickerOptions?
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(valueLabel, .spacer) }
}
