/// The groups of rules of one schema while its keywords are read: a group is there once something was set in it.
struct RuleGroups {
  private(set) var numberRules: Kept<NumberRules>?
  private(set) var stringRules: Kept<StringRules>?
  private(set) var arrayRules: Kept<ArrayRules>?
  private(set) var objectRules: Kept<ObjectRules>?
  private(set) var branchRules: Kept<BranchRules>?

  var number: NumberRules {
    get { numberRules?.group ?? NumberRules() }
    _modify { yield &Self.open(&numberRules, NumberRules()).group }
  }

  var string: StringRules {
    get { stringRules?.group ?? StringRules() }
    _modify { yield &Self.open(&stringRules, StringRules()).group }
  }

  var array: ArrayRules {
    get { arrayRules?.group ?? ArrayRules() }
    _modify { yield &Self.open(&arrayRules, ArrayRules()).group }
  }

  var object: ObjectRules {
    get { objectRules?.group ?? ObjectRules() }
    _modify { yield &Self.open(&objectRules, ObjectRules()).group }
  }

  var branches: BranchRules {
    get { branchRules?.group ?? BranchRules() }
    _modify { yield &Self.open(&branchRules, BranchRules()).group }
  }

  private static func open<Group>(_ kept: inout Kept<Group>?, _ new: @autoclosure () -> Group) -> Kept<Group> {
    if let kept { return kept }
    let made = Kept(new())
    kept = made
    return made
  }
}

/// A group of rules behind a reference: most schemas have few of the groups, and handing one on counts once.
///
///     let rules = Kept(NumberRules(minimum: 1))
///     rules.minimum                                // 1
///
/// It is changed by the reader that makes it, and by nobody once it is part of ``Rules``: so any thread may read it.
@dynamicMemberLookup
final class Kept<Group: Sendable>: @unchecked Sendable {
  fileprivate(set) var group: Group

  init(_ group: Group) { self.group = group }

  subscript<Rule>(dynamicMember rule: KeyPath<Group, Rule>) -> Rule {
    @inline(__always) get { group[keyPath: rule] }
  }
}

extension Kept<ObjectRules> {
  /// Whether a member of the object is looked at by itself.
  var looksAtMembers: Bool {
    !group.properties.isEmpty || !group.patterns.isEmpty || group.additional != nil || group.names != nil
  }
}
