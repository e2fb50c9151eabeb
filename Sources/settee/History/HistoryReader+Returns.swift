import SettingsApplying
import SettingsDocuments
import SettingsHistory

extension HistoryReader {
  /// What a journal tells of all files, with what went back of their changes.
  init(
    ofAllIn journal: Journal?, since oldest: Int? = nil, setting: SettingFilter? = nil, store: PendingStore = .settee
  ) {
    let returned = ReturnNotice.all(in: store).flatMap { notice in
      notice.files.map { file in
        var known: [HistoryEntry] = []
        HistoryReader(journal, files: [file.path], since: file.since).forEachEntry {
          known.append($0)
          return true
        }
        return notice.entry(of: file, known)
      }
    }
    // What is not known here was another account's affair.
    self.init(journal, since: oldest, setting: setting, others: returned.filter { !$0.changes.isEmpty })
  }

  /// What went back of one file.
  ///
  /// - Parameter known: what its journal tells, the newest first.
  static func returned(
    ofFile path: String, _ known: [HistoryEntry], in store: PendingStore = .settee
  ) -> [HistoryEntry] {
    ReturnNotice.all(in: store).flatMap { notice in
      notice.files.filter { $0.path == path }.map { notice.entry(of: $0, known) }
    }
  }
}

extension ReturnNotice {
  fileprivate func entry(of file: File, _ known: [HistoryEntry]) -> HistoryEntry {
    ReturnedChanges.entry(
      ofFile: file.path, known, since: file.since, made: file.until, until: time, account: who, reason: reason)
  }
}
