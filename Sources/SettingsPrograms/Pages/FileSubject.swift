import SettingsDocuments
import Synchronization

/// A file that something is asked about, and the page of its program: looked up once and handed on.
package final class FileSubject: Sendable {
  /// As it was named.
  package let path: String
  /// Its absolute path, without symbolic links.
  package let target: String
  private let pages: ProgramPages
  private let known = Mutex<Found?>(nil)

  private struct Found {
    var page: ProgramPage?
    var problem: PageError?
    /// The name of the two by which the page has the file.
    let path: String
  }

  package init(_ path: String, target: String, pages: ProgramPages) {
    (self.path, self.target, self.pages) = (path, target, pages)
  }

  /// The page of its program; nil where none names it, or its page cannot be read.
  package var page: ProgramPage? { found.page }
  /// What is wrong with the user's own page that names it.
  package var pageProblem: PageError? { found.problem }
  /// Its path as the page has it.
  package var pagePath: String { found.path }
  /// The format that the page tells; nil where none does.
  package var pageFormat: Format? { file?.format }
  /// Whether a new one is for its owner alone.
  package var isPrivate: Bool { file?.isPrivate ?? false }
  /// Whether its program passes over a file of its name.
  package var isUnread: Bool {
    file?.unread.contains { NamePattern($0).matches(FilePath.name(of: target)) } ?? false
  }

  private var file: ProgramFile? {
    let found = found
    return found.page.flatMap { $0.file(at: found.path, home: pages.home) }
  }

  private var found: Found {
    known.withLock { known in
      if let known { return known }
      let found = look()
      known = found
      return found
    }
  }

  private func look() -> Found {
    let absolute = FilePath.absolute(path)
    for name in absolute == target ? [target] : [target, absolute] {
      do throws(PageError) {
        if let page = try pages.page(forFile: name) { return Found(page: page, path: name) }
      } catch {
        return Found(problem: error, path: name)
      }
    }
    return Found(path: target)
  }
}

extension FileSubject: Hashable {
  package static func == (one: FileSubject, other: FileSubject) -> Bool {
    one.target == other.target && one.path == other.path
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(target) }
}
