import Synchronization

private struct OwnRoles {
  var names: [String] = []
  /// What each falls back to.
  var fallbacks: [StyleRole] = []
}

private let ownRoles = Mutex(OwnRoles())

extension StyleRole {
  /// A role of the program's own; the same name is the same role, and falls back to what was said first.
  ///
  /// - Parameters:
  ///   - name: the name by which theme files know it, such as `cpu-high`; a name of the library's is its role.
  ///   - fallback: the role that it looks like where a theme gives it no style.
  public init(_ name: String, fallback: StyleRole = .title) {
    self = ownRoles.withLock { roles in
      if let known = Self.find(name, in: roles) { return known }
      roles.names.append(name)
      roles.fallbacks.append(fallback)
      return StyleRole(index: Self.standardNames.count + roles.names.count - 1)
    }
  }

  /// What theme files call it.
  public var name: String {
    if index < Self.standardNames.count { return Self.standardNames[index] }
    return ownRoles.withLock { $0.names[index - Self.standardNames.count] }
  }

  /// The role that it looks like where a theme gives it no style; nil for the library's own.
  public var fallback: StyleRole? {
    if index < Self.standardNames.count { return nil }
    return ownRoles.withLock { $0.fallbacks[index - Self.standardNames.count] }
  }

  /// The library's roles, and after them those that the program has made so far.
  public static var all: [StyleRole] {
    let count = standardNames.count + ownRoles.withLock(\.names.count)
    return (0..<count).map(StyleRole.init(index:))
  }

  /// The role of a name; nil where nobody has made one of that name.
  static func named(_ name: String) -> StyleRole? {
    ownRoles.withLock { find(name, in: $0) }
  }

  private static func find(_ name: String, in roles: OwnRoles) -> StyleRole? {
    if let index = standardNames.firstIndex(of: name) { return StyleRole(index: index) }
    return roles.names.firstIndex(of: name).map { StyleRole(index: standardNames.count + $0) }
  }
}

extension StyleRole: CustomStringConvertible {
  /// Its ``name``.
  public var description: String { name }
}
