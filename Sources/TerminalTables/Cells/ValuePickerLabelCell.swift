/// A title with one of several values: Left and Right step through them, Enter lists them.
///
/// ```swift
/// table.dequeue(ValuePickerLabelCell.self) { cell in
///   cell.setTitle("Video quality")
///   cell.setOptions(Quality.allCases, selected: model.quality, title: \.name) { model.quality = $0 }
/// }
/// ```
public final class ValuePickerLabelCell: Cell, TitlePresentable, ValuePickable, ModificationPresentable {
  public let titleLabel = Label()
  public let valueLabel = Label(.value)
  public var isModified = false
  public var options: PickerOptions?
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, valueLabel) }
}
