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
public final class TextFieldCell: Cell, TitlePresentable, TextPresentable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, minimumColumns: 12)
  public var presentedText = PresentedText()
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  /// What the text may become, listed under it while it is typed; nil for nothing.
  public var completions: TextCompletions?
  /// What is said of the text while it is typed, as what it amounts to; nil for nothing.
  public var onDescribe: ((String) -> String?)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  public func prepareForReuse() {
    completions = nil
    onDescribe = nil
  }
}
