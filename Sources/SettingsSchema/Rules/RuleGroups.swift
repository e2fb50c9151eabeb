/// The groups of rules of one schema while its keywords are read: a group is there once something was set in it.
struct RuleGroups {
  @LazyBox var number: NumberRules
  @LazyBox var string: StringRules
  @LazyBox var array: ArrayRules
  @LazyBox var object: ObjectRules
  @LazyBox var branches: BranchRules
}

/// Rules that ask for nothing when they are made.
protocol RuleGroup: Sendable {
  init()
}

/// Rules that are kept behind a reference from when one of them is first set; `$name` is the reference, nil before.
@propertyWrapper
struct LazyBox<Group: RuleGroup> {
  private(set) var projectedValue: Box<Group>?

  var wrappedValue: Group {
    get { projectedValue?.group ?? Group() }
    _modify {
      let kept = projectedValue ?? Box(Group())
      projectedValue = kept
      yield &kept.group
    }
  }
}

/// A group of rules behind a reference: most schemas have few of the groups, and passing one on is one retain.
///
///     let rules = Box(NumberRules(minimum: 1))
///     rules.minimum                                // 1
///
/// It is changed by the reader that makes it, and by nobody once it is part of ``Rules``: so any thread may read it.
@dynamicMemberLookup
final class Box<Group: Sendable>: @unchecked Sendable {
  fileprivate(set) var group: Group

  init(_ group: Group) { self.group = group }

  subscript<Rule>(dynamicMember rule: KeyPath<Group, Rule>) -> Rule {
    @inline(__always) get { group[keyPath: rule] }
  }
}

extension Box<ObjectRules> {
  /// Whether a member of the object is looked at by itself.
  var looksAtMembers: Bool {
    !group.properties.isEmpty || !group.patterns.isEmpty || group.additional != nil || group.names != nil
  }

  /// Which of the patterns a key matches; without a copy of any, as there may be hundreds.
  func patternPlaces(matching key: String) -> [Int] {
    if group.patterns.isEmpty { return [] }
    var key = key
    return key.withUTF8 { key in
      group.patterns.withUnsafeBufferPointer { patterns in
        patterns.indices.filter { patterns[$0].pattern.matches(key) }
      }
    }
  }
}
