/// A title with a value to step through: one of a few that can be named in a word or two.
///
/// ```swift
/// table.dequeue(ValuePickerLabelCell.self) { cell in
///   cell.setTitle("Video quality")
///   cell.setValue(model.quality.name)
///   cell.onStep = { step in
///     model.quality.move(by: step)
///     table.reconfigure(ItemID.quality)
///   }
/// }
/// ```
public final class ValuePickerLabelCell: Cell, TitlePresentable, ValuePickable, ModificationPresentable {
  public let titleLabel = Label()
  public let valueLabel = Label(.value)
  public var isModified = false
  public var onStep: ((Int) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, valueLabel) }
}
