import Synchronization

/// Finds the members of objects by keys without regard to case, in formats whose programs read keys so.
///
/// The keys of each object that is asked about are kept in small letters.
final class CaselessKeys: Sendable {
  /// Up to so many members are compared one after the other: reading one key costs as much as looking one up.
  private static let smallCount = 1
  private let members = Mutex<[Int: [String: Int32]]>([:])

  /// The arena index of the first member whose key is this but for capitals.
  ///
  /// - Complexity: constant, after a first walk over all members of the object.
  func member(_ key: String, of object: Int, in storage: DocumentStorage) -> Int? {
    if storage.records[object].detail <= Self.smallCount {
      return ChildIndices(of: object, in: storage.records).first { child in
        storage.key(of: child).map { Self.areSame($0, key) } ?? false
      }
    }
    return members(of: object, in: storage)[key.lowercased()].map { Int($0) }
  }

  /// Keys of ASCII are compared as they are, without a copy in small letters.
  private static func areSame(_ key: String, _ other: String) -> Bool {
    var (bytes, others) = (key.utf8.makeIterator(), other.utf8.makeIterator())
    while true {
      let pair = (bytes.next(), others.next())
      guard let one = pair.0, let two = pair.1 else { return pair.0 == nil && pair.1 == nil }
      if one | two >= 0x80 { return key.lowercased() == other.lowercased() }
      if one != two, one.inSmallLetter != two.inSmallLetter { return false }
    }
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
