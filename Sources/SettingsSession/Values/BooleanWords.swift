import SettingsFiles

/// Words for on and off, whatever the format.
package enum BooleanWords {
  private static let pairs = [(off: "no", on: "yes"), ("off", "on"), ("false", "true")]

  /// The word that says the opposite, in small letters or capitals as this one; nil where a text is no such word.
  package static func opposite(of text: String) -> String? { TextValues.opposite(of: text, in: pairs) }
}
