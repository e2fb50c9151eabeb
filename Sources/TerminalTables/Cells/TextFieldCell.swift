/// A title with a text to type: Enter opens an editor in its place, Enter again takes the text over, Esc leaves it.
///
/// ```swift
/// table.dequeue(TextFieldCell.self) { cell in
///   cell.setTitle("API key helper")
///   cell.setText(model.helper, placeholder: "none")
///   cell.onValidate = { text throws(TextProblem) in
///     if !text.hasPrefix("/") { throw TextProblem("The path begins with /") }
///   }
///   cell.onCommit = { text in
///     model.helper = text
///     table.reconfigure(ItemID.helper)
///   }
/// }
/// ```
public final class TextFieldCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, minimumColumns: 12)
  /// The text as it was given to ``setText(_:placeholder:)``; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows a text; where it is empty, a placeholder in its stead.
  public func setText(_ text: String, placeholder: String = "") {
    editableText = text
    fieldLabel.text = text.isEmpty ? placeholder : text
    fieldLabel.role = text.isEmpty ? .placeholder : .value
  }
}
