import Libc
import SettingsDocuments

/// Where changes wait to be confirmed: a folder for each, of root's alone, with the former texts and a copy of the program
/// that brings them back.
///
/// A change is there as soon as its record is, which is written last and removed first. What a program that was killed has
/// left without a record is swept by the next one, by the timer or at the next boot.
package struct PendingStore: Sendable {
  /// `/var/lib/NAME`; below it are `pending`, and `returned` with what was done.
  let folder: String
  let units: GuardUnits
  let writer: FileWriter
  /// Runs commands, and tells the time.
  let machine: any ServiceMachine
  /// Whether this process may do all that.
  let isRoot: Bool
  /// What goes into the machine's journal.
  let log: @Sendable (String) -> Void
  /// The program that is started to bring something back.
  let program: @Sendable () throws(FileError) -> [UInt8]
  /// Where sudo and doas remember who has given a password.
  let authentications: [String]

  /// That of a program on this machine.
  ///
  /// - Parameters:
  ///   - name: of the program; folders, units and lines of the journal are called by it.
  ///   - verb: with it, an ID and a ``PendingChange/Waking`` the program is started to ``PendingChange/wake(_:_:in:)``.
  package init(name: String, verb: String) {
    let folder = "/var/lib/" + name
    self.init(
      name: name, verb: verb, folder: folder, writer: FileWriter(stateFolder: folder), machine: RunningMachine())
  }

  init(
    name: String, verb: String, folder: String, writer: FileWriter, machine: any ServiceMachine,
    unitFolder: String = "/etc/systemd/system", bootFolder: String? = nil, isRoot: Bool = geteuid() == 0,
    authentications: [String] = ["/run/sudo/ts", "/run/doas"], log: (@Sendable (String) -> Void)? = nil,
    program: @escaping @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in
      try FileContent("/proc/self/exe", options: .large).bytes
    }
  ) {
    (self.folder, self.writer, self.machine, self.isRoot) = (folder, writer, machine, isRoot)
    (self.program, self.authentications) = (program, authentications)
    self.log = log ?? { SystemJournal.write($0, of: name) }
    units = GuardUnits(
      name: name, verb: verb, pending: FilePath.join(folder, "pending"), unitFolder: unitFolder,
      bootFolder: bootFolder ?? "/run/" + name, writer: writer, machine: machine)
  }

  var pending: String { FilePath.join(folder, "pending") }
  var returned: String { FilePath.join(folder, "returned") }
  func folder(of id: String) -> String { FilePath.join(pending, id) }
  private func recordPath(_ id: String) -> String { FilePath.join(folder(of: id), "change.json") }
  private func roomPath(_ id: String) -> String { FilePath.join(folder(of: id), "room") }
  func formerPath(_ id: String, _ index: Int) -> String { FilePath.join(folder(of: id), "\(index).former") }
  func newPath(_ id: String, _ index: Int) -> String { FilePath.join(folder(of: id), "\(index).new") }

  func checkPossible() throws(ConfirmError) {
    if !isRoot { throw .notRoot }
    if !machine.hasSystemd { throw .noSystemd }
  }

  /// Waits for the right to begin, confirm or take back.
  func lock() throws(ConfirmError) -> PendingLock {
    if !isRoot { throw .notRoot }
    try ConfirmError.attempt { () throws(FileError) in
      try writer.makeDurable(folder, mode: 0o755)
      try writer.makeDurable(pending, mode: 0o700)
    }
    return try PendingLock(in: pending, writer.fileSystem)
  }

  // MARK: - Records

  /// All changes that wait, the first to go back first.
  func records() -> [PendingRecord] {
    ((try? writer.fileSystem.names(in: pending)) ?? []).compactMap(record).ordered { $0.due < $1.due }
  }

  /// The change that waits of one of these files.
  func change(of paths: Set<String>) -> (path: String, change: PendingChange)? {
    for record in records() {
      if let path = record.files.first(where: { paths.contains($0.path) })?.path {
        return (path, PendingChange(record, in: self))
      }
    }
    return nil
  }

  func record(_ id: String) -> PendingRecord? {
    (try? FileContent(ownFile: recordPath(id), writer.fileSystem)).flatMap { PendingRecord($0.bytes) }
  }

  func isThere(_ id: String) -> Bool { (try? writer.fileSystem.status(of: recordPath(id))) != nil }

  func rewrite(_ record: PendingRecord) throws(ConfirmError) {
    try ConfirmError.attempt { () throws(FileError) in try writer.rewrite(recordPath(record.id), with: record.bytes) }
  }

  // MARK: - Beginning

  /// Keeps all of a change, and the record last.
  ///
  /// The timer comes as soon as there is a program that it can start: from then on whatever is left is swept.
  func keep(_ record: PendingRecord, _ present: PresentFiles) throws(ConfirmError) {
    let id = record.id
    try ConfirmError.attempt { () throws(FileError) in
      try writer.makeDurable(folder(of: id), mode: 0o700)
      try writer.create(units.program(of: id), with: try program(), mode: 0o700)
    }
    try units.startTimer(id, seconds: record.seconds)
    try ConfirmError.attempt { () throws(FileError) in
      for (index, file) in present.files.enumerated() {
        if let text = file.formerText { try writer.create(formerPath(id, index), with: text) }
        if let text = file.newText { try writer.create(newPath(id, index), with: text) }
      }
      try writer.reserve(present.room, in: roomPath(id))
      try units.enable(record)
      try writer.create(recordPath(id), with: record.bytes)
      // Nothing but the record tells of these.
      for path in record.rooms { try writer.reserve(present.room, in: path) }
    }
  }

  /// Gives up the room that was held for going back.
  func freeRoom(_ record: PendingRecord) {
    for path in [roomPath(record.id)] + record.rooms { try? writer.remove(path, inside: FilePath.folder(of: path)) }
  }

  // MARK: - Ends

  /// The change is over: from the removal of its record on nothing brings it back.
  func forget(_ record: PendingRecord) throws(ConfirmError) {
    for path in record.rooms { try? writer.remove(path, inside: FilePath.folder(of: path)) }
    try ConfirmError.attempt { () throws(FileError) in try removeRecord(record.id) }
    clearAway(record.id)
  }

  private func removeRecord(_ id: String) throws(FileError) {
    try writer.remove(recordPath(id), inside: folder(of: id))
    try writer.syncFolder(folder(of: id))
  }

  /// Removes what is there of a change that is over or was never begun: its record, the texts, what could start the program,
  /// and the program.
  func clearAway(_ id: String) {
    try? removeRecord(id)
    for name in (try? writer.fileSystem.names(in: folder(of: id))) ?? [] where name != units.name {
      try? writer.remove(FilePath.join(folder(of: id), name), inside: folder(of: id))
    }
    units.remove(id)
    try? writer.remove(folder(of: id), inside: pending)
    try? writer.syncFolder(pending)
  }

  /// Clears away what has no record, as a program leaves it that was killed. Called with the lock.
  func sweep() {
    for id in (try? writer.fileSystem.names(in: pending)) ?? [] where id != PendingLock.name && !isThere(id) {
      clearAway(id)
    }
  }

  func forgetAuthentications() {
    for folder in authentications where writer.fileSystem.isFolder(folder) {
      try? writer.clear(folder)
    }
  }
}
