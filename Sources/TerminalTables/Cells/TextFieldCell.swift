/// A title with a text to type.
public final class TextFieldCell: Cell, TitlePresentable, TextEditable, ModificationPresentable {
  public let titleLabel = Label()
  public let fieldLabel = Label(.value, minimumColumns: 12)
  public private(set) var editableText = ""
  public var isModified = false
  public var onCommit: ((String) -> String?)?
  public var onValidate: ((String) -> String?)?
  public init() {}
  public var layout: RowLayout { .row(titleLabel, .spacer, fieldLabel) }

  /// Shows a text; where it is empty, a placeholder in its stead.
  public func setText(_ text: String, placeholder: String = "") {
    editableText = text
    fieldLabel.text = text.isEmpty ? placeholder : text
    fieldLabel.role = text.isEmpty ? .placeholder : .value
  }
}
