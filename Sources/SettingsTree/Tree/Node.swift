/// A value inside a document: a view of its text, cheap to copy and to pass on.
///
///     let document = try Document(parsing: Array(#"{"port": 80, "hosts": ["a", "b"]}"#.utf8), as: .json)
///     document.root["port"]?.number?.int          // 80
///     document.root["hosts"]?.elements.map(\.span)
///
/// A node belongs to the text it was parsed from: after an edit, ask the new document for it (by its path).
/// Two nodes are equal when they are the same place of the same document.
public struct Node: Sendable {
  package let storage: DocumentStorage
  package let index: Int

  package init(storage: DocumentStorage, index: Int) {
    self.storage = storage
    self.index = index
  }

  package var record: NodeRecord { storage.records[index] }

  /// What sort of value it is.
  public var kind: Kind { record.kind }

  /// The bytes of the value, with its quotes or brackets. The parts of a TOML table or of an /etc section may
  /// are apart in the text; then it is the range that its first part covers.
  public var span: Range<Int> { record.span }

  /// The bytes of the key, with its quotes; `nil` for the root and in arrays.
  public var keySpan: Range<Int>? { record.keySpan }

  /// The key, decoded; `nil` for the root and in arrays.
  public var key: String? { storage.key(of: index) }

  /// The object or array it is in; `nil` for the root.
  public var parent: Node? {
    record.parent < 0 ? nil : Node(storage: storage, index: record.parent)
  }

  /// A boolean's value; `nil` for values of other kinds.
  public var boolean: Bool? { kind == .boolean ? record.detail == 1 : nil }

  /// A string's value, decoded; `nil` for values of other kinds.
  public var string: String? {
    kind == .string ? storage.syntax.string(in: storage.text, span: span, detail: record.detail) : nil
  }

  /// The parts of a string that refer to variables and commands, as they are written.
  package var references: [String] {
    kind == .string ? storage.format.syntax.references(in: storage.text, span: span) : []
  }

  /// A number's exact value; `nil` for values of other kinds.
  public var number: Number? {
    kind == .number ? storage.syntax.number(in: storage.text, span: span) : nil
  }

  /// Whether it is a number of digits and perhaps a sign: a whole one in every format.
  package var isPlainWholeNumber: Bool {
    guard kind == .number else { return false }
    let digits = storage.text[span].drop { $0 == UInt8(ascii: "-") }
    return digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A date or time; `nil` for values of other kinds.
  public var dateTime: DateTime? {
    kind == .dateTime ? storage.syntax.dateTime(in: storage.text, span: span) : nil
  }

  /// Whether the format reads a list where something like it is there several times: what is there once is then the
  /// first of a list too.
  package var mayBeRepeated: Bool { storage.syntax.mayBeRepeated(self) }

  /// Whether it is null; not whether it is missing, for then there is no node.
  public var isNull: Bool { kind == .null }

  /// The value's bytes as they are in the text.
  public var source: String { String(bytes: storage.text, in: span) }
}

extension Node: Hashable, Identifiable {
  /// A number of its own within its document: 0 for the root, larger for what comes later in the tree.
  public var id: Int { index }

  public static func == (left: Node, right: Node) -> Bool {
    left.index == right.index && left.storage === right.storage
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }
}

extension Document {
  package func node(withID id: Int) -> Node { root.node(withID: id) }
}

extension Node {
  /// The ``id`` behind those of all that it holds; that of its next sibling, where it has one.
  package var endID: Int { Int(record.next) }

  /// Another node of its document, by its ``id``.
  package func node(withID id: Int) -> Node { Node(storage: storage, index: id) }

  package func isPart(of document: Document) -> Bool { storage === document.storage }

  package func sharesDocument(with other: Node) -> Bool { storage === other.storage }

  /// How many elements or members; 0 for scalars.
  public var count: Int { kind.isScalar ? 0 : record.detail }

  /// The children of an array; empty for other kinds.
  public var elements: NodeChildren { NodeChildren(of: self, count: kind == .array ? count : 0) }

  /// The members of an object in the order of the text, repeated keys among them; empty for other kinds.
  public var members: NodeMembers { NodeMembers(children: NodeChildren(of: self, count: kind == .object ? count : 0)) }

  /// The children of an array or the values of an object.
  public var children: NodeChildren { NodeChildren(of: self, count: count) }

  /// The member with this key, the last one when the key is repeated. In large objects it costs the same whatever
  /// their size.
  public subscript(key: String) -> Node? {
    guard kind == .object else { return nil }
    return member(key, ignoringCase: storage.format.ignoresCase)
  }

