import SettingsDocuments
import SettingsPrograms
import Synchronization

/// Looks up the page of one file once, and what is known by it.
final class PageLookup: Sendable {
  private let programs: ProgramSchemas
  /// Whether what is not known yet is found out at once, which may take a second.
  private let waits: Bool
  private let found = Mutex((problem: PageError?.none, awaited: ProgramPage?.none))

  init(_ programs: ProgramSchemas, waits: Bool) {
    (self.programs, self.waits) = (programs, waits)
  }

  /// What is wrong with the user's own page that names the file.
  var problem: PageError? { found.withLock { $0.problem } }
  /// The page whose program is still to be asked.
  var awaited: ProgramPage? { found.withLock { $0.awaited } }

  /// The path of the schema of a file.
  func path(forFile file: String) -> String? {
    let page: ProgramPage?
    do throws(PageError) {
      page = try programs.page(forFile: file)
    } catch {
      found.withLock { $0.problem = error }
      return nil
    }
    guard let page else { return nil }
    if waits { return programs.path(of: page) }
    if let path = programs.keptPath(of: page) { return path }
    found.withLock { $0.awaited = page }
    return nil
  }
}
