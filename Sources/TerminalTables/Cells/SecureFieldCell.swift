/// A title with a secret to type: it is never shown, nor found by a search, and what is typed is hidden as well.
///
/// Dots are shown, always as many, so that not even the length is revealed. While it is typed, Ctrl-R shows it.
///
/// ```swift
/// table.dequeue(SecureFieldCell.self) { cell in
///   cell.setTitle("API key")
///   cell.setText(model.key, placeholder: "none") { model.key = $0 }
/// }
/// ```
public final class SecureFieldCell: Cell, TitlePresentable, TextPresentable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value)
  public var presentedText = PresentedText()
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public var isSecureTextEntry: Bool { true }
  /// The characters that are secret, as offsets; nil where all are.
  public var secretCharacters: ((String) -> [Range<Int>])?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Dots, as many for every secret.
  public func shown(_ secret: String) -> String { String(repeating: Glyphs.available.mask, count: 8) }

  public func hiddenCharacters(of text: String) -> [Range<Int>]? { secretCharacters?(text) }

  public func prepareForReuse() {
    secretCharacters = nil
    presentedText = PresentedText()
  }
}
