import SettingsDocuments

/// `settee complete SHELL …`: what may be in the place of the last word of a line, for the shell's own function.
///
/// It says nothing where nothing can be told, reads the file that the line names where that is of an ordinary size, and
/// never writes.
struct CompleteVerb: Verb {
  nonisolated static let name = "complete"
  /// The words are those of another line.
  nonisolated static var hasOptions: Bool { false }

  private let shell: Shell
  private let words: [String]
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    shell = try Shell(argument: try arguments.require(Operand.shell.rawValue))
    words = arguments.takeRemaining()
    self.context = context
  }

  func run() -> ExitStatus {
    if shell == .bash { completeInBash() } else { completeWords() }
    return .fine
  }

  /// Bash has the whole line, and the characters at which it breaks words.
  private func completeInBash() {
    guard words.count == 2 else { return }
    let line = BashLine(words[1], breaks: words[0])
    let found = completions(of: Array(line.words.dropFirst()))
    let texts = found.words.filter { isShown($0.text) }
    var lines = texts.compactMap { line.replacement($0.text) }
    if texts.count == 1, texts[0].goesOn { lines.append("\tnospace") }
    if let files = found.files { lines.append("\t\(files)") }
    say(lines)
  }

  /// The other shells have the words without their quotes, and quote what they take. A tab at the end of a line says
  /// that the word goes on.
  private func completeWords() {
    let found = completions(of: words)
    let lines = found.words.filter { isShown($0.text) }.map { word in
      "\(word.text)\t\(JSONText.escaped(word.summary))\(word.goesOn ? "\t" : "")"
    }
    say(lines + (found.files.map { ["\t\($0)"] } ?? []))
  }

  private func say(_ lines: [String]) {
    if !lines.isEmpty { context.output.ownText(lines.joined(separator: "\n")) }
  }

  /// A word with control characters would be no line of its own, or move the cursor.
  private func isShown(_ text: String) -> Bool { JSONText.escaped(text) == text }

  private func completions(of words: [String]) -> Completions { LineCompletion(words, in: context).completions }
}
