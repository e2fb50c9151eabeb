import SettingsDocuments
import SettingsHistory
import SettingsSession
import TerminalTables

/// What was changed of files, shown and taken back.
extension OpenFiles {
  var keepsHistory: Bool { opener.record.keptJournal != nil }

  /// A path as people write it.
  func shortened(_ path: String) -> String { FilePath.abbreviated(path, home: opener.home) }

  /// Shows what was changed, in all files.
  func showHistory(on navigator: Navigator) {
    let screen = HistoryScreen(title: "History", namesFiles: true, files: self) { [opener] in
      HistoryReader(ofAllIn: opener.record.keptJournal)
    }
    navigator.push(screen)
  }

  /// What shows the changes of one file; nil where none are kept.
  func history(of target: String) -> ((Navigator) -> Void)? {
    guard keepsHistory else { return nil }
    return { [unowned self] navigator in
      let screen = HistoryScreen(
        title: "History", namesFiles: false, files: self
      ) { [opener] in
        HistorySubject(target, opener)?.reader() ?? HistoryReader(nil)
      }
      navigator.push(screen)
    }
  }

  func show(_ change: JournalEntry.ChangedSetting?, ofFile file: String, on navigator: Navigator) {
    let request = FileRequest(path: file)
    let document = (try? openFile(for: request))?.session.document
    let path = change?.path ?? .root
    show((try? document?.resolved(path)) ?? path, in: request, on: navigator)
  }

  /// Takes changes back, and shows what would be saved; nothing is written before that is agreed to.
  func takeBack(
    _ changes: [JournalEntry.ChangedSetting], in request: FileRequest, force: Bool = false, on navigator: Navigator
  ) {
    withSession(of: request, on: navigator) { open in
      var outcome = TakingBack()
      // The last of them may have been made in what an earlier one made.
      for change in changes.reversed() { outcome.take(change, of: open.session, force: force) }
      if !outcome.paths.isEmpty { return show(outcome, in: open, on: navigator) }
      guard case .changedSince? = outcome.refusals.first, !force else {
        return navigator.show(message: outcome.words, isError: true)
      }
      let choices = [
        DialogChoice("Leave it", value: false, help: "Nothing is changed"),
        DialogChoice(
          "Take it back all the same", value: true, help: "What it is now is lost; it is shown for review first"),
      ]
      navigator.choose("It was changed since", text: outcome.words, from: choices) { [weak self] answer in
        if answer == true { self?.takeBack(changes, in: request, force: true, on: navigator) }
      }
    }
  }

  /// Makes a file what it was before a time: byte for byte where what is kept leads there, else setting by setting.
  func takeBackAll(since time: Int, in request: FileRequest, on navigator: Navigator) {
    withSession(of: request, on: navigator) { open in
      if open.session.history.isModified {
        return navigator.show(message: "save or undo what is unsaved first", isError: true)
      }
      var outcome = TakingBack()
      if !open.session.takeBackText(since: time) {
        HistorySubject(open.target, opener)?.reader(since: time).forEachEntry { entry in
          for change in entry.changes.reversed() { outcome.take(change, of: open.session, force: false) }
          return true
        }
        if outcome.paths.isEmpty { return navigator.show(message: outcome.words, isError: true) }
      }
      show(outcome, in: open, on: navigator)
    }
  }

  private func withSession(of request: FileRequest, on navigator: Navigator, _ body: (OpenFile) -> Void) {
    if hasLeftovers(of: request) { return show(request, on: navigator) }
    navigator.attempt { () throws(FileOpeningError) in body(try openFile(for: request)) }
  }

  private func show(_ outcome: TakingBack, in open: OpenFile, on navigator: Navigator) {
    guard open.session.history.isModified else {
      return navigator.show(message: "it is as it was before already")
    }
    open.showReview(of: outcome.paths.last, on: navigator)
    if !outcome.refusals.isEmpty { navigator.show(message: outcome.words, isError: true) }
  }
}

/// What became of changes that were to be taken back.
@MainActor
struct TakingBack {
  private(set) var paths: [Path] = []
  private(set) var refusals: [TakeBackError] = []

  /// Takes one back; what is so already is none.
  mutating func take(_ change: JournalEntry.ChangedSetting, of session: EditingSession, force: Bool) {
    do throws(TakeBackError) {
      paths.append(try session.takeBack(change, force: force))
    } catch {
      refusals.append(error)
    }
  }

  /// Why what was not taken back was not.
  var words: String {
    let words = refusals.prefix(3).map(\.description)
    return (words + (refusals.count > 3 ? ["and \(refusals.count - 3) more"] : [])).joined(separator: "; ")
  }
}
