/// The cells, headers and footers that a table owns, and those of them that wait to be filled again.
@MainActor
final class CellPool {
  /// Which views can stand in for one another: those of one class under one identifier.
  struct Kind: Hashable {
    let type: ObjectIdentifier
    let identifier: String?

    /// - Parameter identifier: nil means the class's own, which is not even asked for: making it takes a while.
    @MainActor
    init(_ type: any RowView.Type, _ identifier: String?) {
      self.type = ObjectIdentifier(type)
      self.identifier = identifier.flatMap { $0 == type.reuseIdentifier ? nil : $0 }
    }
  }

  private struct Factory {
    let make: @MainActor () -> any RowView
    let layout: (@MainActor (any RowView) -> RowLayout)?
  }

  private var factories: [Kind: Factory] = [:]
  private var waiting: [Kind: [ReusableRow]] = [:]
  /// Rows that were dequeued and not yet claimed by the table.
  private var handedOut: [ReusableRow] = []
  private(set) var counts = PoolCounts()

  func register<View: RowView>(
    _ type: View.Type, identifier: String?, layout: (@MainActor (View) -> RowLayout)?
  ) {
    var prepared: (@MainActor (any RowView) -> RowLayout)?
    if let layout {
      prepared = { view in (view as? View).map(layout) ?? view.layout }
    }
    let kind = Kind(type, identifier)
    factories[kind] = Factory(make: { View() }, layout: prepared)
    waiting[kind] = nil
  }

  func dequeue<View: RowView>(_ type: View.Type, identifier: String?) -> View {
    let kind = Kind(type, identifier)
    let row = waiting[kind]?.popLast() ?? make(kind, named: identifier ?? type.reuseIdentifier)
    handedOut.append(row)
    guard let view = row.view as? View else {
      preconditionFailure("a pool of \(type) holds a \(Swift.type(of: row.view))")
    }
    return view
  }

  /// The row of a view that the table was given: one from the pool, or one that its caller made.
  func claim(_ view: any RowView) -> ReusableRow {
    counts.built += 1
    if let index = handedOut.lastIndex(where: { $0.view === view }) {
      return handedOut.remove(at: index)
    }
    return ReusableRow(view, kind: Kind(type(of: view), nil), layout: nil)
  }

  /// Takes a row back, to be filled again.
  func recycle(_ row: ReusableRow) {
    row.clear()
    waiting[row.kind, default: []].append(row)
  }

  private func make(_ kind: Kind, named identifier: String) -> ReusableRow {
    guard let factory = factories[kind] else {
      preconditionFailure("\(identifier) is not registered; call table.register(\(identifier).self) first")
    }
    counts.alive += 1
    return ReusableRow(factory.make(), kind: kind, layout: factory.layout)
  }
}

/// What a table has built; a test reads it to know that work is in proportion to what changed.
public struct PoolCounts: Hashable, Sendable {
  /// Views that exist, on the screen or waiting.
  public var alive = 0
  /// Views that were filled for a row since the table was made.
  public var built = 0
}
