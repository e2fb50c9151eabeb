import Foundation
import Testing

/// `settee ssh` with the real ssh, to an sshd of the test's own on the loopback address.
@Suite struct SSHTests {
  @Test func aVerbIsDoneAndItsStreamsAndStatusPass() async throws {
    guard let server = try LoopbackSSHD() else { return }
    let file = try server.sandbox.write("it's \"é\" $x.json", #"{"a": "b"}"# + "\n")
    let get = try server.settee("host", "get", file.path, "a")
    #expect(get.status == 0, "\(get.errors)")
    #expect(get.output == "b\n")
    let set = try server.settee("host", "set", file.path, "a", "-", input: "two\nlines")
    #expect(set.status == 0, "\(set.errors)")
    #expect(try server.sandbox.text(of: file) == #"{"a": "two\nlines"}"# + "\n")
    #expect(try server.settee("host", "get", file.path, "nothing").status == 1)
    let refused = try server.settee("-o", "ConnectionAttempts=1", "-p", "1", "host", "get", file.path, "a")
    #expect(refused.status == 255)
    #expect(refused.errors.contains("host was not reached by ssh"))
  }

  @Test func aLineThatIsLostGivesTheTerminalBackAndTheEditIsOffered() async throws {
    guard let server = try LoopbackSSHD() else { return }
    let file = try server.sandbox.write("a.json", #"{"enabled": true}"# + "\n")
    try await withTerminal(sandbox: server.sandbox) { terminal in
      let before = try terminal.modes()
      try terminal.start(try Locations.settee(), server.words + ["host:\(file.path)"])
      try await terminal.shows("enabled")
      try terminal.press(.space)
      try await terminal.shows("1 unsaved")
      try server.endConnections()
      #expect(try await terminal.exitStatus() == 255)
      let screen = try await terminal.shows("the line to host was lost")
      #expect(!screen.isAlternate && screen.cursorIsShown)
      #expect(try terminal.modes() == before)
      try terminal.start(try Locations.settee(), server.words + ["host:\(file.path)"])
      try await terminal.shows("Look at the differences")
      try terminal.press(.enter)
      try await terminal.shows("1 unsaved")
      try terminal.press(.character("s"))
      try await terminal.shows("saved 1 change")
      #expect(try await terminal.quit() == 0)
    }
    #expect(try server.sandbox.text(of: file) == #"{"enabled": false}"# + "\n")
  }
}

/// An sshd that lets this account in by a key of its own, and has the settee under test as the installed one.
private final class LoopbackSSHD {
  let sandbox: Sandbox
  private let process = Process()

  /// Nil, with a line that says so, where none can run.
  init?() throws {
    sandbox = try Sandbox()
    let program = "/usr/sbin/sshd"
    // As root it wants an account and a folder to part its rights with, as its package makes them.
    let isReady = geteuid() != 0 || getpwnam("sshd") != nil && access("/run/sshd", F_OK) == 0
    guard FileManager.default.isExecutableFile(atPath: program), isReady else {
      print("skipped: there is no sshd that could be started here")
      return nil
    }
    let home = sandbox.home.path
    for name in ["host-key", "key"] {
      let made = try sandbox.run("/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", "\(home)/\(name)"])
      guard made.status == 0 else { throw HarnessError("ssh-keygen: \(made.errors)") }
    }
    try FileManager.default.createDirectory(atPath: "\(home)/bin", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(home)/bin/settee", withDestinationPath: try Locations.settee())
    let port = Int.random(in: 20000..<32000)
    try sandbox.write(
      "sshd_config",
      """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(home)/host-key
      AuthorizedKeysFile \(home)/key.pub
      PidFile none
      StrictModes no
      UsePAM no
      SetEnv PATH=\(home)/bin:/usr/bin:/bin XDG_STATE_HOME=\(home)/state XDG_CONFIG_HOME=\(home)/config LANG=C.UTF-8

      """)
    try sandbox.write(
      "ssh_config",
      """
      Host host
        HostName 127.0.0.1
        Port \(port)
        IdentityFile \(home)/key
        IdentitiesOnly yes
        UserKnownHostsFile \(home)/known
        StrictHostKeyChecking accept-new
        LogLevel ERROR
        ConnectionAttempts 20

      """)
    process.executableURL = URL(filePath: program)
    process.arguments = ["-D", "-e", "-f", "\(home)/sshd_config"]
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    try? endConnections()
    if process.isRunning { process.terminate() }
  }

  /// What comes before the host.
  var words: [String] { ["ssh", "-F", "\(sandbox.home.path)/ssh_config"] }

  func settee(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command(try Locations.settee(), self.words + words, environment: sandbox.environment()).run(input: input)
  }

  /// Ends the processes that serve connections, as a lost line does.
  func endConnections() throws {
    let children = try String(
      contentsOfFile: "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children", encoding: .utf8)
    for child in children.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, SIGKILL) }
  }
}
