import SettingsDocuments

/// What the program offers where a file is refused: the option or the verb that helps.
enum FileHint {
  static func described(_ error: OpenError) -> String {
    switch error {
    case .file(let error): described(error)
    case .unknownFormat: "\(error); name it with --format"
    case .refused: "\(error); --format reads it all the same"
    case .notUnderstood: error.description
    }
  }

  static func described(_ error: SaveError) -> String {
    guard case .file(let error) = error else { return error.description }
    return described(error)
  }

  static func described(_ error: FileError) -> String {
    hint(error).map { "\(error); \($0)" } ?? error.description
  }

  private static func hint(_ error: FileError) -> String? {
    switch error {
    case .large: "--large opens it all the same"
    case .untrustedFolder: "--trust-folder trusts them"
    case .readOnly: "--force replaces it all the same"
    case .interrupted(let path): "settee recover \(path) does that"
    default: nil
    }
  }
}

extension FileOptions {
  /// What the command line allows.
  init(_ arguments: Arguments) {
    self = []
    if arguments.has(.large) { insert(.large) }
    if arguments.has(.trustFolder) { insert(.untrustedFolder) }
    if arguments.has(.force) { insert(.readOnlyFile) }
  }
}
