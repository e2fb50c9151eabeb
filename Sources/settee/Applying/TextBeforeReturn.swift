import SettingsApplying
import SettingsFiles
import SettingsHistory
import SettingsSession

/// What a file held before what was saved while another change of it waited, which went back then.
///
/// No text leads there, as the journal does not know the one that came of going back; so each setting is taken back by
/// itself.
@MainActor
struct TextBeforeReturn {
  let text: [UInt8]
  /// When the first was saved of what is taken back, in milliseconds since 1970.
  let since: Int

  /// - Parameter session: with the file as it is; it is changed, and not saved.
  /// - Returns: nil where nothing went back since the file was put into force last, nothing was saved, or the journal does
  ///   not tell what each setting was.
  init?(of file: String, _ session: EditingSession, _ journal: Journal, in store: PendingStore) {
    let returns = ReturnNotice.all(in: store).flatMap { notice in
      notice.files.filter { $0.path == file }.map { (since: $0.since, time: notice.time) }
    }
    guard let last = returns.max(by: { $0.time < $1.time }), last.time >= journal.lastApplied(ofFile: file) ?? 0 else {
      return nil
    }
    var (isKnown, first) = (true, Int?.none)
    HistoryReader(journal, files: [file], since: last.since).forEachEntry { entry in
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
    (text, since) = (session.document.text, first)
  }
}
