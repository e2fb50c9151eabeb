/// Where `settee set` has its value from.
enum ValueSource: Equatable {
  case argument(String)
  /// Standard input, where others do not see it.
  case standardInput
}

extension ValueSource {
  /// The value's text; from standard input without the last line feed.
  ///
  /// - Parameters:
  ///   - name: the setting that a person is asked for at a terminal.
  ///   - isSecret: whether what is typed there is not shown.
  @MainActor
  func text(for name: String, isSecret: Bool, in context: VerbContext) throws(InputError) -> String {
    switch self {
    case .argument(let text): return text
    case .standardInput:
      let isTerminal = context.input.isTerminal
      if isTerminal { context.output.question("\(name): ") }
      var bytes = try context.input.read(isTerminal ? .line(isSecret: isSecret) : .everything)
      if bytes.last == 0x0A { bytes.removeLast(bytes.suffix(2) == [0x0D, 0x0A] ? 2 : 1) }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText }
      return text
    }
  }
}
