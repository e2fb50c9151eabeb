import SettingsDocuments
import SettingsSession

/// Why a verb did not do what it was asked, in words for the user.
struct VerbError: Error {
  let description: String
  let status: ExitStatus
  /// Whether another program has made another file of the one that was to be saved.
  var isOvertaken = false

  /// The answer is no.
  static func no(_ description: String) -> VerbError { VerbError(description: description, status: .no) }
}

extension VerbError {
  /// Why a file was not saved.
  init(_ error: SaveError) {
    self.init(
      description: FileHint.described(error), status: error.isContention ? .no : .failure,
      isOvertaken: error.isOvertaken)
  }
}

extension EditingSession {
  /// Saves; what the user should know of it.
  ///
  /// - Parameter path: the file as the user wrote it.
  func saved(as path: String) throws(VerbError) -> [String] {
    switch save() {
    case .saved: return saveNotices
    case .failed(let failure):
      guard let cause = failure.cause else { throw VerbError(description: failure.description, status: .failure) }
      throw VerbError(cause)
    case .readOnly: throw VerbError(.file(.readOnly(path)))
    case .conflict(let conflict): throw VerbError(conflict.cause ?? .gone(path))
    }
  }

  /// The path that is meant by one of the command line.
  func resolved(_ path: Path) throws(VerbError) -> Path { try resolution(of: path).path }

  func resolution(of path: Path) throws(VerbError) -> PathResolution {
    do throws(ItemError) {
      return try document.resolution(of: joiningDottedKeys(of: path))
    } catch {
      throw .no(explanation(of: error))
    }
  }
}
