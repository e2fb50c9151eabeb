/// A title with a number: Left and Right step it, Enter types it.
public final class StepperCell: Cell, TitlePresentable, Steppable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value)
  public private(set) var editableText = ""
  public var isModified = false
  public var onStep: ((Int) -> Void)?
  public var onCommit: ((String) -> String?)?
  public var onValidate: ((String) -> String?)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows a number as it is written; where there is none, a placeholder in its stead.
  public func setNumber(_ number: String, placeholder: String = "") {
    editableText = number
    fieldLabel.text = number.isEmpty ? placeholder : number
    fieldLabel.role = number.isEmpty ? .placeholder : .value
  }
}
