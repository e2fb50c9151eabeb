/// A long list of items, each found by its identity, of which changes cost what they change.
///
/// Use it for sections of many thousands of items that come, go and move. It is a value: a screen keeps one, changes
/// it, and gives it to its section again. What a table has and what the screen has then share all that is alike, so the
/// table sees at once what differs. An array does as well in a ``Section``; it is compared with what was there before,
/// item by item.
///
/// ```swift
/// import TerminalTables
///
/// @MainActor final class Log {
///   var lines = ItemList(0..<1_000_000)
/// }
///
/// struct LogTable: TableScreen {
///   enum SectionID { case all }
///   let log: Log
///   let title = "Log"
///   var sections: [Section<SectionID, Int>] { [Section(.all, log.lines)] }
///
///   func cell(for line: Int, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle("Line \(line)") }
///   }
///
///   func keyBindings(for item: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
///     guard let item else { return [] }
///     return [
///       KeyBinding("to-top", keys: [.character("t")], help: "to the top", explanation: "Puts the line first") {
///         log.lines.move(item, to: 0)
///         table.reloadSections()
///       }
///     ]
///   }
/// }
///
/// Application.main(LogTable(log: Log()))
/// ```
///
/// Each item may be in it once: like any other section with an item that is there twice, a list with one is refused by
/// the table with a ``DuplicateError``.
///
/// - Complexity: finding, inserting, removing and moving an item of a million take microseconds: they grow with the
///   root of the count. A copy costs nothing until it is changed.
public struct ItemList<ItemID: Hashable> {
  var chunks: [ItemChunk<ItemID>] = []
  var order = ChunkOrder()
  var index = ItemIndex(capacity: 0)
  /// Items that are in the list more than once, each once for every further time.
  var repeated: [ItemID] = []

  /// An empty list.
  public init() {}

  /// A list of items in their order.
  ///
  /// - Complexity: one look at each item. A list of items that are `Sendable` may be made on any thread.
  public init(_ items: some Sequence<ItemID>) {
    let known = items.withContiguousStorageIfAvailable { ItemList(copying: $0) }
    self = known ?? ContiguousArray(items).withUnsafeBufferPointer { ItemList(copying: $0) }
  }

  /// Where an item is; nil where it is not in the list.
  public func position(of item: ItemID) -> Int? {
    if chunks.isEmpty { return nil }
    var found: Int?
    _ = index.chunk(of: ItemIndex.hash(of: item)) { number in
      let place = order.place(of: number)
      found = chunks[place].items.firstIndex(of: item).map { order.starts[place] + $0 }
      return found != nil
    }
    return found
  }

  /// Whether an item is in the list.
  public func contains(_ item: ItemID) -> Bool { position(of: item) != nil }

  /// Where an item is; nil where it is not in the list. The same as ``position(of:)``.
  public func firstIndex(of item: ItemID) -> Int? { position(of: item) }

  /// Moves an item to a position, counted without it; false where it is not in the list.
  @discardableResult
  public mutating func move(_ item: ItemID, to position: Int) -> Bool {
    guard let place = self.position(of: item) else { return false }
    move(from: place, to: position)
    return true
  }

  /// Moves an item from a position to another, counted without it.
  public mutating func move(from old: Int, to new: Int) {
    insert(remove(at: old), at: new)
  }

  /// Takes an item out; false where it is not in the list.
  @discardableResult
  public mutating func remove(_ item: ItemID) -> Bool {
    guard let place = position(of: item) else { return false }
    remove(at: place)
    return true
  }
}

extension ItemList: Sendable where ItemID: Sendable {}

extension ItemList: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// How many items there are.
  public var endIndex: Int { order.itemCount }

  /// The item at a position, counted from 0.
  public subscript(position: Int) -> ItemID {
    precondition(position >= 0 && position < endIndex, "position \(position) of a list of \(endIndex) items")
    let place = order.place(ofPosition: position)
    return chunks[place].items[position - order.starts[place]]
  }
}

extension ItemList: Equatable {
  /// Whether both have the same items in the same order. What they share is not looked at.
  public static func == (one: ItemList, other: ItemList) -> Bool {
    guard one.count == other.count else { return false }
    if one.chunks.count == other.chunks.count, zip(one.chunks, other.chunks).allSatisfy({ $0 === $1 }) { return true }
    return one.elementsEqual(other)
  }
}

extension ItemList: ExpressibleByArrayLiteral {
  /// A list of items in their order.
  public init(arrayLiteral items: ItemID...) {
    self.init(items)
  }
}
