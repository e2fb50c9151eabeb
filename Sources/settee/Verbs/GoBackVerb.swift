import SettingsApplying

/// `settee go-back ID WAKING`: brings back what nobody has confirmed. systemd runs it, and not people.
struct GoBackVerb: Verb {
  nonisolated static let name = "go-back"

  private let id: String
  private let waking: PendingChange.Waking
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    guard let id = arguments.next(), !id.isEmpty, id.allSatisfy(\.isHexDigit),
      let waking = arguments.next().flatMap(PendingChange.Waking.init)
    else { throw UsageError("go-back is for systemd; settee confirm --back takes a change back") }
    (self.id, self.waking, self.context) = (id, waking, context)
  }

  func run() throws(VerbError) -> ExitStatus {
    do throws(ConfirmError) {
      try PendingChange.wake(id, waking, in: .settee)
      return .fine
    } catch {
      throw VerbError(error.description)
    }
  }
}
