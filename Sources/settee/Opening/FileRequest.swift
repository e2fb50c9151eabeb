import SettingsDocuments

/// A file to open, and how to understand it.
struct FileRequest {
  /// The path as it was written; a dash for standard input.
  var path: String
  var isStandardInput = false
  /// Whether it stands for a file that is not there, without any settings.
  var isNothing = false
  var schema = SchemaOptions()
  var format: Format?
  /// The path that it is to have, as an absolute one, which tells what is known of it; nil for its own.
  var place: String?
  /// What is allowed with the file that is refused as a rule.
  var options: FileOptions = []
  /// Whether a file that is not there is made; nil where that would be of no use.
  var mayCreate: Bool?
}

/// What is said of schemas.
struct SchemaOptions {
  /// The schema of the file, or of all files: a path or a URI; nil lets each file's own decide.
  var schema: String?
  /// A folder of schemas, asked before Settee's own.
  var folder: String?
}

extension FileRequest {
  /// The next operand.
  init(_ arguments: inout Arguments) throws(UsageError) {
    try self.init(arguments.requireFile(), options: arguments)
  }

  /// - Parameter operand: the file; by default none, for what is said of several.
  init(_ operand: FileOperand = FileOperand(path: ""), options arguments: Arguments) throws(UsageError) {
    let schema = SchemaOptions(schema: arguments.value(of: .schema), folder: arguments.value(of: .schemas))
    self.init(
      path: operand.path, isStandardInput: operand.isStandardInput, schema: schema, format: try arguments.format,
      place: arguments.place ?? EditedCopy.original(of: operand.path).map(FilePath.absolute),
      options: FileOptions(arguments))
  }
}

extension FileOptions {
  init(_ arguments: Arguments) {
    self = []
    if arguments.has(.large) { insert(.large) }
    if arguments.has(.trustFolder) { insert(.untrustedFolder) }
    if arguments.has(.force) { insert(.readOnlyFile) }
  }
}
