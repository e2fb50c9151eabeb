/// What the units of settings are called in a sentence.
package enum UnitName {
  /// The word for a unit where there is one, as `days` for `d`; a unit that people write as it is stays.
  package static func plural(of unit: String) -> String {
    switch unit {
    case "ms": "milliseconds"
    case "s": "seconds"
    case "min": "minutes"
    case "h": "hours"
    case "d": "days"
    default: unit
    }
  }
}
