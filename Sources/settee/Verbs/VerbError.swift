import SettingsDocuments
import SettingsSession

/// Why a verb did not do what it was asked, in words for the user.
struct VerbError: Error {
  let description: String
  let status: ExitStatus

  /// The answer is no.
  static func no(_ description: String) -> VerbError { VerbError(description: description, status: .no) }
}

extension EditingSession {
  /// The path that is meant by one of the command line.
  func resolved(_ path: Path) throws(VerbError) -> Path { try resolution(of: path).path }

  func resolution(of path: Path) throws(VerbError) -> PathResolution {
    do throws(ItemError) {
      return try document.resolution(of: path)
    } catch {
      throw .no(explanation(of: error))
    }
  }
}
