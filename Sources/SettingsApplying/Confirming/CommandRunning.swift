import Libc
import SettingsPrograms

/// Runs the commands of services.
protocol CommandRunning: Sendable {
  /// Whether systemd is process 1 and can be told something.
  var hasSystemd: Bool { get }
  /// Runs a command and waits for its end.
  func run(_ words: [String]) -> CommandOutcome
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
  private static let folders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin"]
  /// The longest that one may take, in seconds: as long as systemd waits for a unit.
  private static let patience = 90.0

  var hasSystemd: Bool { access("/run/systemd/system", F_OK) == 0 }

  func run(_ words: [String]) -> CommandOutcome {
    guard let name = words.first else { return CommandOutcome(status: 0, text: "") }
    let path = name.hasPrefix("/") ? name : Self.folders.map { $0 + "/" + name }.first { access($0, X_OK) == 0 }
    guard let path else { return CommandOutcome(status: 127, text: "\(name) is not installed") }
    do throws(ProgramRunError) {
      let answer = try ProgramRunner(seconds: Self.patience).run([path] + words.dropFirst())
      return CommandOutcome(status: answer.status, text: answer.errorText + answer.outputText)
    } catch {
      return CommandOutcome(status: 126, text: error.description)
    }
  }
}
