import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// A program named in the place of a file: `sshd`, or one of its files by its name alone, `sshd_config`.
@MainActor
struct ProgramName {
  private let name: String
  private let opener: FileOpener

  /// Nil where the word is a path, or there is a file of that name.
  init?(_ file: FileRequest, _ opener: FileOpener) {
    guard !file.isStandardInput, !file.path.contains("/"), file.format == nil, file.schema.schema == nil,
      (try? opener.writer.fileSystem.linkStatus(of: file.path)) == nil
    else { return nil }
    (name, self.opener) = (file.path, opener)
  }

  /// Why nothing can be said of a program.
  struct Refusal: Error {
    let description: String
  }

  /// The page of the program; nil where there is none, or it cannot be read.
  var page: ProgramPage? { try? found() }

  private func found() throws(PageError) -> ProgramPage? {
    if let page = try opener.pages.page(named: name) { return page }
    return try opener.pages.page(withFileNamed: name)
  }

  /// A session in which nothing is set; nil where no program is called so, or nearly so.
  func session() throws(Refusal) -> EditingSession? {
    let page: ProgramPage?
    do throws(PageError) {
      page = try found()
    } catch {
      throw Refusal(description: error.description)
    }
    guard let page else {
      let near = near
      if near.isEmpty { return nil }
      let list = near.joined(separator: ", ")
      throw Refusal(description: "\(name): there is no such file, and no such program is known; near are \(list)")
    }
    guard let session = opener.session(on: page) else {
      throw Refusal(description: "\(name): nothing is known of the settings of \(page.title) on this machine")
    }
    return session
  }

  /// The names of programs that begin or go on like this one, and the one that is most like it.
  private var near: [String] {
    let names = opener.pages.names
    let alike = names.filter { $0.hasPrefix(name) || name.hasPrefix($0) }
    guard let closest = Suggestion.closest(to: name, among: names), !alike.contains(closest) else { return alike }
    return [closest] + alike
  }
}
