import Curses
import Synchronization

/// Brings what was worked out beside the interface to the screen.
///
/// ```swift
/// Task.detached {
///   let count = await countRatings()
///   Updates.post { model.ratings = count; table.reload(Item.rate) }
/// }
/// ```
public enum Updates {
  private static let waiting = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Has `update` run between two keys, on the main actor, in the order of the posts; may be called from any thread.
  public static func post(_ update: @escaping @MainActor @Sendable () -> Void) {
    waiting.withLock { $0.append(update) }
    Waker().wake()
  }

  /// Runs what was posted, in its order.
  @MainActor
  static func run() {
    let updates = waiting.withLock { updates in
      defer { updates = [] }
      return updates
    }
    for update in updates { update() }
  }
}
