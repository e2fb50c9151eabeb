import Libc
import SettingsDocuments
import SettingsScreens

/// A machine reached by OpenSSH's client, with the user's own configuration. What needs several connections shares one,
/// so that a password is asked for once.
///
/// The shared one has a socket in a folder of its own, and ends with ``close()``. Where the user has a shared
/// connection to the machine already, that is used.
final class SSHConnection {
  private let program: String
  private let options: [String]
  private let host: String
  /// The folder of the socket; nil where the user's own shared connection is used.
  private var folder: String?
  /// Options that this program adds. Forwarded ports and a command of the configuration are for other visits.
  private var added = ["-o", "ClearAllForwardings=yes", "-o", "RemoteCommand=none"]

  /// - Parameters:
  ///   - program: ssh, by its absolute path.
  ///   - options: those of the user.
  init(program: String, options: [String], host: String) {
    (self.program, self.options, self.host) = (program, options, host)
  }

  /// Decides how the machine is reached; asks ssh, but not the machine.
  func prepare() throws(VerbError) {
    let settings = try ssh(["-G"], [], .nothing, output: .kept)
    if settings.status != 0 { throw VerbError("ssh does not take this (see above)") }
    if settings.output.holds("\nserveraliveinterval 0\n") {
      // Else a line that is lost would be noticed after many minutes.
      added += ["-o", "ServerAliveInterval=10", "-o", "ServerAliveCountMax=3"]
    }
    let shared = try ssh(["-O", "check"], [], .nothing, output: .kept, errors: .nothing)
    if shared.status == 0 { return }
    var template = Array("/tmp/settee-ssh-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return }
    let folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.folder = folder
    added += ["-o", "ControlMaster=auto", "-o", "ControlPersist=300", "-o", "ControlPath=\(folder)/s"]
  }

  /// Runs a command there whose answer is read.
  func ask(_ command: String, _ input: ForegroundCommand.Source) throws(VerbError) -> ForegroundCommand.Outcome {
    try ssh(["-T"], [command], input, output: .kept)
  }

  /// Runs a command there in the place of this program.
  ///
  /// - Parameter onTerminal: whether it gets a terminal there, which is this one.
  func become(
    _ command: String, _ input: ForegroundCommand.Source, onTerminal: Bool
  ) throws(VerbError) -> ForegroundCommand.Outcome {
    // Without -q ssh says at the end of a terminal that the shared connection is closed.
    let isVerbose = options.contains { $0.hasPrefix("-v") }
    return try ssh(onTerminal ? ["-t"] + (isVerbose ? [] : ["-q"]) : ["-T"], [command], input)
  }

  /// Runs a command there over a connection of its own, which shows that another one can be made. Without a terminal no
  /// password is tried, and what ssh says is kept: who asks again and again is banned by some machines.
  func runAnew(_ command: String, onTerminal: Bool) throws(VerbError) -> ForegroundCommand.Outcome {
    // What is given first counts: this line is shared with no other one.
    let own =
      ["-o", "ControlMaster=no", "-o", "ControlPath=none", "-o", "ConnectTimeout=10"]
      + (onTerminal ? [] : ["-o", "BatchMode=yes"])
    let words = [program] + own + added + [onTerminal ? "-t" : "-T"] + options + ["--", host, command]
    return try run(words, onTerminal ? .inherited : .nothing, errors: onTerminal ? .inherited : .kept)
  }

  func close() {
    guard let folder else { return }
    self.folder = nil
    _ = try? ssh(["-O", "exit"], [], .nothing, output: .kept, errors: .nothing)
    unlink("\(folder)/s")
    rmdir(folder)
  }

  private func ssh(
    _ own: [String], _ command: [String], _ input: ForegroundCommand.Source,
    output: ForegroundCommand.Sink = .inherited, errors: ForegroundCommand.Sink = .inherited
  ) throws(VerbError) -> ForegroundCommand.Outcome {
    // ssh takes the first that it is given, so the user's options go before all but those that make the line shared.
    try run([program] + added + own + options + ["--", host] + command, input, output: output, errors: errors)
  }

  private func run(
    _ words: [String], _ input: ForegroundCommand.Source, output: ForegroundCommand.Sink = .inherited,
    errors: ForegroundCommand.Sink = .inherited
  ) throws(VerbError) -> ForegroundCommand.Outcome {
    try VerbError.from { () throws(ProgramError) in
      try ForegroundCommand.run(words, input, output: output, errors: errors, handsOnSignals: true)
    }
  }
}
