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
  /// Whether the text is only proposed, so that what is typed first takes its place; false unless the cell says otherwise.
  var isProposal: Bool { get }
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
  /// What is said of the text beside its explanation while it is typed, as what it amounts to; nil, for nothing, unless
  /// the cell says otherwise.
  var onDescribe: ((String) -> String?)? { get }
  /// The text that Up and Down make of the part before which so many characters are, with -1 for Down and 1 for Up;
  /// nil, for none, unless the cell says otherwise.
  var onStepText: ((String, Int, Int) -> String?)? { get }
  /// The characters that are hidden where the text is, as offsets; nil, for all, unless the cell says otherwise.
  func hiddenCharacters(of text: String) -> [Range<Int>]?
  /// Shows a text that was taken over, in a row that was not made again for it; nothing unless the cell says otherwise.
  func didCommit(_ text: String)
}

extension TextEditable {
  public var isProposal: Bool { false }
  public var allowsMultipleLines: Bool { false }
  public var isSecureTextEntry: Bool { false }
  public var completions: TextCompletions? { nil }
  public var onDescribe: ((String) -> String?)? { nil }
  public var onStepText: ((String, Int, Int) -> String?)? { nil }
  public func hiddenCharacters(of text: String) -> [Range<Int>]? { nil }
  public func didCommit(_ text: String) {}
}
