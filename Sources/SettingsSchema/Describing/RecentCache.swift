/// A cache of a bounded size. It keeps what is asked for again and again, whatever a scan asks for in between.
///
/// Entries are in two generations. What is new or asked for again belongs to the younger one; when that is full, it
/// becomes the older one, and what nobody asked for since is dropped.
///
/// ```swift
/// var lengths = RecentCache<String, Int>(limit: 1000)
/// lengths.insert(5, for: "apple")
/// lengths["apple"]    // 5
/// ```
package struct RecentCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let cost: Int
  }

  private var young: [Key: Entry] = [:]
  private var old: [Key: Entry] = [:]
  /// What the younger generation costs.
  private var cost = 0
  private let limit: Int

  /// - Parameter limit: what the entries of one generation may cost together; one entry that costs more is kept alone.
  package init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, which is kept longer now.
  ///
  /// - Complexity: a look-up.
  package subscript(key: Key) -> Value? {
    mutating get {
      if let entry = young[key] { return entry.value }
      guard let entry = old[key] else { return nil }
      insert(entry.value, for: key, cost: entry.cost)
      return entry.value
    }
  }

  package mutating func insert(_ value: Value, for key: Key, cost newCost: Int = 1) {
    cost -= young.removeValue(forKey: key)?.cost ?? 0
    if !young.isEmpty, cost + newCost > limit {
      old = young
      young = [:]
      cost = 0
    }
    young[key] = Entry(value: value, cost: newCost)
    cost += newCost
  }

  package mutating func removeAll() {
    young = [:]
    old = [:]
    cost = 0
  }
}
