import Libc
import SettingsPrograms

/// Runs the commands of services.
protocol CommandRunning: Sendable {
  /// Whether systemd is process 1 and can be told something.
  var hasSystemd: Bool { get }
  /// Runs a command and waits for its end.
  func run(_ words: [String]) -> CommandOutcome
  func wait(milliseconds: Int)
}

/// How a command ended.
struct CommandOutcome: Sendable, Hashable {
  /// 0 where all is well.
  let status: Int32
  let text: String

  var lastLine: String {
    text.split(separator: "\n").last.map(String.init) ?? "it ended with status \(status)"
  }
}

/// Those of the machine, by the programs of its packages.
struct SystemCommands: CommandRunning {
  /// The longest that one may take, in seconds: a unit has ninety to start, and as many to stop.
  private static let patience = 190.0

  var hasSystemd: Bool { RunningMachine().hasSystemd }

  func wait(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }

  func run(_ words: [String]) -> CommandOutcome {
    if words.isEmpty { return CommandOutcome(status: 0, text: "") }
    do throws(ProgramRunError) {
      let answer = try ProgramRunner(seconds: Self.patience).run(command: words)
      return CommandOutcome(status: answer.status, text: answer.errorText + answer.outputText)
    } catch {
      return CommandOutcome(status: 126, text: error.description)
    }
  }
}
