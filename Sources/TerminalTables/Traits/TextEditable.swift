/// A cell whose value can be typed.
///
/// While it is edited no letter is a command: Enter takes the text over, Esc leaves it as it was.
///
/// ```swift
/// table.dequeue(TextFieldCell.self) { cell in
///   cell.setText(model.name)
///   cell.onValidate = { text throws(TextProblem) in
///     if text.isEmpty { throw TextProblem("A name has at least one letter") }
///   }
///   cell.onCommit = { model.name = $0 }
/// }
/// ```
@MainActor
public protocol TextEditable: AnyObject {
  /// Where the text is shown and edited.
  var fieldLabel: Label { get }
  /// The text that an editor opens with.
  var editableText: String { get }
  /// Takes the text over, or throws what is wrong with it; the editor then stays open.
  var onCommit: ((String) throws(TextProblem) -> Void)? { get set }
  /// Throws what would be wrong with the text; called at each key while it is typed.
  var onValidate: ((String) throws(TextProblem) -> Void)? { get set }
}
