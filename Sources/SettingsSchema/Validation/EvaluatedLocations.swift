import SettingsFiles

/// Which children of a value some schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`
/// (2020-12 core, section 11).
final class EvaluatedLocations {
  /// What looked at children.
  enum Source {
    /// Something that looks at every child.
    case all
    /// The keywords for the members of an object, which look at those whose keys they name.
    case members(Box<ObjectRules>)
    /// `prefixItems`: the elements before an id.
    case elements(before: Int)
    /// `contains`, at those that it counts.
    case counted(IDList, more: Int?)

    /// Identifies what has looked at children, to compare it with before.
    struct Identity: Hashable, Sendable {
      let rules: ObjectIdentifier?
      /// The first child that was not looked at, by its id; nil where any may have been.
      var bound: Int?

      /// Follows a change of ids; what began inside of the change is no longer known.
      mutating func shift(from old: Range<Int>, by growth: Int) {
        guard let bound, bound > old.lowerBound || bound >= old.upperBound else { return }
        self.bound = bound >= old.upperBound ? bound + growth : -1
      }
    }

    /// Nil where it depends on what the children hold.
    var identity: Identity? {
      switch self {
      case .all: Identity(rules: nil, bound: nil)
      case .members(let rules): Identity(rules: ObjectIdentifier(rules), bound: nil)
      case .elements(let bound): Identity(rules: nil, bound: bound)
      case .counted: nil
      }
    }
  }

  private(set) var sources: [Source] = []
  /// Whether some schema that may have looked at children is not known, so that any of them may have been looked at.
  private(set) var isUncertain = false
  /// Whether the keys that schemas declare are gathered, to offer one of them for a strange key.
  private let gathersKeys: Bool
  private var tables: [PropertyTable] = []

  init(gathersKeys: Bool) { self.gathersKeys = gathersKeys }

  /// An empty set of locations for a part of a schema that counts only where it is valid.
  func empty() -> EvaluatedLocations { EvaluatedLocations(gathersKeys: gathersKeys) }

  func insert(_ source: Source) {
    if case .all = source { sources = [] }
    sources.append(source)
  }

  /// Whether a child was looked at.
  ///
  /// - Parameter id: what the child is known by among its siblings.
  func contains(_ child: Node, _ id: Int) -> Bool {
    sources.contains { source in
      switch source {
      case .all: true
      case .members(let rules): rules.looksAt(child)
      case .elements(let bound): id < bound
      case .counted(let ids, let more): ids.contains(id) || more == id
      }
    }
  }

  /// Identifies which children would be found looked at; nil where that cannot be known.
  var identity: [Source.Identity]? {
    let identities = sources.compactMap(\.identity)
    return identities.count == sources.count ? identities : nil
  }

  func formUnion(_ other: EvaluatedLocations) {
    sources += other.sources
    tables += other.tables
    if other.isUncertain { isUncertain = true }
  }

  func becomeUncertain() { isUncertain = true }

  func declare(_ properties: PropertyTable) {
    if gathersKeys, !properties.isEmpty { tables.append(properties) }
  }

  /// The keys that were declared, where they are gathered.
  var declaredKeys: Set<PropertyName> { Set(tables.lazy.flatMap(\.keys).map(PropertyName.init)) }
}

extension Box<ObjectRules> {
  /// Whether a member's key is named by one of the keywords, or there is one for all others.
  fileprivate func looksAt(_ member: Node) -> Bool {
    if group.additional != nil || group.properties.schema(forKeyOf: member) != nil { return true }
    if group.patterns.isEmpty { return false }
    let key = member.key ?? ""
    return group.patterns.contains { rule, _ in
      // Where it is not known whether the key matches, it may be named.
      rule.pattern?.match(key) != .no
    }
  }
}
