extension ItemList: RangeReplaceableCollection {
  /// Puts other items in the place of some; all other changes are made of this one.
  ///
  /// - Complexity: what is taken out and put in, and the root of the count.
  public mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<ItemID>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "positions \(range) of a list of \(count) items")
    if range.isEmpty && new.isEmpty { return }
    if replaceInsideChunk(range, with: new) { return }
    Array(new).withUnsafeBufferPointer { new in
      var runs = ItemRuns<ItemID>()
      runs.append(old: 0..<range.lowerBound)
      runs.append(new: new[...])
      runs.append(old: range.upperBound..<count)
      compose(runs)
    }
  }

  /// Replaces items of one chunk where it is neither too long nor too short afterwards; else false.
  private mutating func replaceInsideChunk(_ range: Range<Int>, with new: some Collection<ItemID>) -> Bool {
    if chunks.isEmpty { return false }
    let place = order.place(ofPosition: range.lowerBound)
    let start = order.starts[place]
    let length = order.starts[place + 1] - start
    let newLength = length - range.count + new.count
    guard range.upperBound <= start + length, newLength <= ChunkSize.longest,
      newLength >= length || newLength >= ChunkSize.shortest
    else { return false }
    var items = chunks[place].items
    let number = order.numbers[place]
    for item in items[range.lowerBound - start..<range.upperBound - start] { unindex(item, in: number) }
    items.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: new)
    chunks[place] = ItemChunk(items)
    order.lengthen(place, by: newLength - length)
    var suspects: [ItemID] = []
    for item in new { if index.insert(ItemIndex.hash(of: item), chunk: number) { suspects.append(item) } }
    note(suspects)
    return true
  }

  func isHere(_ item: ItemID, _ count: Int) -> Bool {
    var left = count
    var seen: Set<Int> = []
    return index.chunk(of: ItemIndex.hash(of: item)) { number in
      if seen.insert(number).inserted {
        for other in chunks[order.place(of: number)].items where other == item { left -= 1 }
      }
      return left <= 0
    } != nil
  }

  /// Remembers which of some items, whose hashes were known when they came, are in the list more than once.
  mutating func note(_ suspects: [ItemID]) {
    for item in suspects where isHere(item, 2) { repeated.append(item) }
  }

  mutating func unindex(_ item: ItemID, in number: Int) {
    index.remove(ItemIndex.hash(of: item), chunk: number)
    if !repeated.isEmpty, let place = repeated.firstIndex(of: item) { repeated.remove(at: place) }
  }
}
