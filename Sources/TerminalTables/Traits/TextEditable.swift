/// A cell whose value can be typed.
///
/// While it is edited no letter is a command: Enter takes the text over, Esc leaves it as it was.
///
/// ```swift
/// table.dequeue(TextFieldCell.self) { cell in
///   cell.setText(model.name)
///   cell.onValidate = { $0.isEmpty ? "A name has at least one letter" : nil }
///   cell.onCommit = { model.name = $0; return nil }
/// }
/// ```
@MainActor
public protocol TextEditable: AnyObject {
  /// Where the text is shown and edited.
  var fieldLabel: Label { get }
  /// The text that an editor opens with.
  var editableText: String { get }
  /// Takes the text over; the result says what is wrong with it, and the editor stays open; nil says that it was taken.
  var onCommit: ((String) -> String?)? { get set }
  /// Says what would be wrong with the text, at each key while it is typed; nil where nothing is.
  var onValidate: ((String) -> String?)? { get set }
}
