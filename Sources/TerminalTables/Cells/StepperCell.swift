/// A title with a number: Left and Right step it, Enter types it.
///
/// What is typed and is no number, or outside the range, is refused with what is allowed.
///
/// ```swift
/// table.dequeue(StepperCell.self) { cell in
///   cell.setTitle("Cleanup period")
///   cell.setValue(model.days, in: 1...365, unit: "days") { model.days = $0 }
/// }
/// ```
public final class StepperCell: Cell, TitlePresentable, Steppable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value)
  /// The number without its unit; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onStep: ((Int) -> Void)?
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  /// What is said of the text while it is typed, as what it amounts to; nil for nothing.
  public var onDescribe: ((String) -> String?)?
  /// The text that Up and Down make while it is typed; nil where they do nothing.
  public var onStepText: ((String, Int, Int) -> String?)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  public func prepareForReuse() {
    onDescribe = nil
    onStepText = nil
  }

  /// Shows a number as it is written, for a model that keeps numbers as text: ``onStep`` and ``onCommit`` then say what
  /// the keys do. Where there is none, a placeholder is shown instead, such as the default.
  package func setNumber(_ number: String, placeholder: String = "") {
    editableText = number
    fieldLabel.text = number.isEmpty ? placeholder : number
    fieldLabel.role = number.isEmpty ? .placeholder : .value
  }
}
