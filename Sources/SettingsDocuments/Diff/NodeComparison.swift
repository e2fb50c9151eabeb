/// Finds the settings by which one tree differs from another.
struct NodeComparison {
  let matching: ElementMatching
  private(set) var result: [DocumentDifference] = []

  init(matching: ElementMatching) {
    self.matching = matching
  }

  mutating func compare(_ old: Node, _ new: Node, at path: Path) {
    switch (old.kind, new.kind) {
    case (.object, .object): compareMembers(old, new, at: path)
    case (.array, .array): compareElements(old, new, at: path)
    default:
      if !new.isUnchanged(from: old) {
        result.append(DocumentDifference(path: path, old: old.value, new: new.value))
      }
    }
  }

  private mutating func compareMembers(_ old: Node, _ new: Node, at path: Path) {
    for member in old.members where old[member.key] == member.value && new[member.key] == nil {
      remove(member.value, from: path.appending(member.key))
    }
    for member in new.members where new[member.key] == member.value {
      let here = path.appending(member.key)
      if let oldValue = old[member.key] {
        compare(oldValue, member.value, at: here)
      } else {
        add(member.value, at: here)
      }
    }
  }

  private mutating func compareElements(_ old: Node, _ new: Node, at path: Path) {
    let oldElements = Array(old.elements)
    let newElements = Array(new.elements)
    let shorter = min(oldElements.count, newElements.count)
    var prefix = 0
    while prefix < shorter, newElements[prefix].isUnchanged(from: oldElements[prefix]) { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      newElements[newElements.count - 1 - suffix].isUnchanged(from: oldElements[oldElements.count - 1 - suffix])
    { suffix += 1 }
    let oldRest = oldElements[prefix..<oldElements.count - suffix]
    let newRest = newElements[prefix..<newElements.count - suffix]
    if matching == .content, oldRest.count + newRest.count <= ElementMatches.limit {
      compareByContent(oldRest, newRest, at: path)
    } else {
      pair(oldRest, newRest, at: path)
    }
  }

  /// Compares elements by their places, one with the other; those that are left over were removed or added.
  private mutating func pair(_ old: ArraySlice<Node>, _ new: ArraySlice<Node>, at path: Path) {
    let paired = min(old.count, new.count)
    for (old, (index, new)) in zip(old, zip(new.indices, new)) { compare(old, new, at: path.appending(index)) }
    for index in old.indices.dropFirst(paired) { remove(old[index], from: path.appending(index)) }
    for index in new.indices.dropFirst(paired) { add(new[index], at: path.appending(index)) }
  }

  /// Leaves out the elements that are in both, names those that were moved, and pairs the others where they are between
  /// the same neighbours.
  private mutating func compareByContent(_ old: ArraySlice<Node>, _ new: ArraySlice<Node>, at path: Path) {
    let matches = ElementMatches(old.map(\.value), new.map(\.value))
    for gap in matches.gaps {
      pair(
        gap.old.map { old.startIndex + $0 }, gap.new.map { new.startIndex + $0 }, old, new, at: path)
    }
    for move in matches.moves {
      let index = new.startIndex + move.new
      result.append(
        DocumentDifference(
          path: path.appending(index), old: new[index].value, new: new[index].value,
          formerPath: path.appending(old.startIndex + move.old)))
    }
  }

  private mutating func pair(
    _ oldPlaces: [Int], _ newPlaces: [Int], _ old: ArraySlice<Node>, _ new: ArraySlice<Node>, at path: Path
  ) {
    for (oldPlace, place) in zip(oldPlaces, newPlaces) { compare(old[oldPlace], new[place], at: path.appending(place)) }
    for place in oldPlaces.dropFirst(newPlaces.count) { remove(old[place], from: path.appending(place)) }
    for place in newPlaces.dropFirst(oldPlaces.count) { add(new[place], at: path.appending(place)) }
  }

  private mutating func remove(_ node: Node, from path: Path) {
    result.append(DocumentDifference(path: path, old: node.value, new: nil))
  }

  private mutating func add(_ node: Node, at path: Path) {
    result.append(DocumentDifference(path: path, old: nil, new: node.value))
  }
}
