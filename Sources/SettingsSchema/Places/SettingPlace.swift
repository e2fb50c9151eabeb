import SettingsFiles

/// A place where a setting of a name may stand, whether a document has it or not.
///
///     let place = SettingPlaces(of: schema).places(of: ["gzip"])[1]
///     place.path.description       // http.server.gzip
///     place.containers             // ["server"]
package struct SettingPlace: Equatable, Sendable {
  /// Where it is, with an example of each key that a pattern tells, and the first element of each list.
  package let path: Path
  /// The same for people: with the pattern in the place of such a key, `location *`, and `[]` for any element.
  package let shown: Path
  /// What it may stand in, by whichever key that has: `http`, `location *`; an empty one is the document itself.
  package let containers: [String]
}
