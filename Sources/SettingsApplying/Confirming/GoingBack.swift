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
    let commands = record.commands.map { ReturnReport.Command(command: $0, failure: failure(of: $0)) }
    let report = ReturnReport(record, reason, files: files, commands: commands)
    store.log(report.text)
    report.keep(in: store, isTold: !reason.isToldLater)
    try store.forget(record)
    return report
  }

  /// What the change has made fail is started again, however often that was tried, and not only reloaded. What runs on is
  /// left alone: a former text that it never took would end it.
  private func failure(of command: ServiceCommand) -> ApplyFailure? {
    let words = command.words
    guard words.first == "systemctl", let verb = words.firstIndex(where: Self.starting.contains) else {
      return store.machine.failure(of: command)
    }
    let units = words[(verb + 1)...].filter { !$0.hasPrefix("-") }
    _ = store.machine.failure(of: ServiceCommand(["systemctl", "reset-failed"] + units))
    let failure = store.machine.failure(of: command)
    // sshd, told twice within a moment to read its file again, ends.
    store.machine.wait(seconds: 1.5)
    let run = UnitState.all(units, on: store.machine).allSatisfy(\.isRunning)
    return run ? failure : store.machine.failure(of: ServiceCommand(["systemctl", "restart"] + units))
  }

  /// Verbs of systemctl behind which units stand.
  private static let starting: Set = [
    "reload", "restart", "start", "reload-or-restart", "try-restart", "try-reload-or-restart",
  ]

  /// The files alone, before anything that reads them is started.
  func filesAtBoot() throws(ConfirmError) {
    let report = ReturnReport(record, .boot, files: try files(), commands: [])
    store.log(report.text)
    report.keep(in: store)
  }

  private func files() throws(ConfirmError) -> [ReturnReport.File] {
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
