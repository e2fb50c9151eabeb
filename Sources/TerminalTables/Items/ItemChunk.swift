/// Some items of a list that follow each other; it never changes, so that lists may share it.
final class ItemChunk<ItemID: Hashable> {
  let items: [ItemID]

  init(_ items: [ItemID]) {
    self.items = items
  }
}

extension ItemChunk: Sendable where ItemID: Sendable {}

/// How long the chunks of a list are.
enum ChunkSize {
  /// The length of those that are made.
  static let usual = 192
  static let longest = 256
  /// Shorter ones are joined with what is beside them.
  static let shortest = 64
}
