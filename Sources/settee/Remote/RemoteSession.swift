import Libc
import SettingsDocuments

/// Has the Settee of another machine do what is asked, on this terminal: the one that is installed there, else a copy
/// of this program.
@MainActor
struct RemoteSession {
  let call: RemoteCall
  let place: RemotePlace
  let context: VerbContext
  /// This program as it may be copied.
  let ownProgram: Result<OwnProgram, VerbError>

  private var output: Output { context.output }
  private var host: String { place.host }
  private var lost: LostSessions { LostSessions(folders: context.folders, writer: context.opener.writer) }

  func run() throws(VerbError) -> ExitStatus {
    if call.isScreen, !context.input.isTerminal || !output.isTerminal {
      throw VerbError("there is no terminal to show a screen on; a verb behind the host needs none")
    }
    guard let program = SearchPath(text: context.environment[FullScreen.searchPathVariable] ?? "").program("ssh") else {
      throw VerbError("ssh is not installed here")
    }
    let connection = SSHConnection(program: program, options: call.sshOptions, host: place.host)
    defer { connection.close() }
    try connection.prepare()
    let folder = try self.folder(connection)
    return try start(in: folder, connection)
  }

  // MARK: - The program there

  /// The number of the folder whose Settee is run, 0 for the one that is installed.
  private func folder(_ connection: SSHConnection) throws(VerbError) -> Int {
    let marks = lost.marks(on: place.host)
    let probe = RemoteScripts.probe(hash: (try? ownProgram.get())?.hash, lost: marks)
    let outcome = try connection.ask(RemoteScripts.shell, .bytes(Array(probe.utf8)))
    try check(outcome, "\(host) was not reached by ssh")
    guard let answer = RemoteAnswer(outcome.output) else {
      throw VerbError("\(host) does not answer as a Unix shell does; nothing was done there")
    }
    if !marks.isEmpty { lost.forget(on: place.host) }
    if answer.isInstalled { return 0 }
    if let copy = answer.copy { return copy }
    return try copy(to: answer, connection)
  }

  private func copy(to answer: RemoteAnswer, _ connection: SSHConnection) throws(VerbError) -> Int {
    let lack =
      answer.hasOther ? "the Settee on \(host) is of another version than \(Version.current)" : "\(host) has no Settee"
    let own: OwnProgram
    do throws(VerbError) {
      own = try ownProgram.get()
    } catch {
      throw VerbError(
        "\(lack), and \(error.description): install \(Version.current) there, or run the static program here")
    }
    if answer.machine != own.machine {
      throw VerbError("\(lack), and this one is for \(own.machine), not for \(answer.machine): install one there")
    }
    try agree(lack, bytes: own.bytes)
    let mark = LostSessions.newMark()
    let outcome = try connection.ask(
      RemoteScripts.command(RemoteScripts.copy, [own.hash, "\(own.bytes)", mark]), .file(own.path))
    noteIfLost(outcome, mark)
    try check(outcome, "the line to \(host) was lost while the program was copied; what came is removed there")
    switch RemoteAnswer.copying(outcome.output) {
    case .success(let number): return number
    case .failure(let refusal):
      throw VerbError("this Settee was not copied to \(host): \(refusal.reason); nothing is left there")
    }
  }

  /// Asks whether something is copied to another machine, once.
  private func agree(_ lack: String, bytes: Int) throws(VerbError) {
    if call.isAgreed { return }
    guard context.input.isTerminal else {
      throw VerbError("\(lack), and nothing is copied there unless it is agreed to: \(Option.yes.rawValue) agrees")
    }
    let size = "\((bytes + 999_999) / 1_000_000) MB"
    output.question("\(lack). Copy this one (\(size)) into the account's cache there? [y/N] ")
    let typed = TerminalLine.isTyped() ? (try? context.input.read(.line(isSecret: false))) ?? [] : []
    guard ["y", "yes"].contains(String(decoding: typed, as: UTF8.self).lowercased()) else {
      throw VerbError("nothing was copied to \(host)", status: .no)
    }
  }

  // MARK: - Running it

  private func start(in folder: Int, _ connection: SSHConnection) throws(VerbError) -> ExitStatus {
    let isTerminal = context.input.isTerminal && output.isTerminal && isatty(STDERR_FILENO) == 1
    let onTerminal = call.isScreen || isTerminal && (call.asRoot || call.readsInput)
    let mark = LostSessions.newMark()
    let command = command(call.words, in: folder, onTerminal: onTerminal, mark)
    let terminal = onTerminal ? LocalTerminal() : nil
    let outcome = try connection.become(
      command, onTerminal || call.readsInput ? .inherited : .nothing, onTerminal: onTerminal)
    let isLost = outcome.status == Self.lostStatus
    terminal?.giveBack(isAbandoned: isLost || outcome.status > 128)
    noteIfLost(outcome, mark)
    if call.waitsToBeConfirmed, outcome.status == 0 || isLost, outcome.signal == nil {
      return try confirm(in: folder, connection)
    }
    try check(outcome, lossText)
    return .remote(outcome.status)
  }

  /// Makes a second connection, and has the change confirmed over it: that it stands is the proof. What the change does to
  /// the line may take some seconds.
  private func confirm(in folder: Int, _ connection: SSHConnection) throws(VerbError) -> ExitStatus {
    let onTerminal = call.asRoot && context.input.isTerminal && output.isTerminal
    let words = [ConfirmVerb.name] + call.changedFiles
    let command = command(words, in: folder, onTerminal: onTerminal, LostSessions.newMark())
    for attempt in 1...Self.attempts {
      if attempt > 1 { sleep(Self.pause) }
      let outcome = try connection.runAnew(command, onTerminal: onTerminal)
      for line in outcome.errors.split(separator: "\n") { output.error(String(line)) }
      if let signal = outcome.signal { throw VerbError("", status: .signal(signal)) }
      if outcome.status != Self.lostStatus { return .remote(outcome.status) }
      // Another time it says the same.
      if outcome.errors.holds("Permission denied") || outcome.errors.holds("Too many authentication failures") { break }
    }
    throw VerbError(
      "no second connection to \(host) could be made, so the change is not confirmed there; it goes back by itself",
      status: .no)
  }

  /// What has the Settee there do what words say.
  private func command(_ words: [String], in folder: Int, onTerminal: Bool, _ mark: String) -> String {
    let root = call.asRoot ? onTerminal ? "t" : "n" : "-"
    let hash = (try? ownProgram.get())?.hash ?? "none"
    return RemoteScripts.command(
      RemoteScripts.start, ["\(folder)", hash, root, mark] + words.map(WordCode.encoded))
  }

  /// How often a second connection is tried, and the seconds between.
  private static let (attempts, pause) = (5, UInt32(2))

  private func noteIfLost(_ outcome: ForegroundCommand.Outcome, _ mark: String) {
    guard outcome.status == Self.lostStatus || outcome.signal != nil else { return }
    lost.note(mark, on: place.host)
  }

  private var lossText: String {
    call.isScreen
      ? "the line to \(host) was lost; what was not saved is kept there, and is offered when the file is opened again"
      : "the line to \(host) was lost; whether it was done there is not known"
  }

  /// The status that ssh has of its own.
  private static let lostStatus: Int32 = 255

  private func check(_ outcome: ForegroundCommand.Outcome, _ loss: String) throws(VerbError) {
    if let signal = outcome.signal { throw VerbError("", status: .signal(signal)) }
    if outcome.status == Self.lostStatus { throw VerbError(loss, status: .remote(Self.lostStatus)) }
  }
}
