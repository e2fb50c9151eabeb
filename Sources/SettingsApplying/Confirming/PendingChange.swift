import SettingsDocuments

/// A change that goes back by itself unless somebody confirms it in time.
///
/// Before anything is written, the former texts, owners and modes are kept, and systemd is told to bring them back: by a
/// timer, and at a boot before that by a unit of its own.
///
/// ```swift
/// var change = try PendingChange.begin(
///   [.init("/etc/ssh/sshd_config", text: edited.text, format: .named("sshd"))],
///   commands: [ServiceCommand(["systemctl", "reload", "ssh"])], proof: .connection, seconds: 120, program: "sshd",
///   in: PendingStore(name: "app", verb: "go-back"))
/// // write the files, reload the daemons; where that fails: try change.goBack(.failed("sshd did not start"))
/// try change.noteInForce()
/// // a program that is run over another connection ends it: try change.confirm(from: .current)
/// ```
package struct PendingChange: Sendable {
  /// What proves that nobody is locked out.
  package enum Proof: String, Sendable, CaseIterable {
    /// A connection that was made after the change, or the machine's own console.
    case connection
    /// A login, or a use of sudo, after the change.
    case login
    /// Any session.
    case any
  }

  /// A file that the change writes, makes or removes.
  package struct File: Sendable {
    /// Where it is; links are followed.
    package let path: String
    /// What it is to hold, so that what others write later is told from it; nil where it is not known, or is removed.
    package let text: [UInt8]?
    /// How it is written, where something else than its name tells that.
    package let format: Format?

    /// What comes back, where the file has been written already; nil for what it holds.
    package let former: [UInt8]?
    /// Since when it has been changed from that, in milliseconds since 1970; nil for now.
    package let since: Int?

    package init(
      _ path: String, text: [UInt8]?, format: Format? = nil, former: [UInt8]? = nil, since: Int? = nil
    ) {
      (self.path, self.text, self.format, self.former, self.since) = (path, text, format, former, since)
    }
  }

  /// What is known of it, as it is kept.
  package private(set) var record: PendingRecord
  let store: PendingStore
  /// Held by whoever makes the change, until it is in force.
  private var shield: LineShield?

  init(_ record: PendingRecord, in store: PendingStore, _ shield: LineShield? = nil) {
    (self.record, self.store, self.shield) = (record, store, shield)
  }

  /// Keeps what is there now, and has systemd bring it back when the time is over, or at the next boot. Nothing of the
  /// files is changed; that is for the caller, once this has returned. Until ``noteInForce()`` the loss of the line to
  /// the person does not end this program.
  ///
  /// - Parameters:
  ///   - files: all that will be changed.
  ///   - commands: what makes the former texts hold, run after they are back.
  ///   - proof: what is wanted of whoever confirms.
  ///   - seconds: how long is waited, from now on; at least one.
  ///   - program: whose settings these are, in words for people.
  /// - Throws: `ConfirmError`; nothing is left then.
  package static func begin(
    _ files: [File], commands: [ServiceCommand], proof: Proof, seconds: Int, program: String,
    in store: PendingStore
  ) throws(ConfirmError) -> PendingChange {
    try store.checkPossible()
    let lock = try store.lock()
    defer { lock.release() }
    store.sweep()
    let present = try PresentFiles(files, store)
    if let other = store.change(of: present.paths) { throw .busy(other.path, other.change) }
    let record = PendingRecord(
      program: program, who: JournalEntry.Origin.callerName, proof: proof, seconds: seconds, machine: store.machine,
      commands: commands,
      files: present.files.map(\.former), rooms: present.rooms)
    do throws(ConfirmError) {
      try store.keep(record, present)
    } catch {
      store.freeRoom(record)
      store.clearAway(record.id)
      throw error
    }
    store.log("\(record.summary) are changed, and go back in \(seconds) s unless somebody confirms them")
    return PendingChange(record, in: store, LineShield())
  }

  /// Refuses files that have a change already that waits. One whose time is over goes back at this moment: that is waited
  /// for.
  ///
  /// - Parameter paths: of the files, without symbolic links.
  /// - Throws: `ConfirmError.busy`; nothing where this process may not know of changes.
  package static func refuseSecond(of paths: Set<String>, in store: PendingStore) throws(ConfirmError) {
    let end = store.machine.now + patience
    while store.isRoot, let other = store.change(of: paths) {
      if !other.change.isOver || store.machine.now >= end { throw .busy(other.path, other.change) }
      store.machine.wait(seconds: 0.1)
    }
  }

  /// How long it is waited for what goes back, in seconds.
  private static let patience = 30.0

  /// All that wait to be confirmed, the first to go back first.
  ///
  /// - Throws: `ConfirmError` for whoever is not root: nobody else may see them.
  package static func all(in store: PendingStore) throws(ConfirmError) -> [PendingChange] {
    if !store.isRoot { throw .notRoot }
    return store.records().map { PendingChange($0, in: store) }
  }

  /// Says that the change is in force now: what confirms it has to come after this.
  ///
  /// - Throws: `ConfirmError`; it goes back in its time then.
  package mutating func noteInForce() throws(ConfirmError) {
    let lock = try store.lock()
    defer { lock.release() }
    guard store.isThere(record.id) else { throw .gone }
    (record.inForce, record.inForceTime) = (store.machine.sinceBoot, TimeText.now)
    try store.rewrite(record)
    shield = nil
    // What sudo remembers of a password from before is no proof.
    if record.proof == .login { store.forgetAuthentications() }
  }

  /// Keeps the change for good: nothing brings the former texts back any more.
  ///
  /// - Throws: `ConfirmError`, as where the session proves nothing; it goes back in its time then.
  package func confirm(from session: Session) throws(ConfirmError) {
    let lock = try store.lock()
    defer { lock.release() }
    guard let now = store.record(record.id) else { throw .gone }
    guard let inForce = now.inForce else { throw .notInForce(PendingChange(now, in: store)) }
    if let reason = session.refusal(of: now.proof, since: inForce) { throw .noProof(reason) }
    try store.forget(now)
    store.log("\(now.summary): confirmed by \(JournalEntry.Origin.callerName); they stay changed")
  }

  /// Brings back what was there before, and runs the commands.
  ///
  /// - Throws: `ConfirmError`; what is not back then is tried again in its time.
  @discardableResult
  package func goBack(_ reason: ReturnReason) throws(ConfirmError) -> ReturnReport {
    let lock = try store.lock()
    defer { lock.release() }
    guard let now = store.record(record.id) else { throw .gone }
    return try GoingBack(now, store).all(reason)
  }
}

extension PendingChange {
  /// Whether its time is over, so that it goes back at this moment.
  var isOver: Bool { secondsLeft == 0 }

  /// How long it waits yet, by the clock that the timer goes by; for people.
  package var secondsLeft: Int { max(0, (record.due - store.machine.milliseconds + 999) / 1000) }

  /// When it goes back: the hour of the day, in the machine's time zone.
  package var untilText: String { TimeText.second(ofMilliseconds: (store.machine.time + secondsLeft) * 1000) }
}

extension ServiceMachine {
  /// Of the clock that nobody sets.
  var milliseconds: Int { Int(now * 1000) }
}
