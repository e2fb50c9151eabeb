/// Where a setting is in a document: the keys and indices that lead to it from the root.
///
///     let path: Path = ["servers", 0, "host"]
///     path.description                        // servers[0].host
///     path.pointer                            // /servers/0/host
///     try Path(parsing: "servers[0].host") == path
///
/// Keys are compared by their bytes. In a JSON Pointer a number may mean a key or an index; it is read as a key,
/// and a key of digits leads into an array just as the index does (see `Document.node(at:)`). `-` in a pointer, and
/// `[]` in the dotted form, mean the place behind the last element of an array, and `[name=value]` the element that has
/// this (see ``Document/resolved(_:)``).
public struct Path: Sendable, Hashable {
  /// One step of the way: into an object or into an array.
  public enum Step: Sendable {
    /// The member with this key.
    case key(String)
    /// The element that so many others are before, from 0.
    case index(Int)
    /// The place behind the last element, where a new one goes: `[]`.
    case end
    /// The one element that has what is asked for: `[name=value]`.
    indirect case item(ItemSelector)
  }

  /// The steps from the root; none for the root itself.
  public var steps: [Step]

  /// The path of these steps, from the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// How many steps a path may have.
  @inlinable package static var longest: Int { 512 }

  /// The path of the whole document.
  public static let root = Path()

  /// Whether it is the path of the whole document.
  public var isRoot: Bool { steps.isEmpty }
  /// The step into the value itself; `nil` for the root.
  public var last: Step? { steps.last }

  /// The path of the object or array that this one is in; `nil` for the root.
  public var parent: Path? {
    steps.isEmpty ? nil : Path(Array(steps.dropLast()))
  }

  /// The path one step further in.
  public func appending(_ step: Step) -> Path { Path(steps + [step]) }
  /// The path of a member.
  public func appending(_ key: String) -> Path { appending(.key(key)) }
  /// The path of an element.
  public func appending(_ index: Int) -> Path { appending(.index(index)) }

  /// Whether this path leads to `other` or to something that holds it.
  public func isPrefix(of other: Path) -> Bool {
    other.steps.starts(with: steps)
  }
}

extension Path.Step: Hashable {
  public static func == (left: Path.Step, right: Path.Step) -> Bool {
    switch (left, right) {
    case (.key(let left), .key(let right)): left.hasSameBytes(as: right)
    case (.index(let left), .index(let right)): left == right
    case (.end, .end): true
    case (.item(let left), .item(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .key(let key): key.hashBytes(into: &hasher)
    case .index(let index): hasher.combine(index)
    case .end: hasher.combine(-1)
    case .item(let selector): selector.hash(into: &hasher)
    }
  }
}

extension Path: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Step...) { self.init(elements) }
}

extension Path.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) { self = .key(value) }
  public init(integerLiteral value: Int) { self = .index(value) }
}

extension Path.Step {
  /// The index this step means in an array: an index, or a key that spells one (RFC 6901, section 4).
  public var arrayIndex: Int? {
    switch self {
    case .index(let index): index
    case .end, .item: nil
    case .key(let key):
      key == "0" || (key.utf8.allSatisfy { 0x30...0x39 ~= $0 } && !key.hasPrefix("0")) ? Int(key) : nil
    }
  }

  /// The key, when the step is one.
  public var key: String? {
    if case .key(let key) = self { key } else { nil }
  }
}
