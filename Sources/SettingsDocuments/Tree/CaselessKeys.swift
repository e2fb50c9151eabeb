import Synchronization

/// Finds the members of large objects by keys without regard to case, in formats whose programs read keys so.
///
/// The keys of each object that is asked about are kept in small letters.
final class CaselessKeys: Sendable {
  private let members = Mutex<[Int: [String: Int32]]>([:])

  /// The arena index of the first member whose key is this but for capitals.
  ///
  /// - Complexity: constant, after a first walk over all members of the object.
  func member(_ key: String, of object: Int, in storage: DocumentStorage) -> Int? {
    let wanted = key.lowercased()
    if storage.records[object].detail <= KeyIndex.smallCount {
      return ChildIndices(of: object, in: storage.records).first { storage.key(of: $0)?.lowercased() == wanted }
    }
    return members(of: object, in: storage)[wanted].map { Int($0) }
  }

  private func members(of object: Int, in storage: DocumentStorage) -> [String: Int32] {
    if let known = members.withLock({ $0[object] }) { return known }
    var made: [String: Int32] = [:]
    made.reserveCapacity(storage.records[object].detail)
    for child in ChildIndices(of: object, in: storage.records) {
      guard let key = storage.key(of: child)?.lowercased(), made[key] == nil else { continue }
      made[key] = Int32(child)
    }
    let found = made
    members.withLock { $0[object] = found }
    return found
  }
}
