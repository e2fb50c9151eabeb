import SettingsSchema
import Testing

@Suite struct RecentCacheTests {
  @Test func whatIsAskedForAgainOutlivesAScan() {
    var cache = RecentCache<Int, String>(limit: 10)
    cache.insert("often", for: -1)
    for number in 0..<1000 {
      cache.insert("once", for: number)
      #expect(cache[-1] == "often")
    }
    #expect(cache[0] == nil && cache[999] == "once")
  }

  @Test func neverHoldsMoreThanTwoGenerations() {
    var cache = RecentCache<Int, Int>(limit: 10)
    for number in 0..<1000 { cache.insert(number, for: number) }
    #expect((0..<1000).count { cache[$0] != nil } <= 20)
    cache.removeAll()
    #expect(cache[999] == nil)
  }

  @Test func whatCostsMoreThanThereIsRoomForIsKept() {
    var cache = RecentCache<Int, Int>(limit: 10)
    cache.insert(1, for: 1, cost: 100)
    cache.insert(2, for: 2, cost: 100)
    #expect(cache[1] == 1 && cache[2] == 2)
  }

  @Test func aValueIsReplaced() {
    var cache = RecentCache<Int, Int>(limit: 2)
    for value in 0..<9 { cache.insert(value, for: 1) }
    cache.insert(7, for: 2)
    #expect(cache[1] == 8 && cache[2] == 7)
  }
}
