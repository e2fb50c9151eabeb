extension Sequence {
  /// The elements, of those that have the same key the first alone.
  @inlinable
  package func uniqued<Key: Hashable>(on key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements, each once.
  @inlinable
  package func uniqued() -> [Element] { uniqued { $0 } }
}
