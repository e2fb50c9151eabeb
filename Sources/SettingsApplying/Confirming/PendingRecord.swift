import SettingsDocuments

/// What is kept of a change that waits to be confirmed, beside the former texts.
package struct PendingRecord: Sendable, Equatable {
  /// What no other change is called.
  package let id: String
  /// Whose settings these are.
  package let program: String
  /// The account that made it.
  package let who: String
  package let proof: PendingChange.Proof
  /// How long it waits.
  package let seconds: Int
  /// When it goes back, in milliseconds of the clock that nobody sets.
  let due: Int
  /// When it came into force, in nanoseconds since the machine started; nil before that.
  package internal(set) var inForce: Int?
  /// The same in milliseconds since 1970, for the history: what was saved later is no part of it.
  var inForceTime: Int?
  /// What is run when it has gone back.
  package let commands: [ServiceCommand]
  /// Its files, as they were.
  package let files: [FormerFile]
  /// Files that hold room on other file systems than the kept texts'.
  let rooms: [String]

  init(
    program: String, who: String, proof: PendingChange.Proof, seconds: Int, machine: any ServiceMachine,
    commands: [ServiceCommand], files: [FormerFile], rooms: [String]
  ) {
    let id = String(UInt32.random(in: 1 << 28...UInt32.max), radix: 16)
    self.id = id
    (self.program, self.who, self.proof, self.seconds) = (program, who, proof, seconds)
    (self.commands, self.files) = (commands, files)
    due = machine.milliseconds + seconds * 1000
    self.rooms = rooms.map { FilePath.join($0, ".settings-room-" + id) }
  }

  /// The paths of its files.
  package var names: String { files.map(\.path).joined(separator: ", ") }

  /// A beginning of a sentence.
  var summary: String { "settings of \(program) (\(names)), by \(who)," }
}

/// A file as it was before a change.
package struct FormerFile: Sendable, Equatable {
  /// Its absolute path, without symbolic links.
  package let path: String
  /// What it had beside its text; nil where it was not there.
  let status: Status?
  /// The name of its format, where the change told one.
  let format: String?
  /// Whether it is known what the change puts there.
  let hasNewText: Bool
  /// Since when it has been changed, in milliseconds since 1970.
  let since: Int

  struct Status: Sendable, Equatable {
    let owner: UInt32
    let group: UInt32
    let mode: UInt32
  }
}
