/// A title over a text of several lines: the row grows with it, and Enter opens a ``TextEditorScreen``.
///
/// ```swift
/// table.dequeue(TextViewCell.self) { cell in
///   cell.setTitle("Your message")
///   cell.setText(model.message, placeholder: "What could be better?") { model.message = $0 }
/// }
/// ```
public final class TextViewCell: Cell, TitlePresentable, TextPresentable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, wraps: true)
  public var presentedText = PresentedText()
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public var allowsMultipleLines: Bool { true }
  public init() {}
  public var layout: RowLayout { .stack(.row(titleLabel, .spacer), .row(fieldLabel)) }

  /// Lines of the text that the row shows; of a longer text the rest is counted.
  public static let shownLines = 6

  /// The beginning of the text.
  public func shown(_ text: String) -> String { TextLines.beginning(of: text, lines: Self.shownLines) }
}
