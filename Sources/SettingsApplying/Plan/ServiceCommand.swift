/// A command that a change needs to be in force: its words, run as they are, by no shell.
///
/// ```swift
/// ServiceCommand(["systemctl", "reload", "ssh"]).line    // systemctl reload ssh
/// ```
package struct ServiceCommand: Equatable, Sendable {
  /// The program, by its name or its path, and its arguments.
  package let words: [String]

  package init(_ words: [String]) { self.words = words }

  /// As a person would type it, where no word has a blank.
  package var line: String { words.joined(separator: " ") }
}
