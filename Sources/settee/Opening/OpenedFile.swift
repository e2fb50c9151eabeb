import SettingsDocuments
import SettingsSchema

/// A settings file that was read, with its schema.
struct OpenedFile {
  let file: SettingsFile
  let schema: FoundSchema?

  /// - Throws: why the file or its schema cannot be used, in words for the user.
  init(_ request: FileRequest, writer: FileWriter) throws(OpenFailure) {
    do throws(OpenError) {
      file = try SettingsFile.open(request.path, format: request.format, writer: writer)
    } catch .notUnderstood(let path, let error) {
      throw .notUnderstood(path, error)
    } catch {
      throw .unusable(error.description)
    }
    do throws(SchemaFailure) {
      schema = try FoundSchema.find(for: file, named: request.schema, writer: writer)
    } catch {
      throw .unusable(error.description)
    }
  }
}

/// Why a file is not opened.
enum OpenFailure: Error {
  /// It does not parse.
  case notUnderstood(String, ParseError)
  /// It, or the schema that was named for it, cannot be read.
  case unusable(String)

  var description: String {
    switch self {
    case .notUnderstood(let path, let error): "\(path):\(error)"
    case .unusable(let reason): reason
    }
  }
}
