/// A title with a secret to type: it is never shown, nor found by a search, and what is typed is hidden as well.
///
/// Dots are shown, always as many, so that not even the length is told. While it is typed, Ctrl-R shows it.
///
/// ```swift
/// table.dequeue(SecureFieldCell.self) { cell in
///   cell.setTitle("API key")
///   cell.setText(model.key, placeholder: "none") { model.key = $0 }
/// }
/// ```
public final class SecureFieldCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value)
  /// The secret as it was given; empty while the placeholder is shown.
  public private(set) var editableText = ""
  public var isModified = false
  public var onCommit: ((String) throws(TextProblem) -> Void)?
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  public var isSecureTextEntry: Bool { true }
  private var placeholder = ""
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows dots for a secret; where it is empty, a placeholder in its stead.
  public func setText(_ secret: String, placeholder: String = "") {
    editableText = secret
    self.placeholder = placeholder
    fieldLabel.text = secret.isEmpty ? placeholder : String(repeating: Glyphs.available.mask, count: 8)
    fieldLabel.role = secret.isEmpty ? .placeholder : .value
  }

  /// Shows dots for a secret, and says what takes the one that was typed.
  public func setText(
    _ secret: String, placeholder: String = "", onCommit: @escaping (String) throws(TextProblem) -> Void
  ) {
    setText(secret, placeholder: placeholder)
    self.onCommit = onCommit
  }

  public func didCommit(_ text: String) {
    setText(text, placeholder: placeholder)
  }

  public func prepareForReuse() {
    editableText = ""
  }
}
