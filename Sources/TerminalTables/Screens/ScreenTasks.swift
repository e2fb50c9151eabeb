/// The tasks that belong to a screen: its own, and those that keys began. They are cancelled together.
@MainActor
final class ScreenTasks {
  private var own: Task<Void, Never>?
  private var answers: [AnyHashable: Task<Void, Never>] = [:]
  private var underWay: Set<AnyHashable> = []
  private var isCancelled = false

  /// Begins the screen's own task, up to where it first waits; nothing happens where it has begun.
  func begin(_ work: @escaping @MainActor () async -> Void) {
    guard own == nil else { return }
    isCancelled = false
    own = Task.immediate { await work() }
  }

  /// Does what a key asks for, up to where it first waits; nothing happens while the same is still under way.
  ///
  /// - Parameters:
  ///   - request: what is asked for, such as a row that was chosen.
  ///   - onResume: called at the end, where it came later.
  func answer(
    _ request: some Hashable, _ work: @escaping @MainActor () async -> Void, onResume: @escaping @MainActor () -> Void
  ) {
    let request = AnyHashable(request)
    guard underWay.insert(request).inserted else { return }
    isCancelled = false
    let task = Task.immediate { [weak self] in
      await work()
      self?.underWay.remove(request)
      if self?.answers.removeValue(forKey: request) != nil { onResume() }
    }
    guard underWay.contains(request) else { return }
    answers[request] = task
    if isCancelled { task.cancel() }
  }

  /// Whether what a key asked for is still under way.
  var isAnswering: Bool { !answers.isEmpty }

  /// Cancels all tasks, also one that is being begun; what is begun afterwards is not concerned.
  func cancelAll() {
    isCancelled = true
    own?.cancel()
    own = nil
    for task in answers.values { task.cancel() }
  }
}
