/// Finds the settings by which one tree differs from another.
struct NodeComparison {
  let matching: ElementMatching
  private(set) var result: [DocumentDifference] = []

  /// The nodes that are known to be those of the old tree.
  private let kept: KeptNodes?

  init(matching: ElementMatching, kept: KeptNodes?) {
    self.matching = matching
    self.kept = kept
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
    let places = comparedPlaces(old, new)
    for member in old.children(at: places.old).map(Member.init) {
      guard old[member.key] == member.value, new[member.key] == nil else { continue }
      remove(member.value, from: path.appending(member.key))
    }
    for member in new.children(at: places.new).map(Member.init) {
      guard new[member.key] == member.value else { continue }
      let here = path.appending(member.key)
      if let oldValue = old[member.key] {
        compare(oldValue, member.value, at: here)
      } else {
        add(member.value, at: here)
      }
    }
  }

  /// An element and its place.
  private typealias Element = (place: Int, node: Node)

  private mutating func compareElements(_ old: Node, _ new: Node, at path: Path) {
    let places = comparedPlaces(old, new)
    let oldElements = Self.elements(of: old, at: places.old)
    let newElements = Self.elements(of: new, at: places.new)
    let part = SequenceDiff.changedPart(oldElements, newElements) { $1.node.isUnchanged(from: $0.node) }
    let (oldRest, newRest) = (oldElements[part.old], newElements[part.new])
    if matching == .content {
      compareByContent(Array(oldRest), Array(newRest), at: path)
    } else {
      pair(oldRest, newRest, at: path)
    }
  }

  private static func elements(of array: Node, at places: Range<Int>) -> [Element] {
    zip(places, array.children(at: places)).map { (place: $0, node: $1) }
  }

  /// The places of what is to be compared: what is kept in its place is not.
  private func comparedPlaces(_ old: Node, _ new: Node) -> (old: Range<Int>, new: Range<Int>) {
    guard let kept, kept.isSamePlace(new, as: old) else { return (0..<old.count, 0..<new.count) }
    return (kept.changedPlaces(inFormer: old), kept.changedPlaces(in: new))
  }

  /// Compares elements by their order, one with the other; those that are left over were removed or added.
  private mutating func pair(
    _ old: some Collection<Element>, _ new: some Collection<Element>, at path: Path
  ) {
    for (old, new) in zip(old, new) { compare(old.node, new.node, at: path.appending(new.place)) }
    for element in old.dropFirst(new.count) { remove(element.node, from: path.appending(element.place)) }
    for element in new.dropFirst(old.count) { add(element.node, at: path.appending(element.place)) }
  }

  /// Leaves out the elements that are in both, names those that were moved, and pairs the others where they are between
  /// the same neighbours.
  private mutating func compareByContent(_ old: [Element], _ new: [Element], at path: Path) {
    let matches = ElementMatches(old.map(\.node.value), new.map(\.node.value))
    for gap in matches.gaps { pair(gap.old.map { old[$0] }, gap.new.map { new[$0] }, at: path) }
    for move in matches.moves {
      let moved = new[move.new]
      result.append(
        DocumentDifference(
          path: path.appending(moved.place), old: moved.node.value, new: moved.node.value,
          formerPath: path.appending(old[move.old].place)))
    }
  }

  private mutating func remove(_ node: Node, from path: Path) {
    result.append(DocumentDifference(path: path, old: node.value, new: nil))
  }

  private mutating func add(_ node: Node, at path: Path) {
    result.append(DocumentDifference(path: path, old: nil, new: node.value))
  }
}
