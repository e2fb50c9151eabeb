/// What `settee schemas update` is asked.
struct SchemasRequest {
  /// The files whose schemas are wanted; none for those that Settee knows of.
  let files: [String]
  /// Where the catalogue is.
  let catalogue: String
  /// Whether it is agreed that the addresses are fetched.
  let isAgreed: Bool
  let isDryRun: Bool
  let asJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    let word = try arguments.require(Operand.update.rawValue)
    guard word == Operand.update.rawValue else {
      throw UsageError("\(word) is nothing that is done with schemas; \(Operand.update.rawValue) is")
    }
    catalogue = arguments.value(of: .catalogue) ?? SchemaUpdate.schemaStore
    isAgreed = arguments.has(.yes)
    isDryRun = arguments.has(.dryRun)
    asJSON = arguments.has(.json)
    var files: [String] = []
    while let file = try arguments.nextNamedFile() { files.append(file) }
    self.files = files
  }
}
