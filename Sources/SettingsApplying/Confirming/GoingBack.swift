import SettingsDocuments

/// Brings a change back: its files, what makes them hold, and then nothing is left of it. Done once more it does what is
/// not done yet.
struct GoingBack {
  private let record: PendingRecord
  private let store: PendingStore

  init(_ record: PendingRecord, _ store: PendingStore) {
    (self.record, self.store) = (record, store)
  }

  /// All of it. Called with the lock.
  ///
  /// - Throws: where a file is not back; the others are, and no command was run.
  func all(_ reason: ReturnReason) throws(ConfirmError) -> ReturnReport {
    let files = try self.files()
    let commands = record.commands.map { ReturnReport.Command($0, store.runner.run($0.words)) }
    let report = ReturnReport(record, reason, files: files, commands: commands)
    store.log(report.text)
    // Who is told may be another session; who made it and asks for it is told by what is returned.
    if reason.isToldLater { report.keep(in: store) }
    try store.forget(record)
    return report
  }

  /// The files alone: what reads them is started later, as at a boot.
  func files() throws(ConfirmError) -> [ReturnReport.File] {
    store.freeRoom(record)
    var (files, errors): ([ReturnReport.File], [FileError]) = ([], [])
    for index in record.files.indices {
      do throws(FileError) {
        files.append(try FileReturn(record, index, store).done())
      } catch {
        errors.append(error)
      }
    }
    if !errors.isEmpty {
      store.log(ConfirmError.incomplete(errors).description)
      throw .incomplete(errors)
    }
    return files
  }
}
