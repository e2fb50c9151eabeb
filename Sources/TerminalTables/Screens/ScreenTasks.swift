/// The tasks that belong to a screen: its own, and those of rows that were chosen. They are cancelled together.
@MainActor
final class ScreenTasks {
  private var own: Task<Void, Never>?
  private var selections: [AnyHashable: Task<Void, Never>] = [:]
  private var underWay: Set<AnyHashable> = []
  private var isCancelled = false

  /// Begins the screen's own task, up to where it first waits; nothing happens where it has begun.
  func begin(_ work: @escaping @MainActor () async -> Void) {
    guard own == nil else { return }
    isCancelled = false
    own = Task.immediate { await work() }
  }

  /// Does what choosing a row does, up to where it first waits; nothing happens while the same row is still at it.
  ///
  /// - Parameter onResume: called at the end, where it came later.
  func choose(
    _ item: some Hashable, _ work: @escaping @MainActor () async -> Void, onResume: @escaping @MainActor () -> Void
  ) {
    let item = AnyHashable(item)
    guard underWay.insert(item).inserted else { return }
    isCancelled = false
    let task = Task.immediate { [weak self] in
      await work()
      self?.underWay.remove(item)
      if self?.selections.removeValue(forKey: item) != nil { onResume() }
    }
    guard underWay.contains(item) else { return }
    selections[item] = task
    if isCancelled { task.cancel() }
  }

  /// Whether what a chosen row does is still under way.
  var isAnswering: Bool { !selections.isEmpty }

  /// Cancels all tasks, also one that is being begun; what is begun afterwards is not concerned.
  func cancelAll() {
    isCancelled = true
    own?.cancel()
    own = nil
    for task in selections.values { task.cancel() }
  }
}
