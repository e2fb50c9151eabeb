import Curses
import Synchronization

/// Brings what was worked out beside the interface to the screen.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// @MainActor final class Model { var ratings: Int? }
/// let model = Model()
///
/// struct RateTable: TableScreen {
///   enum SectionID { case all }
///   enum ItemID { case rate }
///   let title = "Settings"
///   let sections = [Section(SectionID.all, [ItemID.rate])]
///
///   func willAppear(in table: TableView) {
///     Task.detached {
///       try await Task.sleep(for: .seconds(1))   // a slow question to a server
///       MainLoop.post {
///         model.ratings = 42
///         table.reconfigure(ItemID.rate)
///       }
///     }
///   }
///
///   func cell(for item: ItemID, in table: TableView) -> any Cell {
///     table.dequeue(SubtitleCell.self) { cell in
///       cell.setTitle("Rate this app")
///       cell.setSubtitle(model.ratings.map { "\($0) people have" } ?? "")
///     }
///   }
/// }
///
/// _ = Application(on: try Terminal.open()).run(RateTable())
/// ```
public enum MainLoop {
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
