/// What the units of settings are called in a sentence.
package enum UnitName {
  private static let words = ["ms": "milliseconds", "s": "seconds", "min": "minutes", "h": "hours", "d": "days"]

  /// The word for a unit where there is one, as `days` for `d`; a unit that people write as it is stays.
  package static func plural(of unit: String) -> String { words[unit] ?? unit }
}
