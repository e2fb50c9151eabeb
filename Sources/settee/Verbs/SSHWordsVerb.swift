import Libc

/// `settee ssh-words MARK CODE…`: does what words ask for that came through the shell of another machine. Settee runs
/// it there, and not people.
struct SSHWordsVerb: Verb {
  nonisolated static let name = "ssh-words"
  /// The words are those of another command line.
  nonisolated static var hasOptions: Bool { false }

  private let words: [String]
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    // The mark is for who looks for this process.
    _ = try arguments.require("MARK")
    words = try arguments.takeRemaining().map { code throws(UsageError) in
      guard let word = WordCode.decoded(code) else { throw UsageError("ssh-words is for Settee itself") }
      return word
    }
    self.context = context
  }

  func run() -> ExitStatus {
    if output.isTerminal { _ = Workers.begin(Self.tryLine) }
    return Program(context: context).run(words)
  }

  /// How long a line may be silent, in seconds.
  private nonisolated static let silence: UInt32 = 15

  /// Sends what no terminal shows from time to time: else nobody here would notice that the line is lost while nothing
  /// is drawn, and the unsaved changes would not be offered to the next session.
  private nonisolated static func tryLine() {
    let terminal = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return }
    var nothing: UInt8 = 0
    repeat { sleep(silence) } while write(terminal, &nothing, 1) == 1
    close(terminal)
  }
}
