import SettingsDocuments

/// What `settee check` is asked.
struct CheckRequest {
  /// As they were named, in that order.
  let files: [String]
  let schema: SchemaOptions
  let format: Format?
  let asJSON: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    schema = SchemaOptions(arguments)
    format = try arguments.format
    asJSON = arguments.has(.json)
    var files = [try arguments.require("FILE")]
    while let file = arguments.next() { files.append(file) }
    self.files = files
  }
}
