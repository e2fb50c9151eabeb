extension Document {
  /// Refuses a text for a setting that takes a number, where the document itself shows that for sure: the present or
  /// the commented-out value is a number without quotes, in a format in which texts have quotes.
  ///
  ///     // postgresql.conf: #max_connections = 100
  ///     try document.checkNumber("abc", at: ["max_connections"])     // throws: "abc" is not a number; …
  ///
  /// - Complexity: linear in the text where the setting is not set, for what is commented out is looked through.
  public func checkNumber(_ value: Value, at path: Path) throws(NumberExpectedError) {
    guard let units = format.syntax.numberUnits, case .string(let text) = value,
      let present = sourceText(at: path), let shown = NumberWithUnit(present, units: units)
    else { return }
    if NumberWithUnit(text, units: units) != nil { return }
    // 0 and 1 may be off and on.
    if ["0", "1"].contains(present), SwitchWord.matches(text) { return }
    throw NumberExpectedError(text: text, present: present, hasUnit: !shown.unit.isEmpty)
  }

  /// How the value of a setting is written, quotes and all, or would be without the mark before its line.
  private func sourceText(at path: Path) -> String? {
    if let node = node(at: path) { return node.kind.isScalar ? node.source : nil }
    let commented = commentedSettings.first { $0.path == path }
    return commented.map { String(bytes: text, in: $0.valueSpan) }
  }
}

/// A text for a setting that takes a number.
///
///     do {
///       try document.checkNumber("abc", at: ["max_connections"])
///     } catch {
///       print(error)                              // "abc" is not a number, as 100 is
///     }
public struct NumberExpectedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was to be set.
  public let text: String
  /// The value that shows that a number is taken.
  public let present: String
  /// Whether that one has a unit.
  let hasUnit: Bool

  /// One sentence: what is wrong, and what would be right.
  public var description: String {
    "\(JSONText.quoted(text)) is not a number\(hasUnit ? " with a unit" : ""), as \(present) is"
  }
}
