/// A title with a number: Left and Right step it, Enter types it.
///
/// The cell shows what it is told and knows no bounds: ``Steppable/onStep`` and ``TextEditable/onCommit`` change the
/// model, and the row is reloaded.
///
/// ```swift
/// table.dequeue(StepperCell.self) { cell in
///   cell.setTitle("Cleanup period days")
///   cell.setNumber("\(model.days)")
///   cell.onStep = { step in
///     model.days += step
///     table.reconfigure(ItemID.days)
///   }
///   cell.onCommit = { text throws(TextProblem) in
///     guard let days = Int(text) else { throw TextProblem("A number of days, such as 30") }
///     model.days = days
///     table.reconfigure(ItemID.days)
///   }
/// }
/// ```
public final class StepperCell: Cell, TitlePresentable, Steppable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value)
  /// The number as it was given to ``setNumber(_:placeholder:)``; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onStep: ((Int) -> Void)?
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows a number as it is written; where there is none, a placeholder in its stead, such as the default.
  public func setNumber(_ number: String, placeholder: String = "") {
    editableText = number
    fieldLabel.text = number.isEmpty ? placeholder : number
    fieldLabel.role = number.isEmpty ? .placeholder : .value
  }
}
