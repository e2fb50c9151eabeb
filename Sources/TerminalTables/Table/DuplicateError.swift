/// Sections in which something stands twice that must be its own identity.
///
/// ```swift
/// do {
///   try table.apply([Section("days", ["Monday", "Monday"])], views: views)
/// } catch {
///   print(error)   // item Monday stands in the table twice; an item and a section are their own identity …
/// }
/// ```
public struct DuplicateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands twice, as text: `item` or `section` and its value.
  public let name: String

  /// The whole message, for the programmer.
  public var description: String {
    "\(name) stands in the table twice; an item and a section are their own identity and may stand there once"
  }

  /// Finds what stands twice in sections, within one or in two.
  ///
  /// Cost: one look at each item; none at those of a range.
  static func find<Group: Hashable, Item: Hashable>(in sections: [Section<Group, Item>]) -> DuplicateError? {
    // A set of a type that is known at run time only takes a while to make: one section needs none.
    if sections.count > 1, let group = duplicateGroup(in: sections) {
      return DuplicateError(name: "section \(group)")
    }
    for (place, section) in sections.enumerated() {
      if let item = section.items.duplicate { return DuplicateError(name: "item \(item)") }
      for other in sections[..<place] {
        if let item = shared(section.items, other.items) { return DuplicateError(name: "item \(item)") }
      }
    }
    return nil
  }

  private static func duplicateGroup<Group: Hashable, Item: Hashable>(in sections: [Section<Group, Item>]) -> Group? {
    var groups: Set<Group> = []
    return sections.first { !groups.insert($0.group).inserted }?.group
  }

  private static func shared<Item: Hashable>(_ one: Items<Item>, _ other: Items<Item>) -> Item? {
    if let first = one.range, let second = other.range {
      return first.overlaps(second) ? one[first.clamped(to: second).lowerBound - first.lowerBound] : nil
    }
    let (fewer, more) = one.count < other.count ? (one, other) : (other, one)
    return fewer.first { more.position(of: $0) != nil }
  }
}
