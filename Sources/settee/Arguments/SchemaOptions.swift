/// What the command line says of schemas.
struct SchemaOptions {
  /// The schema of the file, or of all files: a path or a URI; nil lets each file's own decide.
  var schema: String?
  /// A folder of schemas, asked before Settee's own.
  var folder: String?

  static let none = SchemaOptions()

  init() {}

  init(_ arguments: Arguments) {
    schema = arguments.value(of: .schema)
    folder = arguments.value(of: .schemas)
  }
}
