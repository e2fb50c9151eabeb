/// Brings the answer of a dialog to the task that waits for it.
@MainActor
final class PendingAnswer<Answer: Sendable> {
  private enum State {
    case open
    case awaited(CheckedContinuation<Answer?, Never>)
    case finished(Answer?)
  }

  private var state = State.open
  /// Takes the dialog away, which answers: nobody waits any longer.
  var dismiss: () -> Void = {}

  /// Waits for the answer; nil where the dialog was dismissed.
  func answer() async -> Answer? {
    if case .finished(let answer) = state { return answer }
    return await withCheckedContinuation { state = .awaited($0) }
  }

  /// The dialog is over; only the first call counts.
  func finish(_ answer: Answer?) {
    switch state {
    case .open: state = .finished(answer)
    case .awaited(let continuation):
      state = .finished(answer)
      continuation.resume(returning: answer)
    case .finished: break
    }
  }
}

/// What the table of a dialog calls with its answer, before it is known which dialog that is.
@MainActor
final class DialogReply<Answer> {
  var give: (Answer) -> Void = { _ in }
}
