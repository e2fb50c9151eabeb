import SettingsApplying

/// `settee go-back ID WAKING`: brings back what nobody has confirmed. systemd runs it, and not people.
@MainActor
struct GoBackVerb: Verb {
  nonisolated static let name = "go-back"
  nonisolated static let entry = VerbEntry(forms: [], options: [])

  private let id: String
  private let waking: PendingChange.Waking
  private let output: Output

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    guard let id = arguments.next(), !id.isEmpty, id.allSatisfy(\.isHexDigit),
      let waking = arguments.next().flatMap(PendingChange.Waking.init)
    else { throw UsageError("go-back is for systemd; settee confirm --back takes a change back") }
    (self.id, self.waking, output) = (id, waking, context.output)
  }

  func run() -> ExitStatus {
    do throws(ConfirmError) {
      try PendingChange.wake(id, waking, in: .settee)
      return .fine
    } catch {
      output.error(error.description)
      return .failure
    }
  }
}
