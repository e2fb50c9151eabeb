import SettingsDocuments

/// A document from the text of a test.
func json(_ text: String, as format: Format = .json) throws -> Document {
  try Document(parsing: Array(text.utf8), as: format)
}

/// The text of a document, as a test compares it.
extension Document {
  var string: String { String(decoding: text, as: UTF8.self) }
}

/// What a strict parser says of a text; `nil` when it accepts.
func fault(_ text: String, as format: Format = .json) -> ParseError? {
  do throws(ParseError) {
    _ = try Document(parsing: Array(text.utf8), as: format, strictness: .strict)
    return nil
  } catch {
    return error
  }
}
