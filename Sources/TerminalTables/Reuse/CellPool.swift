import Curses

/// The cells, headers and footers that a table owns, and those of them that wait to be filled again.
@MainActor
final class CellPool {
  /// Few enough to look through, which is quicker than hashing.
  private(set) var kinds: [RowKind] = []
  /// Kinds that others were registered in place of, and those of views that were never registered.
  private var further: [RowKind] = []
  /// Rows that were dequeued and not yet claimed by the table.
  private var handedOut: [ReusableRow] = []
  private(set) var counts = PoolCounts()

  func register<View: RowView>(
    _ type: View.Type, identifier: String?, layout: (@MainActor (View) -> RowLayout)?,
    traits: RowTraits? = nil
  ) {
    var prepared: (@MainActor (any RowView) -> RowLayout)?
    if let layout {
      prepared = { view in (view as? View).map(layout) ?? view.layout }
    }
    // The class's own identifier is not even asked for where there is no other: making it takes a while.
    let identifier = identifier.flatMap { $0 == type.reuseIdentifier ? nil : $0 }
    let kind = RowKind(type, identifier: identifier, layout: prepared, traits: traits) { View() }
    if let index = kinds.firstIndex(where: { $0.type == type && $0.identifier == identifier }) {
      replace(at: index, with: kind)
    } else {
      kinds.append(kind)
    }
  }

  private func replace(at index: Int, with kind: RowKind) {
    let replaced = kinds[index]
    counts.alive -= replaced.waiting.count
    replaced.waiting = []
    replaced.isReplaced = true
    further.append(replaced)
    kinds[index] = kind
  }

  /// - Parameters:
  ///   - file: where the client asks for the view; named in the error where its class is not registered.
  ///   - line: the line there.
  func dequeue<View: RowView>(
    _ type: View.Type, identifier: String?, file: StaticString = #fileID, line: UInt = #line
  ) -> View {
    guard let kind = kind(of: type, identifier: identifier) else {
      Terminal.fail(CellPool.missingRegistration(of: "\(type)", identifier: identifier), file: file, line: line)
    }
    let row = kind.waiting.popLast() ?? make(kind)
    handedOut.append(row)
    // Made by the closure that `register` was given with the same type.
    return unsafeDowncast(row.view, to: type)
  }

  /// The row of a view that the table was given: one from the pool, or one that its caller made.
  func claim(_ view: any RowView) -> ReusableRow {
    counts.built += 1
    // A loop: of a closure it is asked each time whether it runs on the main actor.
    for index in handedOut.indices.reversed() where handedOut[index].view === view {
      return handedOut.remove(at: index)
    }
    return ReusableRow(view, kind: unregisteredKind(of: view), isPooled: false)
  }

  /// Takes a row back, to be filled again.
  func recycle(_ row: ReusableRow) {
    guard row.isPooled else { return }
    if row.kind.isReplaced { return counts.alive -= 1 }
    row.clear()
    row.kind.waiting.append(row)
  }

  private func kind(of type: any RowView.Type, identifier: String?) -> RowKind? {
    for kind in kinds where kind.type == type && kind.identifier == identifier { return kind }
    return identifier == type.reuseIdentifier ? kind(of: type, identifier: nil) : nil
  }

  /// The error for a class that was never registered.
  static func missingRegistration(of type: String, identifier: String?) -> String {
    let arguments = identifier.map { "\(type).self, identifier: \"\($0)\"" } ?? "\(type).self"
    return "\(identifier ?? type) is not registered; call table.register(\(arguments)) first"
  }

  private func make(_ kind: RowKind) -> ReusableRow {
    counts.alive += 1
    return ReusableRow(kind.make(), kind: kind)
  }

  private func unregisteredKind(of view: any RowView) -> RowKind {
    let type = Swift.type(of: view)
    if let known = further.first(where: { $0.type == type && !$0.isReplaced }) { return known }
    let kind = RowKind(type, identifier: nil) { type.init() }
    further.append(kind)
    return kind
  }
}

/// What a table has built; a test reads it to know that work is in proportion to what changed.
///
/// ```swift
/// let before = table.poolCounts
/// table.reconfigure(ItemID.rate)
/// #expect(table.poolCounts.built == before.built + 1)
/// ```
public struct PoolCounts: Hashable, Sendable {
  /// Views that exist, on the screen or waiting.
  public var alive = 0
  /// Views that were filled for a row since the table was made.
  public var built = 0
}
