/// Why a file was not opened as settings.
///
///     do {
///       file = try SettingsFile.open(path, writer: writer)
///     } catch .notUnderstood(let path, let error) {
///       print("\(path):\(error.line):\(error.column): \(error.explanation)")
///     }
public enum OpenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be read, or, a new one, is there already.
  case file(FileError)
  /// Neither name nor content tell the format.
  case unknownFormat(String)
  /// It is no settings file of a format that is read, or may be another than it looks like.
  case refused(String, FormatRefusal)
  /// The text is not what its format asks for; the file stays as it is.
  case notUnderstood(String, ParseError)

  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .unknownFormat(let path): "\(path): its format is not known"
    case .refused(let path, let refusal): "\(path): \(refusal)"
    case .notUnderstood(let path, let error): "\(path):\(error)"
    }
  }
}

/// Why a file was not saved. It is as it was.
///
///     do {
///       file = try file.save(edited).file
///     } catch .conflict(_, let present) where askUser(present) {
///       file = try file.save(edited, replacing: present).file
///     }
public enum SaveError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be read again or written.
  case file(FileError)
  /// Another program changed the same place; `present` is what the file holds now.
  case conflict(String, present: [UInt8])
  /// Another program removed the file.
  case gone(String)

  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .conflict(let path, _): "\(path): another program changed the same settings meanwhile; nothing was written"
    case .gone(let path): "\(path): another program removed this file meanwhile; nothing was written"
    }
  }

  /// Whether another program was at work on the file: trying again may help.
  public var isContention: Bool {
    switch self {
    case .conflict, .gone, .file(.locked), .file(.changed): true
    case .file: false
    }
  }

  /// Whether the file is another one now than was read: what was to be done can be done to that one.
  package var isOvertaken: Bool {
    switch self {
    case .conflict, .gone, .file(.exists): true
    case .file: false
    }
  }
}

extension FormatDetection {
  package func format(of path: String) throws(OpenError) -> Format {
    switch self {
    case .known(let format): return format
    case .refused(let refusal): throw .refused(path, refusal)
    case .unknown: throw .unknownFormat(path)
    }
  }
}
