import Synchronization

/// The roles that the program has made so far, with what each falls back to.
private let ownRoles = Mutex<[(name: String, fallback: StyleRole)]>([])

extension StyleRole {
  /// A role of the program's own; the same name is the same role, and falls back to what was said first.
  ///
  /// - Parameters:
  ///   - name: the name by which theme files know it, such as `cpu-high`; a name of the library's is its role.
  ///   - fallback: the role that it looks like where a theme gives it no style.
  public init(_ name: String, fallback: StyleRole = .title) {
    self = ownRoles.withLock { roles in
      if let known = Self.find(name, in: roles) { return known }
      roles.append((name, fallback))
      return StyleRole(index: Self.standardNames.count + roles.count - 1)
    }
  }

  /// What theme files call it.
  public var name: String {
    if index < Self.standardNames.count { return Self.standardNames[index] }
    return ownRoles.withLock { $0[index - Self.standardNames.count].name }
  }

  /// The role that it looks like where a theme gives it no style; nil for the library's own.
  public var fallback: StyleRole? {
    if index < Self.standardNames.count { return nil }
    return ownRoles.withLock { $0[index - Self.standardNames.count].fallback }
  }

  /// The library's roles, and after them those that the program has made so far.
  public static var all: [StyleRole] {
    let count = standardNames.count + ownRoles.withLock(\.count)
    return (0..<count).map(StyleRole.init(index:))
  }

  /// The role of a name; nil where nobody has made one of that name.
  static func named(_ name: String) -> StyleRole? {
    ownRoles.withLock { find(name, in: $0) }
  }

  private static func find(_ name: String, in roles: [(name: String, fallback: StyleRole)]) -> StyleRole? {
    if let index = standardNames.firstIndex(of: name) { return StyleRole(index: index) }
    return roles.firstIndex { $0.name == name }.map { StyleRole(index: standardNames.count + $0) }
  }
}

extension StyleRole: CustomStringConvertible {
  /// Its ``name``.
  public var description: String { name }
}
