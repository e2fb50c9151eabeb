import TestSupport
import Testing

@testable import TerminalTables

/// A list that is changed step by step is what an array with the same changes is.
@Suite struct ItemListTests {
  private func check(_ list: ItemList<Int>, _ array: [Int], _ place: Comment) {
    #expect(Array(list) == array, place)
    #expect(list.count == array.count, place)
    #expect(array.indices.allSatisfy { list.position(of: array[$0]) == $0 }, place)
    #expect(list.repeated.isEmpty, place)
    #expect(list.chunks.allSatisfy { (1...ChunkSize.longest).contains($0.items.count) }, place)
  }

  @Test(arguments: 0..<8) func isWhatAnArrayWouldBe(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var array = Array(0..<[0, 5, 300, 3_000].randomElement(using: &random)!)
    var list = ItemList(array)
    var next = 1_000_000
    for step in 0..<120 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let new = (0..<Int.random(in: 1...[1, 3, 700].randomElement(using: &random)!, using: &random)).map { next + $0 }
        next += new.count
        let place = Int.random(in: 0...array.count, using: &random)
        array.insert(contentsOf: new, at: place)
        list.insert(contentsOf: new, at: place)
      case 1 where !array.isEmpty:
        let place = Int.random(in: array.indices, using: &random)
        let isGone = list.remove(array.remove(at: place))
        #expect(isGone)
      case 2 where !array.isEmpty:
        let start = Int.random(in: array.indices, using: &random)
        let end = min(array.count, start + [1, 40, 900].randomElement(using: &random)!)
        array.removeSubrange(start..<end)
        list.removeSubrange(start..<end)
      case 3 where !array.isEmpty:
        let item = array.remove(at: Int.random(in: array.indices, using: &random))
        let place = Int.random(in: 0...array.count, using: &random)
        array.insert(item, at: place)
        let isMoved = list.move(item, to: place)
        #expect(isMoved)
      case 4:
        array.append(next)
        list.append(next)
        next += 1
      default:
        let copy = list
        list.insert(-1, at: 0)
        #expect(Array(copy) == array, "a copy does not change with the list")
        list.remove(at: 0)
      }
      if step % 10 == 0 { check(list, array, "seed \(seed), step \(step)") }
    }
    #expect(list.position(of: -5) == nil)
    let (isMoved, isGone) = (list.move(-5, to: 0), list.remove(-5))
    #expect(!isMoved && !isGone)
  }

  /// An array that comes in the place of a list gives the same as one that is looked at from its beginning.
  @Test(arguments: 0..<20) func whatIsSharedWithAListIsTheSame(seed: Int) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    var array = Array(0..<Int.random(in: 0...4_000, using: &random))
    var list = ItemList(array)
    for step in 0..<8 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: for _ in 0..<5 where array.count > 1 { array.swapAt(0, Int.random(in: array.indices, using: &random)) }
      case 1: array.shuffle(using: &random)
      case 2: array.insert(contentsOf: (0..<300).map { 10_000 + step * 1_000 + $0 }, at: array.count / 2)
      case 3: array.removeAll { $0 % 7 == step }
      case 4: array = Array(array[(array.count / 3)...] + array[..<(array.count / 3)])
      default: array.reverse()
      }
      list = ItemList(array, after: list)
      check(list, array, "seed \(seed), step \(step)")
    }
  }

  @Test func oneSwapInManyItemsLeavesTheRestAsItWas() {
    var array = Array(0..<100_000)
    let old = ItemList(array)
    array.swapAt(10, 99_990)
    let new = ItemList(array, after: old)
    #expect(Array(new) == array)
    #expect(new.itemsOfOtherChunks(than: old).count <= 3 * ChunkSize.longest)
    #expect(new.position(of: 10) == 99_990 && new.position(of: 99_990) == 10 && new.position(of: 50_000) == 50_000)
  }

  @Test func looksNothingUpThatHasNotChanged() {
    struct Counted: Hashable {
      nonisolated(unsafe) static var hashes = 0
      nonisolated(unsafe) static var comparisons = 0
      let number: Int
      static func == (one: Counted, other: Counted) -> Bool {
        comparisons += 1
        return one.number == other.number
      }
      func hash(into hasher: inout Hasher) {
        Self.hashes += 1
        hasher.combine(number)
      }
    }
    var array = (0..<20_000).map(Counted.init)
    let old = ItemList(array)
    #expect(Counted.hashes < 20_020, "each item is hashed once, but for those whose hashes look alike")
    Counted.hashes = 0
    Counted.comparisons = 0
    array.append(Counted(number: 20_000))
    array.remove(at: 7)
    _ = ItemList(array, after: old)
    #expect(Counted.hashes < 4 * ChunkSize.longest)
    #expect(Counted.comparisons < 8 * ChunkSize.longest, "what is the same bit by bit needs no comparison")
  }

  @Test func anItemThatIsThereTwiceIsKnown() {
    var list = ItemList(0..<1_000)
    list.append(500)
    #expect(list.repeated == [500])
    list.append(500)
    list.remove(at: 500)
    #expect(list.repeated == [500])
    list.removeLast()
    #expect(list.repeated.isEmpty)
    #expect(list.position(of: 500) == 999)
    #expect(ItemList([1, 2, 1]).repeated == [1])
    #expect(ItemList([3, 4, 4, 4], after: ItemList(0..<300)).repeated == [4, 4])
    #expect(!ItemList(Array(0..<300) + [7], after: ItemList(0..<300)).repeated.isEmpty)
    #expect(!ItemList(Array(0..<300) + Array(0..<300), after: ItemList(0..<300)).repeated.isEmpty)
  }

  @Test func isACollectionLikeOthers() {
    var list: ItemList = ["a", "b", "c"]
    list += ["d"]
    #expect(list == ["a", "b", "c", "d"])
    #expect(list.firstIndex(of: "c") == 2)
    let difference = ["d", "a", "x", "c"].difference(from: Array(list))
    #expect(list.applying(difference) == ["d", "a", "x", "c"])
    list.removeAll { $0 < "c" }
    #expect(Array(list.reversed()) == ["d", "c"])
    list.removeAll()
    #expect(list.isEmpty && list == [])
    list.insert("z", at: 0)
    #expect(list.contains("z") && !list.contains("a"))
  }

  /// A list that grows has its items found wherever they come.
  @Test func growsFromNothing() {
    var list = ItemList<Int>()
    for number in 0..<30_000 { list.insert(number, at: number % 3 == 0 ? 0 : list.count) }
    #expect((0..<30_000).allSatisfy { list.position(of: $0).map { list[$0] } == $0 })
    while let last = list.last, list.count > 10 { list.remove(last) }
    #expect(list.count == 10 && list.allSatisfy { list.contains($0) })
    #expect(!list.contains(17))
  }
}
