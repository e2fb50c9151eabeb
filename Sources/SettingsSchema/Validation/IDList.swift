import SettingsFiles

/// Ids of nodes in ascending order, four bytes each.
struct IDList: Sendable, Equatable {
  private(set) var ids: [UInt32] = []

  var isEmpty: Bool { ids.isEmpty }
  var count: Int { ids.count }

  func contains(_ id: Int) -> Bool {
    let place = place(of: id)
    return place < ids.count && Int(ids[place]) == id
  }

  /// The first id from one on.
  func first(from id: Int) -> Int? {
    let place = place(of: id)
    return place < ids.count ? Int(ids[place]) : nil
  }

  func intersects(_ range: Range<Int>) -> Bool {
    first(from: range.lowerBound).map { $0 < range.upperBound } ?? false
  }

  /// Takes an id in or out.
  mutating func set(_ id: Int, _ isIn: Bool) {
    if ids.isEmpty, !isIn { return }
    if isIn, let last = ids.last, last < id { return ids.append(UInt32(id)) }
    let place = place(of: id)
    let isThere = place < ids.count && Int(ids[place]) == id
    if isIn, !isThere { ids.insert(UInt32(id), at: place) }
    if !isIn, isThere { ids.remove(at: place) }
  }

  mutating func remove(_ range: Range<Int>) {
    if ids.isEmpty { return }
    ids.removeSubrange(place(of: range.lowerBound)..<place(of: range.upperBound))
  }

  /// Adds to all ids from one on.
  mutating func shift(from id: Int, by growth: Int) {
    if ids.isEmpty || growth == 0 { return }
    for place in place(of: id)..<ids.count { ids[place] = UInt32(Int(ids[place]) + growth) }
  }

  /// Where an id is, or would be.
  func place(of id: Int) -> Int { ids.partitioningIndex { Int($0) >= id } }
}
