/// Has a screen load more as the end of its rows comes near: one time after the other, and never two at once.
@MainActor
final class MoreLoader {
  private var task: Task<Void, Never>?
  private(set) var isLoading = false
  /// How many times in a row nothing came.
  private var fruitless = 0

  /// A screen that always has more and never brings any is not asked for ever.
  private static let mostFruitless = 16

  deinit {
    task?.cancel()
  }

  /// Begins to load where the end is near and nothing is being loaded.
  ///
  /// - Parameters:
  ///   - table: shows that more is on its way, or why it did not come.
  ///   - load: brings more.
  ///   - finish: shows what has come.
  func loadIfNeeded(
    in table: TableView, _ load: @escaping @MainActor () async throws -> Void, finish: @escaping @MainActor () -> Void
  ) {
    guard !isLoading, table.moreRow == nil, !table.isFiltering, table.isEndNear else { return }
    isLoading = true
    let showsEnd = table.isEndInView
    table.moreRow = .loading
    // Whoever looks at the end sees that it is none.
    if showsEnd { table.scroll(by: 1) }
    let before = table.itemCount
    task = Task.immediate { [weak self] in
      var problem: (any Error)?
      do { try await load() } catch { problem = error }
      guard let self else { return }
      isLoading = false
      table.moreRow = nil
      if Task.isCancelled { return }
      finish()
      fruitless = table.itemCount > before ? 0 : fruitless + 1
      if let problem, !(problem is CancellationError) {
        table.moreRow = .failed("\(problem)")
      } else if fruitless >= Self.mostFruitless || problem != nil {
        fruitless = 0
        table.moreRow = .failed(Words.current[.nothingMore])
      }
    }
  }

  func retry(in table: TableView) {
    if !isLoading { table.moreRow = nil }
  }

  func cancel() {
    task?.cancel()
  }
}

extension TableView {
  fileprivate var itemCount: Int {
    let content = content
    return (0..<content.sectionCount).reduce(0) { $0 + content.itemCount(section: $1) }
  }
}
