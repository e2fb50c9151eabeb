import SettingsDocuments

/// What `settee check` is asked.
struct CheckRequest {
  /// As they were named, in that order.
  let files: [FileOperand]
  let schema: SchemaOptions
  let format: Format?
  let asJSON: Bool
  /// Whether the programs that the files belong to are asked as well.
  let asksPrograms: Bool
  /// What is allowed with the files that is refused as a rule.
  let options: FileOptions

  init(_ arguments: inout Arguments) throws(UsageError) {
    schema = SchemaOptions(arguments)
    format = try arguments.format
    options = FileOptions(arguments)
    asJSON = arguments.has(.json)
    asksPrograms = arguments.has(.ask)
    var files = [try arguments.requireFile()]
    while let file = arguments.nextFile() { files.append(file) }
    self.files = files
  }
}
