import SettingsDocuments
import SettingsSession

/// Why a verb did not do what it was asked, in words for the user.
struct VerbError: WordedError {
  let description: String
  let status: ExitStatus
  /// Whether another program has made another file of the one that was to be saved.
  let isOvertaken: Bool

  init(_ description: String) { self.init(description, status: .failure) }

  init(_ description: String, status: ExitStatus, isOvertaken: Bool = false) {
    (self.description, self.status, self.isOvertaken) = (description, status, isOvertaken)
  }

  /// The answer is no.
  static func no(_ description: String) -> VerbError { VerbError(description, status: .no) }

  init(_ error: SaveError) {
    self.init(error.advice, status: error.isContention ? .no : .failure, isOvertaken: error.isOvertaken)
  }
}

extension EditingSession {
  /// Saves; what the user should know of it.
  ///
  /// - Parameter path: the file as the user wrote it.
  func saved(as path: String) throws(VerbError) -> [String] {
    switch save() {
    case .saved: return saveNotices
    case .failed(let failure): throw failure.cause.map { VerbError($0) } ?? VerbError(failure.description)
    case .readOnly: throw VerbError(.file(.readOnly(path)))
    case .conflict(let conflict): throw VerbError(conflict.cause ?? .gone(path))
    }
  }

  /// The path that is meant by one of the command line.
  func resolved(_ path: Path) throws(VerbError) -> Path { try resolution(of: path).path }

  func resolution(of path: Path) throws(VerbError) -> PathResolution {
    do throws(ItemError) {
      var resolution = try document.resolution(of: pathBelowHeading(path) ?? joiningDottedKeys(of: path))
      resolution.path = spelledAsThere(resolution.path)
      return resolution
    } catch {
      throw .no(explanation(of: error))
    }
  }
}
