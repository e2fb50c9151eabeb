import SettingsDocuments

/// What `settee get --effective` and `settee list --effective` are asked.
struct EffectiveRequest {
  /// Any file of the program.
  let file: String
  let path: Path
  /// Whether one setting is asked for, and not all that are below a path.
  let isOfOne: Bool
  let asJSON: Bool

  /// The program's page tells how its files are read, and what counts is neither a comment nor a default.
  private static let excluded: [Option] = Verb.reading + [.modified, .all]

  init(_ arguments: inout Arguments, ofOne isOfOne: Bool) throws(UsageError) {
    if let option = Self.excluded.first(where: arguments.has) {
      throw UsageError("\(Option.effective.rawValue) and \(option.rawValue) exclude each other")
    }
    file = try arguments.requireNamedFile()
    path = isOfOne ? try arguments.requirePath() : try arguments.nextPath() ?? .root
    self.isOfOne = isOfOne
    asJSON = arguments.has(.json)
  }
}
