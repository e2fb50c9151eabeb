import SettingsApplying
import SettingsDocuments
import SettingsHistory
import SettingsSession

extension SavedChanges {
  /// What a file held before what was saved while another change of it waited, which went back then, and when the first was
  /// saved of what is taken back, in milliseconds since 1970.
  ///
  /// No text leads there, as the journal does not know the one that came of going back; so each setting is taken back by
  /// itself.
  ///
  /// - Returns: nil where nothing went back since the file was put into force last, nothing was saved, or the journal does
  ///   not tell what each setting was.
  func textBeforeReturn(of file: ChangedFile) -> ([UInt8], Int?)? {
    let returns = ReturnNotice.all(in: store).flatMap { notice in
      notice.files.filter { $0.path == file.path }.map { (since: $0.since, time: notice.time) }
    }
    guard let journal, let last = returns.max(by: { $0.time < $1.time }),
      last.time >= journal.lastApplied(ofFile: file.path) ?? 0,
      let opened = try? context.opener.open(FileRequest(path: file.path, format: file.document?.format))
    else { return nil }
    // It is changed, and not saved.
    let session = context.opener.session(for: opened)
    var (isKnown, first) = (true, Int?.none)
    HistoryReader(journal, files: [file.path], since: last.since).forEachEntry { entry in
      for change in entry.changes.reversed() {
        do throws(TakeBackError) {
          try session.takeBack(change)
          first = entry.time
        } catch {
          // What went back is as it was already.
          if case .done = error { continue }
          isKnown = false
        }
      }
      return isKnown
    }
    guard isKnown, let first else { return nil }
    return (session.document.text, first)
  }
}
