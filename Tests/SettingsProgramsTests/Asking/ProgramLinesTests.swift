import Synchronization
import Testing

@testable import SettingsPrograms

/// Programs of the caller's own, whose lines are handed on as they come.
@Suite struct ProgramLinesTests {
  private func run(
    _ script: String, input: String = "", mostBytes: Int = 1000,
    isWanted: @escaping @Sendable (Int) -> Bool = { _ in true }, line: (String?) -> Void
  ) throws -> ProgramRunner.Answer {
    try ProgramRunner(mostBytes: mostBytes, isWanted: isWanted).run(
      own: ["/bin/sh", "-c", script], input: Array(input.utf8), environment: ["PATH=/usr/bin:/bin", "A=b"]
    ) { line($0.map { String(decoding: $0, as: UTF8.self) }) }
  }

  @Test func linesAreHandedOnAndThoseThatAreTooLongAreNot() throws {
    var lines: [String?] = []
    let script = """
      cat; echo "$A"; printf 'x%.0s' $(seq 2000); echo; printf 'y%.0s' $(seq 1000); echo; echo oh >&2; printf end; exit 3
      """
    let answer = try run(script, input: "a\n\nb\n") { lines.append($0) }
    #expect(lines == ["a", "", "b", "b", nil, String(repeating: "y", count: 1000), "end"])
    #expect(answer.status == 3 && answer.errorText == "oh\n")
  }

  @Test func whatIsNotWantedAnyMoreIsAskedToEndAndItsLinesStillCount() throws {
    let wanted = Box(isWanted: true)
    var lines: [String?] = []
    let script = "trap 'echo stopped; exit 99' INT; echo begun; while :; do sleep 0.02; done"
    let answer = try run(script, isWanted: { _ in wanted.isWanted }) { line in
      lines.append(line)
      wanted.isWanted = false
    }
    #expect(lines == ["begun", "stopped"] && answer.status == 99)
  }

  @Test func itHasNoTerminalToAskAt() throws {
    var lines: [String?] = []
    _ = try run("(: </dev/tty) 2>/dev/null && echo asks || echo none") { lines.append($0) }
    #expect(lines == ["none"])
  }
}

/// Whether an answer is wanted, on whatever thread.
private final class Box: Sendable {
  private let state: Mutex<Bool>

  init(isWanted: Bool) { state = Mutex(isWanted) }

  var isWanted: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
