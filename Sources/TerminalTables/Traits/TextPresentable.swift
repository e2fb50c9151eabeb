/// A cell that shows a text which can be typed, or a placeholder where there is none.
///
/// The cell keeps ``presentedText``, and says with ``shown(_:)`` how a text looks in its row; all else follows.
///
/// ```swift
/// final class ColorCell: Cell, TitlePresentable, TextPresentable {
///   let titleLabel = Label()
///   let fieldLabel = Label(.value)
///   var presentedText = PresentedText()
///   var onCommit: ((String) throws(TextProblem) -> Void)?
///   var onValidate: ((String) throws(TextProblem) -> Void)?
///   var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }
///   func shown(_ text: String) -> String { "#" + text }
/// }
///
/// table.dequeue(ColorCell.self) { $0.setText(model.color, placeholder: "none") { model.color = $0 } }
/// ```
@MainActor
public protocol TextPresentable: TextEditable {
  /// What the cell shows; `setText(_:placeholder:)` sets it.
  var presentedText: PresentedText { get set }
  /// How the row shows a text that is not empty: its first line unless the cell says otherwise.
  func shown(_ text: String) -> String
}

extension TextPresentable {
  public var editableText: String { presentedText.text }
  public var isProposal: Bool { presentedText.isProposal }

  public func shown(_ text: String) -> String { TextLines.firstLine(of: text) }

  /// Shows a text; where it is empty, a placeholder instead.
  public func setText(_ text: String, placeholder: String = "") {
    presentedText = PresentedText(text, placeholder: placeholder)
    fieldLabel.text = text.isEmpty ? placeholder : shown(text)
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
    setText(text, placeholder: presentedText.placeholder)
  }
}
