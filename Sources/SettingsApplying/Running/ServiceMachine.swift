import Libc
import SettingsPrograms

/// The machine whose programs take up what was saved: it runs commands, and tells what runs. A test puts another in its
/// place.
package protocol ServiceMachine: Sendable {
  /// Whether systemd is its process 1.
  var hasSystemd: Bool { get }
  /// Whether a script of this name is in `/etc/init.d`.
  func hasScript(_ name: String) -> Bool
  /// Runs a command to its end, with nothing to read.
  ///
  /// - Parameter seconds: the longest that it may take.
  /// - Throws: where it cannot be started, or passes a limit of time or of output.
  func run(_ command: ServiceCommand, seconds: Double) throws(ProgramRunError) -> ProgramRunner.Answer
  /// The ports at which processes of units listen, by what the kernel tells; nil where it does not tell this account.
  func ports(ofUnits units: [String]) -> Set<Int>?
  /// The units, or else the programs, that listen at a port.
  func listeners(atPort port: Int) -> [String]
  /// Seconds of a clock that nobody sets.
  var now: Double { get }
  /// Nanoseconds since it started, sleep among them, by which processes are told; nobody sets it either.
  var sinceBoot: Int { get }
  /// Seconds since 1970, for the journal and for people: it may be set.
  var time: Int { get }
  func wait(seconds: Double)
}

extension ServiceMachine {
  /// Whether a service runs, as its script in `/etc/init.d` says; nil where there is none, or it does not tell.
  func isRunning(script name: String) -> Bool? {
    guard hasScript(name), let answer = try? run(ServiceCommand(["service", name, "status"]), seconds: 5) else {
      return nil
    }
    switch answer.status {
    case 0: return true
    // What knows of no status says how it is called, and ends with one of these as well.
    case 1...3: return answer.outputText.holds("sage:") || answer.errorText.holds("sage:") ? nil : false
    default: return nil
    }
  }

  /// Runs a command to its end; how it failed, nil where all is well.
  func failure(of command: ServiceCommand) -> ApplyFailure? {
    do throws(ProgramRunError) {
      // A unit has ninety seconds to start, and as many to stop.
      let answer = try run(command, seconds: 190)
      if answer.status == 0 { return nil }
      let said = answer.errorText + "\n" + answer.outputText
      // systemctl names other commands to look with; what they would show is told already.
      let lines = said.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("See \"") }
      return .commandFailed(command, status: answer.status, words: lines.prefix(3).map(String.init))
    } catch {
      return .notRun(command, error)
    }
  }
}

package struct RunningMachine: ServiceMachine {
  /// The most that a command may say, in bytes.
  private static let mostBytes = 1 << 20

  package init() {}

  /// As sd_booted(3) has it.
  package var hasSystemd: Bool { access("/run/systemd/system", F_OK) == 0 }

  package func hasScript(_ name: String) -> Bool { access("/etc/init.d/\(name)", X_OK) == 0 }

  package func run(_ command: ServiceCommand, seconds: Double) throws(ProgramRunError) -> ProgramRunner.Answer {
    try ProgramRunner(seconds: seconds, mostBytes: Self.mostBytes).run(command: command.words)
  }

  package func ports(ofUnits units: [String]) -> Set<Int>? { ListeningPorts.ofUnits(units) }

  package func listeners(atPort port: Int) -> [String] { ListeningPorts.listeners(atPort: port) }

  package var now: Double { Double(nanoseconds(of: CLOCK_MONOTONIC)) / 1e9 }

  package var sinceBoot: Int { nanoseconds(of: CLOCK_BOOTTIME) }

  package var time: Int { Libc.time(nil) }

  package func wait(seconds: Double) { usleep(UInt32(seconds * 1e6)) }
}
