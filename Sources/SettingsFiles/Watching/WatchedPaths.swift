/// Which paths depend on which of the places that the kernel watches.
struct WatchedPaths {
  /// A folder or a file that is watched, by the number that the kernel gave it.
  struct Place: Hashable {
    let number: Int32
    /// The name in the folder that counts; nil where the place itself does.
    let name: String?
  }

  private var places: [String: Set<Place>] = [:]
  private var paths: [Int32: Set<String>] = [:]
  /// Why a path that was watched is no longer.
  var problems: [String: WatchError] = [:]

  /// Says on what a path depends.
  ///
  /// - Returns: the numbers on which nothing depends any more.
  mutating func set(_ new: [Place], for path: String) -> Set<Int32> {
    let former = Set((places.updateValue(Set(new), forKey: path) ?? []).map(\.number))
    let present = Set(new.map(\.number))
    for number in present { paths[number, default: []].insert(path) }
    var unused: Set<Int32> = []
    for number in former.subtracting(present) {
      paths[number]?.remove(path)
      if paths[number]?.isEmpty != false {
        paths[number] = nil
        unused.insert(number)
      }
    }
    return unused
  }

  /// Forgets a path; the result is as that of ``set(_:for:)``.
  mutating func forget(_ path: String) -> Set<Int32> {
    defer { places[path] = nil }
    return set([], for: path)
  }

  /// The paths to which events may have happened.
  mutating func paths(told events: [InotifyEvent]) -> Set<String> {
    var told: Set<String> = []
    for event in events {
      // Some were lost: it may have been any.
      if event.isOverflow { return Set(places.keys) }
      let depending = paths[event.number] ?? []
      if event.isGone { paths[event.number] = nil }
      told.formUnion(
        depending.filter { path in
          places[path]?.contains { place in
            place.number == event.number && (place.name == nil || event.name == nil || place.name == event.name)
          } ?? false
        })
    }
    return told
  }
}
