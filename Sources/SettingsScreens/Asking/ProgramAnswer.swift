import Dispatch
import SettingsSchema
import Synchronization
import TerminalTables

/// Waits for what a program says: so long that nobody notices where they are, then in a dialog, which the screen below
/// it goes on being drawn under, and which ends the asking when it is left.
@MainActor
final class ProgramAnswer {
  /// What takes no longer is answered before the next key.
  private static let patience = DispatchTimeInterval.milliseconds(200)

  private let program: DocumentProgram
  private let navigator: Navigator
  private let then: (Verdict?) -> Void
  private let arrived = Arrival()
  private var dialog: Task<Void, Never>?

  /// - Parameter then: called with the answer; nil where the user did not wait for it.
  private init(
    _ program: DocumentProgram, _ navigator: Navigator, _ then: @escaping (Verdict?) -> Void
  ) {
    (self.program, self.navigator, self.then) = (program, navigator, then)
  }

  static func ask(
    _ program: DocumentProgram, _ question: DocumentProgram.Question, over navigator: Navigator,
    then: @escaping (Verdict?) -> Void
  ) {
    ProgramAnswer(program, navigator, then).begin(question)
  }

  private func begin(_ question: DocumentProgram.Question) {
    let arrived = arrived
    guard let stop = program.ask(question, { arrived.take($0) }) else { return then(.couldNotAsk(.notRun(""))) }
    if let answer = arrived.wait(Self.patience) { return then(answer) }
    dialog = Task.immediate { await self.showDialog(stop) }
    arrived.onArrival { answer in Task { @MainActor in self.finish(answer) } }
  }

  private func showDialog(_ stop: @Sendable () -> Void) async {
    let choices = [
      DialogChoice("Stop asking", value: true, help: "Nothing is written, and nothing is lost; Esc does it too")
    ]
    _ = await navigator.choose(
      "Asking \(program.name)…", text: "It looks at the text before that is written.", from: choices)
    if dialog == nil { return }
    dialog = nil
    stop()
    then(nil)
  }

  private func finish(_ answer: Verdict) {
    guard let dialog else { return }
    self.dialog = nil
    dialog.cancel()
    // What follows may be a dialog too, and comes when the first has gone.
    Task {
      await dialog.value
      then(answer)
    }
  }
}

/// Where an answer comes from another thread.
private final class Arrival: Sendable {
  private struct State {
    var answer: Verdict?
    var onArrival: (@Sendable (Verdict) -> Void)?
  }

  private let state = Mutex(State())
  private let signal = DispatchSemaphore(value: 0)

  func take(_ answer: Verdict) {
    let told = state.withLock { state in
      state.answer = answer
      return state.onArrival
    }
    signal.signal()
    told?(answer)
  }

  /// The answer, if it comes within a time.
  func wait(_ time: DispatchTimeInterval) -> Verdict? {
    _ = signal.wait(timeout: .now() + time)
    return state.withLock(\.answer)
  }

  /// Has something called with the answer, which may be there by now.
  func onArrival(_ call: @escaping @Sendable (Verdict) -> Void) {
    let answer = state.withLock { state in
      state.onArrival = call
      return state.answer
    }
    if let answer { call(answer) }
  }
}
