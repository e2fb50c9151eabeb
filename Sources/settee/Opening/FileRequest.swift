import SettingsDocuments

/// A file to open, and how to understand it.
struct FileRequest {
  /// The path as it was written; a dash for standard input.
  var path: String
  var isStandardInput = false
  /// Whether it stands for a file that is not there, without any settings.
  var isNothing = false
  var schema: SchemaOptions
  var format: Format?
  /// The path that it is to have, as an absolute one, which tells what is known of it; nil for its own.
  var place: String?
  /// What is allowed with the file that is refused as a rule.
  var options: FileOptions
  /// Whether a file that is not there is made; nil where that would be of no use.
  var mayCreate: Bool?

  /// The next operand.
  init(_ arguments: inout Arguments) throws(UsageError) {
    try self.init(arguments.requireFile(), options: arguments)
  }

  /// - Parameter operand: the file; by default none, for what is said of several.
  init(_ operand: FileOperand = FileOperand(path: ""), options arguments: Arguments) throws(UsageError) {
    path = operand.path
    isStandardInput = operand.isStandardInput
    options = FileOptions(arguments)
    schema = SchemaOptions(arguments)
    format = try arguments.format
    place = arguments.place
  }

  init(path: String, format: Format? = nil) {
    self.path = path
    schema = .none
    self.format = format
    options = []
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
