/// Values by their keys, found without hashing where keys come again in the order in which they came first, as those of
/// the entries of a list mostly do.
struct SequentialCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private var order: [(key: Key, value: Value)] = []
  private var next = 0
  private let longestOrder: Int

  /// - Parameter longestOrder: so many keys are found by their order, those that came first.
  init(longestOrder: Int) { self.longestOrder = longestOrder }

  var count: Int { values.count }

  mutating func value(for key: Key) -> Value? {
    if next < order.count, order[next].key == key {
      defer { expectKey(behind: next) }
      return order[next].value
    }
    guard let value = values[key] else { return nil }
    if let place = order.firstIndex(where: { $0.key == key }) { expectKey(behind: place) }
    return value
  }

  mutating func keep(_ value: Value, for key: Key) {
    if values.updateValue(value, forKey: key) == nil, order.count < longestOrder { order.append((key, value)) }
  }

  private mutating func expectKey(behind place: Int) { next = place + 1 == order.count ? 0 : place + 1 }
}