  /// The member with this key, or else the first one whose key is this but for capitals.
  package func member(_ key: String, ignoringCase: Bool) -> Node? {
    guard kind == .object else { return nil }
    if let index = storage.child(of: index, forKey: key) { return Node(storage: storage, index: index) }
    guard ignoringCase, let index = storage.caselessKeys.member(key, of: index, in: storage) else { return nil }
    let found = Node(storage: storage, index: index)
    if found.kind == .object, parent != nil, storage.syntax.innerGroupsKeepCase { return nil }
    guard found.key.map({ storage.syntax.haveSameName($0, key) }) ?? false else { return nil }
    return found
  }

  /// The member that has the key of another node, of this document or another, without regard to case where either
  /// format reads keys so: no string is made of a key that is the same.
  package func member(withKeyOf other: Node) -> Node? {
    guard kind == .object else { return nil }
    if let found = storage.child(of: index, withKeyOf: other.index, in: other.storage) {
      return Node(storage: storage, index: found)
    }
    guard storage.format.ignoresCase || other.storage.format.ignoresCase else { return nil }
    return other.key.flatMap { member($0, ignoringCase: true) }
  }

  /// The member with a key in UTF-8.
  package func member(withKey key: UnsafeRawBufferPointer) -> Node? {
    guard kind == .object else { return nil }
    if let found = storage.child(of: index, forKey: key) { return Node(storage: storage, index: found) }
    return storage.format.ignoresCase ? self[String(decoding: key, as: UTF8.self)] : nil
  }

  /// Lends the key in UTF-8; nothing where there is no key.
  package func withKey(_ body: (UnsafeRawBufferPointer) -> Void) {
    storage.keys.withBytes(of: index, in: storage.records, body)
  }

  /// Lends a string's value in UTF-8, which is mostly what the text has; nothing for values of other kinds.
  package func withString(_ body: (UnsafeRawBufferPointer) -> Void) {
    guard kind == .string else { return }
    if let plain = storage.syntax.plainString(in: storage.text, span: span) {
      storage.text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[plain])) }
    } else {
      string?.withBytes(body)
    }
  }

  /// Whether it is a string of just these bytes in UTF-8.
  package func isString(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var isSame = false
    withString { isSame = ByteScan.areSame($0, bytes) }
    return isSame
  }

  /// The element of an array.
  ///
  /// - Complexity: constant; of a large array that holds lists or objects, after a first walk over its elements.
  public subscript(position: Int) -> Node? {
    guard kind == .array, position >= 0, position < count else { return nil }
    if hasScalarsOnly { return Node(storage: storage, index: index + 1 + position) }
    if count <= ElementIndex.smallCount { return elements.dropFirst(position).first }
    return Node(storage: storage, index: storage.elements.element(at: position, of: index, in: storage.records))
  }

  /// Whether it holds neither lists nor objects, so that its children follow one another in the arena.
  private var hasScalarsOnly: Bool { record.next - index - 1 == count }

  /// The child that a step leads to; a key of digits is an index in an array.
  public subscript(step: Path.Step) -> Node? {
    switch kind {
    case .object: step.key.flatMap { self[$0] }
    case .array: step.arrayIndex.flatMap { self[$0] }
    default: nil
    }
  }

  /// The step to a child, whose place is known.
  package func step(to child: Node, at place: Int) -> Path.Step {
    kind == .array ? .index(place) : .key(child.key ?? "")
  }

  /// Where it is.
  ///
  /// - Complexity: its depth, as ``indexInParent`` finds places in arrays.
  public var path: Path {
    var steps: [Path.Step] = []
    var node = self
    while let parent = node.parent {
      steps.append(parent.kind == .array ? .index(node.indexInParent) : .key(node.key ?? ""))
      node = parent
    }
    return Path(steps.reversed())
  }

  /// How many siblings are before it.
  ///
  /// - Complexity: constant where all siblings are scalars; else logarithmic, after a first walk over all of them.
  public var indexInParent: Int {
    guard let parent else { return 0 }
    if parent.hasScalarsOnly { return index - parent.index - 1 }
    if parent.count <= ElementIndex.smallCount {
      return parent.children.enumerated().first { $0.element.index == index }?.offset ?? 0
    }
    return storage.elements.position(of: index, in: parent.index, of: storage.records)
  }

  /// The node as a value of its own.
  ///
  /// - Complexity: its subtree.
  public var value: Value {
    switch kind {
    case .null: .null
    case .boolean: .boolean(record.detail == 1)
    case .number: number.map(Value.number) ?? .null
    case .string: .string(string ?? "")
    case .dateTime: dateTime.map(Value.dateTime) ?? .null
    case .array: .array(elements.map(\.value))
    case .object: .object(ObjectMembers(members.map { ($0.key, $0.value.value) }))
    }
  }
}
