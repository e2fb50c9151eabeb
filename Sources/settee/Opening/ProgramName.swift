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

  /// A program, and a session with one of its files in which nothing is set.
  typealias Program = (page: ProgramPage, session: EditingSession)

  /// The programs that are called so, of which something is known on this machine; none where no name is near. Several
  /// where the name is that of a package, such as `systemd`.
  ///
  /// - Throws: why nothing can be said of it.
  func programs() throws(VerbError) -> [Program] {
    let pages = try VerbError.from { () throws(PageError) in try opener.pages.pages(meantBy: name) }
    guard let first = pages.first else {
      let near = near
      if near.isEmpty { return [] }
      let list = near.joined(separator: ", ")
      throw VerbError("\(name): there is no such file, and no such program is known; near are \(list)")
    }
    let known = pages.compactMap { page in opener.session(on: page).map { (page: page, session: $0) } }
    if known.isEmpty {
      throw VerbError("\(name): nothing is known of the settings of \(first.title) on this machine")
    }
    return known
  }

  /// Which file of a program is meant by its name, as the end of a sentence; nil where no program is called so, or none
  /// of its files is there.
  var advice: String? {
    program.flatMap { program in program.files.first.map { "; the file of \(program.page.title) is \($0.path)" } }
  }

  /// The program itself that is called so, and not after one of its files; nil where it has no files on this machine.
  var named: MachineProgram? {
    guard let program, case let page = program.page,
      page.name == name || page.packages.contains(name) || page.program.map(FilePath.name) == name
    else { return nil }
    return program
  }

  /// What the name means first on this machine.
  private var program: MachineProgram? {
    guard let page = try? opener.pages.pages(meantBy: name).first else { return nil }
    return MachinePrograms(pages: opener.pages, home: opener.home).program(of: page)
  }

  /// The names of programs that begin or go on like this one, and the one that is most like it.
  private var near: [String] {
    let names = opener.pages.names
    let alike = names.filter { $0.hasPrefix(name) || name.hasPrefix($0) }
    guard let closest = Suggestion.closest(to: name, among: names), !alike.contains(closest) else { return alike }
    return [closest] + alike
  }
}
