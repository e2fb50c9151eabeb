/// A title over a text of several lines: the row grows with it, and Enter opens a ``TextEditorScreen``.
///
/// ```swift
/// table.dequeue(TextViewCell.self) { cell in
///   cell.setTitle("Your message")
///   cell.setText(model.message, placeholder: "What could be better?") { model.message = $0 }
/// }
/// ```
public final class TextViewCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, wraps: true)
  /// The text as it was given; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public var allowsMultipleLines: Bool { true }
  private var placeholder = ""
  public init() {}
  public var layout: RowLayout { .stack(.row(titleLabel, .spacer), .row(fieldLabel)) }

  /// Lines of the text that the row shows; of a longer text the rest is counted.
  public static let shownLines = 6

  /// Shows the beginning of a text; where it is empty, a placeholder in its stead.
  public func setText(_ text: String, placeholder: String = "") {
    editableText = text
    self.placeholder = placeholder
    fieldLabel.text = text.isEmpty ? placeholder : TextLines.beginning(of: text, lines: Self.shownLines)
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
}
