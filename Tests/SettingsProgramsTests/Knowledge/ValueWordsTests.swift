import Testing

@testable import SettingsPrograms

/// What descriptions say of values is told in their words, and only where a sentence is about the value.
@Suite struct ValueWordsTests {
  @Test(arguments: [
    (
      "Configures dependencies. Takes a space-separated list of units that are started.",
      "a space-separated list of units"
    ),
    ("A list of hosts, between commas. More follows.", "a list of hosts"),
    ("The name of the account which runs it.", "the name of the account"),
    ("Set the mode. Possible values are none, active, and all.", "one of none, active, and all"),
    ("Path to a file with certificates.", "path to a file with certificates"),
  ])
  func whatIsSaidIsTold(_ description: String, _ words: String) {
    #expect(ValueWords.phrase(in: description) == words)
  }

  @Test(arguments: [
    "Takes effect at once.", "The server may refuse this.", "Enables compression.", "",
    "See gitweb.conf(5) for description.",
  ])
  func whatIsNotOfAValueIsNot(_ description: String) {
    #expect(ValueWords.phrase(in: description) == nil)
  }
}
