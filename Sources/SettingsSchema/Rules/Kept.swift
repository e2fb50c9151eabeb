/// A group of rules behind a reference: most schemas have few of the groups, and handing one on counts once.
///
///     let rules = Kept(NumberRules(minimum: 1))
///     rules.minimum                                // 1
@dynamicMemberLookup
final class Kept<Group: Sendable>: Sendable {
  let group: Group

  init(_ group: Group) { self.group = group }

  subscript<Rule>(dynamicMember rule: KeyPath<Group, Rule>) -> Rule {
    @inline(__always) get { group[keyPath: rule] }
  }
}
