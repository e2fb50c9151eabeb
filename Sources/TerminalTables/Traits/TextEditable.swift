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
///   cell.completions = TextCompletions { typed in names.filter { $0.hasPrefix(typed) } }
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
  /// Whether the text may have several lines: Enter then opens a ``TextEditorScreen``, as it does for any text that has
  /// them already. False unless the cell says otherwise.
  var allowsMultipleLines: Bool { get }
  /// Whether the text is hidden while it is typed; false unless the cell says otherwise.
  var isSecureTextEntry: Bool { get }
  /// What the text may become, listed under it while it is typed; nil, for nothing, unless the cell says otherwise.
  var completions: TextCompletions? { get }
  /// Shows a text that was taken over, in a row that was not made again for it; nothing unless the cell says otherwise.
  func didCommit(_ text: String)
}

extension TextEditable {
  public var allowsMultipleLines: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var completions: TextCompletions? { nil }
  public func didCommit(_ text: String) {}
}
