import SettingsDocuments
import Testing

/// Makes a change in a text and compares the text that comes out; then takes it back.
func expectChange(
  _ change: Change, in text: String, as format: Format = .jsonc, gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  do {
    let document = try Document(parsing: Array(text.utf8), as: format)
    let result = try document.applying(change)
    #expect(result.document.string == expected, sourceLocation: sourceLocation)
    let back = result.edits.inverse(in: document.text).applied(to: result.document.text)
    #expect(back == document.text, "undo", sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

/// Adds a key, compares, removes it again, and compares with the first text.
func expectAddAndRemove(
  _ path: Path, in text: String, as format: Format = .jsonc, gives expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectChange(.set(path, 1), in: text, as: format, gives: expected, sourceLocation: sourceLocation)
  expectChange(.remove(path), in: expected, as: format, gives: text, sourceLocation: sourceLocation)
}
