/// A title with a text to type: Enter opens an editor in its place, Enter again takes the text over, Esc leaves it.
///
/// A text that has several lines already is edited on a ``TextEditorScreen``.
///
/// ```swift
/// table.dequeue(TextFieldCell.self) { cell in
///   cell.setTitle("API key helper")
///   cell.setText(model.helper, placeholder: "none") { text throws(TextProblem) in
///     if !text.hasPrefix("/") { throw TextProblem("The path begins with /") }
///     model.helper = text
///   }
/// }
/// ```
public final class TextFieldCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, minimumColumns: 12)
  /// The text as it was given; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  /// What the text may become, listed under it while it is typed; nil for nothing.
  public var completions: TextCompletions?
  private var placeholder = ""
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows a text, the first line of it where it has several; where it is empty, a placeholder in its stead.
  public func setText(_ text: String, placeholder: String = "") {
    editableText = text
    self.placeholder = placeholder
    fieldLabel.text = text.isEmpty ? placeholder : TextLines.firstLine(of: text)
    fieldLabel.role = text.isEmpty ? .placeholder : .value
  }

  /// Shows a text, and says what takes the one that was typed; the row shows that by itself.
  public func setText(
    _ text: String, placeholder: String = "", onCommit: @escaping (String) throws(TextProblem) -> Void
  ) {
    setText(text, placeholder: placeholder)
    self.onCommit = onCommit
  }

  public func didCommit(_ text: String) {
    setText(text, placeholder: placeholder)
  }

  public func prepareForReuse() {
    completions = nil
  }
}
