/// A cell whose value can be typed.
///
/// While it is edited no letter is a command: Enter takes the text over, Esc leaves it as it was.
@MainActor
public protocol TextEditable: AnyObject {
  /// Where the text is shown and edited.
  var fieldLabel: Label { get }
  /// The text that an editor opens with.
  var editableText: String { get }
  /// Takes the text over; the result says what is wrong with it, nil that it was taken.
  var onCommit: ((String) -> String?)? { get set }
  /// Says what would be wrong with the text, while it is typed.
  var onValidate: ((String) -> String?)? { get set }
}
