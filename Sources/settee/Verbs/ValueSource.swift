/// Where `settee set` has its value from.
enum ValueSource: Equatable {
  /// The command line.
  case argument(String)
  /// Standard input, where others do not see it.
  case standardInput
}

/// Takes the value of a setting from where the command line says.
@MainActor
struct ValueInput {
  let input: Input
  let output: Output

  /// The value's text; from standard input without the last line feed.
  ///
  /// - Parameters:
  ///   - name: the setting that a person is asked for at a terminal.
  ///   - isSecret: whether what is typed there is not shown.
  func text(from source: ValueSource, for name: String, isSecret: Bool) throws(InputError) -> String {
    switch source {
    case .argument(let text): return text
    case .standardInput:
      if input.isTerminal { output.question("\(name): ") }
      var bytes = try input.read(input.isTerminal ? .line(isSecret: isSecret) : .everything)
      if bytes.last == 0x0A { bytes.removeLast(bytes.suffix(2) == [0x0D, 0x0A] ? 2 : 1) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return text
    }
  }
}
