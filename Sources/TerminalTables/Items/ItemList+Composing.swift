extension ItemList {
  /// A list of its own, of items that are copied.
  init(copying items: UnsafeBufferPointer<ItemID>) {
    self.init()
    index = ItemIndex(capacity: items.count)
    var runs = ItemRuns<ItemID>()
    runs.append(new: items[...])
    compose(runs)
  }

  /// A list of these items that shares with another one what is alike.
  init(_ items: some RandomAccessCollection<ItemID>, after old: ItemList?) {
    func make(_ items: UnsafeBufferPointer<ItemID>) -> ItemList {
      guard var list = old, list.repeated.isEmpty, let runs = ItemRuns(making: items, of: list) else {
        return ItemList(copying: items)
      }
      if runs.areAll(of: list.count) { return list }
      if !list.compose(runs) { return ItemList(copying: items) }
      return list
    }
    let known = items.withContiguousStorageIfAvailable(make)
    self = known ?? ContiguousArray(items).withUnsafeBufferPointer(make)
  }

  /// Puts the list together from parts of itself and other items. Chunks that are whole in it stay as they are.
  ///
  /// False, with the list as it was, where a part of it is there twice.
  @discardableResult
  mutating func compose(_ runs: ItemRuns<ItemID>) -> Bool {
    var composition = ChunkComposition(of: self)
    for run in runs.runs {
      switch run {
      case .old(let range): guard composition.append(range) else { return false }
      case .new(let items): composition.append(items)
      }
    }
    composition.flush()
    take(composition)
    return true
  }

  private mutating func take(_ composition: ChunkComposition<ItemID>) {
    for place in chunks.indices where !composition.isKept[place] {
      let number = order.numbers[place]
      for item in chunks[place].items { unindex(item, in: number) }
      order.release(number)
    }
    var numbers: [Int] = []
    numbers.reserveCapacity(composition.chunks.count)
    var suspects: [ItemID] = []
    for (chunk, oldPlace) in zip(composition.chunks, composition.oldPlaces) {
      if oldPlace >= 0 {
        numbers.append(order.numbers[oldPlace])
        continue
      }
      let number = order.takeNumber()
      numbers.append(number)
      for item in chunk.items { if index.insert(ItemIndex.hash(of: item), chunk: number) { suspects.append(item) } }
    }
    chunks = composition.chunks
    order.set(numbers, counts: composition.lengths)
    note(suspects)
  }

  /// The items of chunks that another list does not have, among which are all items that it does not have.
  ///
  /// - Complexity: the number of chunks.
  func itemsOfOtherChunks(than old: ItemList) -> [ItemID] {
    var items: [ItemID] = []
    for (chunk, number) in zip(chunks, order.numbers) {
      let place = old.order.place(ofNumber: number) ?? old.chunks.count
      if place >= old.chunks.count || old.chunks[place] !== chunk { items += chunk.items }
    }
    return items
  }
}

/// The chunks of a list that is made of another one.
struct ChunkComposition<ItemID: Hashable> {
  private let old: [ItemChunk<ItemID>]
  private let order: ChunkOrder
  private(set) var chunks: [ItemChunk<ItemID>] = []
  private(set) var lengths: [Int] = []
  /// Where each chunk was in the list before; -1 for one that was not.
  private(set) var oldPlaces: [Int] = []
  private(set) var isKept: [Bool]
  private var pending: [ItemID] = []

  init(of base: ItemList<ItemID>) {
    old = base.chunks
    order = base.order
    isKept = Array(repeating: false, count: base.chunks.count)
    chunks.reserveCapacity(base.chunks.count)
    oldPlaces.reserveCapacity(base.chunks.count)
    lengths.reserveCapacity(base.chunks.count)
  }

  /// Appends items of the list; false where one of their chunks is there already.
  mutating func append(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    var place = order.place(ofPosition: position)
    while position < range.upperBound {
      let start = order.starts[place]
      // Chunks that stay are not touched: reaching for each costs more than all else.
      let length = order.starts[place + 1] - start
      let end = Swift.min(range.upperBound, start + length)
      if position == start, end == start + length, pending.isEmpty || pending.count >= ChunkSize.shortest {
        if isKept[place] { return false }
        flush()
        isKept[place] = true
        chunks.append(old[place])
        lengths.append(length)
        oldPlaces.append(place)
      } else {
        append(old[place].items[position - start..<end - start])
      }
      position = end
      place += 1
    }
    return true
  }

  mutating func append(_ items: some RandomAccessCollection<ItemID>) {
    var rest = items[...]
    while !rest.isEmpty {
      let taken = rest.prefix(ChunkSize.usual - pending.count)
      pending.append(contentsOf: taken)
      rest = rest.dropFirst(taken.count)
      if pending.count == ChunkSize.usual { flush() }
    }
  }

  mutating func flush() {
    guard !pending.isEmpty else { return }
    chunks.append(ItemChunk(pending))
    lengths.append(pending.count)
    oldPlaces.append(-1)
    pending = []
  }
}
