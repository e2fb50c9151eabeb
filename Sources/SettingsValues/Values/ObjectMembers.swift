/// The members of an object value in the order they are written.
///
/// Equality does not look at the order, and a key that is there twice counts once, with its last value (RFC 8259,
/// section 4, leaves this open; every settings program in use reads it so).
///
///     var members: ObjectMembers = ObjectMembers([("name", "nightjar"), ("quiet", true)])
///     members["quiet"] = nil
///     members.map(\.key)                          // ["name"]
public struct ObjectMembers: Sendable {
  /// A key and its value.
  public typealias Element = (key: String, value: Value)

  /// The members as written, repeated keys among them.
  public private(set) var members: [Element]

  /// Members in this order, repeated keys and all.
  public init(_ members: [Element] = []) {
    self.members = members
  }

  /// The last value of a key. Setting replaces it where it is, or appends it; `nil` removes it.
  /// Linear in the count of members.
  public subscript(key: String) -> Value? {
    get { members.last { $0.key.hasSameBytes(as: key) }?.value }
    set {
      guard let newValue else { return members.removeAll { $0.key.hasSameBytes(as: key) } }
      if let index = members.lastIndex(where: { $0.key.hasSameBytes(as: key) }) {
        members[index].value = newValue
      } else {
        members.append((key, newValue))
      }
    }
  }
}

extension ObjectMembers: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  public subscript(position: Int) -> Element { members[position] }
}

extension ObjectMembers: Hashable {
  public static func == (left: ObjectMembers, right: ObjectMembers) -> Bool {
    left.byKey == right.byKey
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(byKey)
  }

  private var byKey: [Path.Step: Value] {
    Dictionary(members.map { (.key($0.key), $0.value) }, uniquingKeysWith: { $1 })
  }
}
