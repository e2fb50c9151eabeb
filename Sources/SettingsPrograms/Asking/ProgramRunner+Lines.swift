import Libc

extension ProgramRunner {
  /// The most that is kept of what it complains of, in bytes.
  private static let mostComplaints = 1 << 16
  /// How long it has to end by itself, in seconds, once it was asked to.
  private static let secondsToEnd = 10.0

  /// Runs a program of the caller's own, in the caller's folder and for as long as it takes, and hands on its lines as they
  /// come.
  ///
  /// Where its answer is not wanted any more it is asked to end as by Ctrl-C, and its lines are still handed on.
  ///
  /// - Parameters:
  ///   - words: the program by its absolute path, and its arguments.
  ///   - input: what it reads.
  ///   - environment: its variables, as `NAME=VALUE`.
  ///   - line: called with each line; nil in the place of one of more than ``mostBytes``.
  /// - Returns: how it ended, and the beginning of what it complained of.
  /// - Throws: where it cannot be started, or does not end when it was asked to.
  package func run(
    own words: [String], input: [UInt8], environment: [String], line: ([UInt8]?) -> Void
  ) throws(ProgramRunError) -> Answer {
    guard let file = MemoryFile(input), let output = ProgramOutput(), let errors = ProgramOutput() else {
      throw .notStarted(words[0], String(cString: strerror(errno)))
    }
    var group = ProcessGroup(leader: try start(words[0], words, file, [output, errors], .callers(environment)))
    defer { group.end() }
    var deadline: Double?
    while true {
      let hadEnded = group.leaderHasEnded
      let hasRead = ProgramOutput.read(
        [output, errors], orEndOf: group.descriptor, waiting: hadEnded ? 0 : group.patience)
      let isEnd = hadEnded && !hasRead
      output.takeLines(most: mostBytes, isEnd: isEnd, line)
      errors.keep(most: Self.mostComplaints)
      if isEnd { break }
      if let deadline {
        if Self.now > deadline { throw .stopped(words[0]) }
      } else if !isWanted(0) {
        group.interrupt()
        deadline = Self.now + Self.secondsToEnd
      }
    }
    return Answer(status: group.end(), output: [], errors: errors.bytes)
  }
}
