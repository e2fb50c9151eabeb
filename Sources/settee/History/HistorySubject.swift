import SettingsDocuments
import SettingsHistory
import SettingsPrograms
import SettingsSession

/// What a history is about: the files that a word of the command line means, and what others tell of them.
@MainActor
struct HistorySubject {
  /// The files, without symbolic links.
  let files: [String]
  private let opener: FileOpener
  /// Of more files of one program only the journal is asked.
  private static let mostFiles = 20
  /// So many entries of a file are compared with what it is now.
  private static let mostKnown = 500

  /// Nil where the word is neither a file nor a program.
  ///
  /// - Parameter word: a path, or the name of a program: all its files.
  init?(_ word: String, _ opener: FileOpener) {
    self.opener = opener
    if let target = try? SystemFileSystem().resolve(word) {
      files = [target]
      return
    }
    let path = FilePath.absolute(word)
    if word.contains("/") || opener.record.keptJournal?.hasEntries(ofFile: path) == true {
      files = [path]
      return
    }
    let pages = (try? opener.pages.pages(meantBy: word)) ?? []
    let programs = MachinePrograms(pages: opener.pages, home: opener.home)
    let found = pages.compactMap { programs.program(named: $0.name) }.flatMap(\.files).map(\.path)
    if pages.isEmpty { return nil }
    files = found.map { (try? SystemFileSystem().resolve($0)) ?? $0 }
  }

  /// The history of the files.
  ///
  /// - Parameters:
  ///   - oldest: what is older is not told; nil for all that is kept.
  ///   - setting: which settings it is about; nil for all.
  ///   - note: is told what could not be asked.
  func reader(since oldest: Int? = nil, setting: SettingFilter? = nil, note: (String) -> Void = { _ in })
    -> HistoryReader
  {
    let asked = files.prefix(Self.mostFiles)
    let upgrades = PackageLog.upgrades(ofFiles: Set(asked))
    let others = asked.flatMap { self.others(of: $0, upgrades[$0] ?? [], note) }
    return HistoryReader(
      opener.record.keptJournal, files: files, since: oldest, setting: setting, others: others, upgrades: upgrades)
  }

  /// What a repository and the file itself tell.
  private func others(
    of file: String, _ upgrades: [PackageLog.Upgrade], _ note: (String) -> Void
  ) -> [HistoryEntry] {
    var known: [HistoryEntry] = []
    HistoryReader(opener.record.keptJournal, files: [file]).forEachEntry {
      known.append($0)
      return known.count < Self.mostKnown
    }
    let returned = HistoryReader.returned(ofFile: file, known)
    guard let opened = try? opener.open(FileRequest(path: file)) else { return returned }
    let session = opener.session(for: opened)
    var entries: [HistoryEntry] = []
    do throws(RepositoryError) {
      let history = try RepositoryHistory(of: file, format: session.document.format) {
        session.tellsSecret($0, formerly: $1, from: $2, to: $3)
      }
      entries = history.without(known.filter { $0.source == .journal })
    } catch {
      note(error.description)
    }
    let all = (known + returned.filter { !$0.changes.isEmpty } + entries).ordered { $0.time > $1.time }
    guard let status = opened.file.status else { return returned + entries }
    let outside = OutsideChanges.entry(
      ofFile: file, all, session.document, status, upgrades: upgrades
    ) { value, path in
      let difference = DocumentDifference(path: path, old: nil, new: value)
      return session.tellsSecret(difference, formerly: path, from: session.document, to: session.document)
    }
    return ReturnedChanges.completed(returned, by: outside) + entries
  }
}
