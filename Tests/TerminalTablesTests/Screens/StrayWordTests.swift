import Curses
import Testing

@testable import TerminalTables

/// Words typed where no text is asked for.
@Suite struct StrayWordTests {
  private let start = ContinuousClock.now

  /// The keys of a text, typed one after the other; each letter that is taken for a command.
  private func commands(in text: String, bound: String, every pause: Duration) -> String {
    var word = StrayWord()
    var commands = ""
    for (index, letter) in text.enumerated() {
      let isCommand = bound.contains(letter)
      if !word.takes(.character(letter), isCommand: isCommand, at: start + pause * index), isCommand {
        commands.append(letter)
      }
    }
    return commands
  }

  @Test func aWordThatBeginsWithNoCommandHasNone() {
    #expect(commands(in: "mysqld", bound: "sqd", every: .milliseconds(120)) == "")
    #expect(commands(in: "path to/it", bound: "a /t", every: .milliseconds(120)) == "")
  }

  @Test func commandsAfterOneAnotherAreCommandsHoweverQuick() {
    #expect(commands(in: "jjsq", bound: "jsq", every: .milliseconds(20)) == "jjsq")
  }

  @Test func aPauseEndsTheWord() {
    #expect(commands(in: "mq", bound: "q", every: .milliseconds(700)) == "q")
  }

  @Test func theEnterAfterTheWordBelongsToItAndArrowsDoNot() {
    var word = StrayWord()
    let keys: [(Key, isCommand: Bool)] = [
      (.character("m"), false), (.enter, true), (.enter, true), (.character("m"), false), (.down, true),
      (.character("q"), true),
    ]
    let taken = keys.map { word.takes($0, isCommand: $1, at: start) }
    #expect(taken == [true, true, false, true, false, false])
  }
}
