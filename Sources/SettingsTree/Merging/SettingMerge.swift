/// Which of three versions of a setting is meant.
package enum MergeSide: String, Sendable, Hashable, CaseIterable {
  /// What the user has.
  case mine
  /// What the other version has.
  case theirs
  /// What both were made of.
  case shipped
}

/// A setting that both sides changed, and each otherwise.
package struct SettingConflict: Sendable, Equatable {
  /// In the user's document; for a list the whole list.
  package let path: Path
  /// Nil where the setting is not set.
  package let mine: Value?
  package let theirs: Value?
  package let shipped: Value?

  package init(path: Path, mine: Value?, theirs: Value?, shipped: Value?) {
    (self.path, self.mine, self.theirs, self.shipped) = (path, mine, theirs, shipped)
  }

  package subscript(side: MergeSide) -> Value? {
    switch side {
    case .mine: mine
    case .theirs: theirs
    case .shipped: shipped
    }
  }
}

/// Three trees of settings made into one: mine where I changed it, theirs where I did not.
///
/// ```swift
/// let merge = SettingMerge(shipped: ["a": 1, "b": 1], mine: ["a": 2, "b": 1], theirs: ["a": 1, "b": 3])
/// merge.result        // {"a": 2, "b": 3}
/// ```
///
/// Lists are merged by their entries: those that one side added, removed or changed. Two changes at one entry are a
/// conflict of the whole list.
package struct SettingMerge {
  /// The settings as they are to be; what both changed and nobody decided is mine.
  package private(set) var result: Value?
  /// What both changed, decided or not, in the order in which it is met.
  package private(set) var conflicts: [SettingConflict] = []

  private let choices: [Path: MergeSide]
  private let ignoresCase: Bool
  private let hasSections: Bool
  private let mayBeRepeated: (Path) -> Bool

  /// Merges.
  ///
  /// - Parameters:
  ///   - shipped: what both were made of; nil for nothing.
  ///   - choices: what is taken of what both changed.
  ///   - ignoresCase: whether keys are the same but for capitals.
  ///   - hasSections: whether objects are sections, which are no more than what is in them: one that a side took away and the
  ///     other one changed is merged setting by setting.
  ///   - mayBeRepeated: whether what is there once is the first of a list.
  package init(
    shipped: Value?, mine: Value?, theirs: Value?, choices: [Path: MergeSide] = [:], ignoresCase: Bool = false,
    hasSections: Bool = false, mayBeRepeated: @escaping (Path) -> Bool = { _ in false }
  ) {
    (self.choices, self.ignoresCase) = (choices, ignoresCase)
    (self.hasSections, self.mayBeRepeated) = (hasSections, mayBeRepeated)
    result = merge(shipped, mine, theirs, at: .root)
  }

  /// What nobody has decided yet.
  package var open: [SettingConflict] { conflicts.filter { choices[$0.path] == nil } }

  private mutating func merge(_ shipped: Value?, _ mine: Value?, _ theirs: Value?, at path: Path) -> Value? {
    if mine == theirs || theirs == shipped { return mine }
    if mine == shipped { return theirs }
    if case .object(let own)? = mine, case .object(let other)? = theirs {
      let former = if case .object(let members)? = shipped { members } else { ObjectMembers() }
      return .object(members(former, own, other, at: path))
    }
    if hasSections, case .object(let former)? = shipped, let section = section(former, mine, theirs, at: path) {
      return section.isEmpty ? nil : .object(section)
    }
    if let lists = lists(shipped, mine, theirs, at: path), let merged = elements(lists, at: path) {
      return merged.isEmpty ? nil : merged.count == 1 && lists.isUnwrapped ? merged[0] : .array(merged)
    }
    let conflict = SettingConflict(path: path, mine: mine, theirs: theirs, shipped: shipped)
    conflicts.append(conflict)
    return conflict[choices[path] ?? .mine]
  }

  // MARK: - Objects

  /// A section that one side took away; nil where none did.
  private mutating func section(
    _ shipped: ObjectMembers, _ mine: Value?, _ theirs: Value?, at path: Path
  ) -> ObjectMembers? {
    switch (mine, theirs) {
    case (nil, .object(let other)?): members(shipped, ObjectMembers(), other, at: path)
    case (.object(let own)?, nil): members(shipped, own, ObjectMembers(), at: path)
    default: nil
    }
  }

  private func identity(_ key: String) -> String { ignoresCase ? key.lowercased() : key }

  private func byKey(_ members: ObjectMembers) -> [String: Value] {
    Dictionary(members.map { (identity($0.key), $0.value) }, uniquingKeysWith: { $1 })
  }

  private mutating func members(
    _ shipped: ObjectMembers, _ mine: ObjectMembers, _ theirs: ObjectMembers, at path: Path
  ) -> ObjectMembers {
    let (former, own, other) = (byKey(shipped), byKey(mine), byKey(theirs))
    // Mine first: a path names a setting as it is written there.
    let names = mine.map(\.key) + theirs.map(\.key).filter { own[identity($0)] == nil }
    var seen: Set<String> = []
    var result: [ObjectMembers.Element] = []
    for name in names where seen.insert(identity(name)).inserted {
      let key = identity(name)
      if let value = merge(former[key], own[key], other[key], at: path.appending(name)) {
        result.append((name, value))
      }
    }
    return ObjectMembers(result)
  }

  // MARK: - Lists

  private struct Lists {
    let shipped: [Value]
    let mine: [Value]
    let theirs: [Value]
    /// Whether one of the three was no list, so that a list of one is none either.
    let isUnwrapped: Bool
  }

  /// The three as lists; nil where they are none.
  private func lists(_ shipped: Value?, _ mine: Value?, _ theirs: Value?, at path: Path) -> Lists? {
    let all = [shipped, mine, theirs]
    let present = all.compactMap { $0 }
    let areLists = present.map { if case .array = $0 { true } else { false } }
    guard present.count > 1, areLists.contains(true) else { return nil }
    let isUnwrapped = areLists.contains(false)
    if isUnwrapped, !mayBeRepeated(path) { return nil }
    func list(_ value: Value?) -> [Value] {
      if case .array(let elements)? = value { return elements }
      return value.map { [$0] } ?? []
    }
    return Lists(shipped: list(shipped), mine: list(mine), theirs: list(theirs), isUnwrapped: isUnwrapped)
  }

  /// The entries of both; nil where both changed the same.
  private mutating func elements(_ lists: Lists, at path: Path) -> [Value]? {
    let own = ListChange.changes(from: lists.shipped, to: lists.mine)
    let other = ListChange.changes(from: lists.shipped, to: lists.theirs)
    var result: [Value] = []
    var (place, mine, theirs) = (0, own[...], other[...])
    func keep(upTo end: Int) {
      if place < end { result += lists.shipped[place..<end] }
      place = max(place, end)
    }
    while !mine.isEmpty || !theirs.isEmpty {
      if let ours = mine.first, let others = theirs.first, ours.meets(others) {
        guard let both = merge(ours, others, lists.shipped, at: path) else { return nil }
        keep(upTo: ours.range.lowerBound)
        result += both
        place = max(place, ours.range.upperBound)
        (mine, theirs) = (mine.dropFirst(), theirs.dropFirst())
        continue
      }
      let isTheirs = (theirs.first?.order ?? ListChange.last) < (mine.first?.order ?? ListChange.last)
      let change = isTheirs ? theirs.removeFirst() : mine.removeFirst()
      if change.range.lowerBound < place { return nil }
      keep(upTo: change.range.lowerBound)
      result += change.new
      place = change.range.upperBound
    }
    keep(upTo: lists.shipped.count)
    return result
  }

  /// What two changes at one place make; nil where they exclude each other.
  private mutating func merge(_ mine: ListChange, _ theirs: ListChange, _ shipped: [Value], at path: Path) -> [Value]? {
    if mine == theirs { return mine.new }
    // Both added something.
    if mine.range.isEmpty, theirs.range.isEmpty { return theirs.new + mine.new.filter { !theirs.new.contains($0) } }
    guard mine.range == theirs.range, mine.new.count == mine.range.count, theirs.new.count == theirs.range.count else {
      return nil
    }
    var result: [Value] = []
    for (number, former) in shipped[mine.range].enumerated() {
      let place = path.appending(mine.start + number)
      guard let merged = merge(former, mine.new[number], theirs.new[number], at: place) else { return nil }
      result.append(merged)
    }
    return result
  }
}

/// Entries of a list that were put in the place of others.
struct ListChange: Equatable {
  /// Those that were there; empty where some were only added.
  let range: Range<Int>
  /// Where the new ones are in the new list.
  let start: Int
  let new: [Value]

  /// What comes in front of an entry comes before that entry is changed.
  var order: (Int, Int) { (range.lowerBound, range.isEmpty ? 0 : 1) }
  static let last = (Int.max, 0)

  /// Whether two changes are about the same entries, or add at one place.
  func meets(_ other: ListChange) -> Bool {
    if range.isEmpty && other.range.isEmpty { return range.lowerBound == other.range.lowerBound }
    if range.isEmpty || other.range.isEmpty {
      let (point, wide) = range.isEmpty ? (range.lowerBound, other.range) : (other.range.lowerBound, range)
      return point > wide.lowerBound && point < wide.upperBound
    }
    return range.overlaps(other.range)
  }

  /// What leads from one list to another, in order.
  static func changes(from old: [Value], to new: [Value]) -> [ListChange] {
    SequenceDiff.replacements(old, new, effort: ElementMatches.effort).map { replacement in
      ListChange(range: replacement.old, start: replacement.new.lowerBound, new: Array(new[replacement.new]))
    }
  }
}
