import Libc
import SettingsFiles

/// A set of JSON Schema's types.
///
///     let types: TypeSet = [.string, .null]
///     types.names                             // ["null", "string"]
public struct TypeSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// The types of these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `null`.
  public static let null = TypeSet(rawValue: 1)
  /// `true` and `false`.
  public static let boolean = TypeSet(rawValue: 2)
  /// Numbers without a fraction; `1.0` is one but in draft 4.
  public static let integer = TypeSet(rawValue: 4)
  /// Any number, integers among them.
  public static let number = TypeSet(rawValue: 8)
  /// Text.
  public static let string = TypeSet(rawValue: 16)
  /// Lists.
  public static let array = TypeSet(rawValue: 32)
  /// Keys with values.
  public static let object = TypeSet(rawValue: 64)
  /// Every type: what a schema without `type` allows.
  public static let all = TypeSet(rawValue: 127)

  private static let table: [(type: TypeSet, name: StaticString)] = [
    (.null, "null"), (.boolean, "boolean"), (.integer, "integer"), (.number, "number"), (.string, "string"),
    (.array, "array"), (.object, "object"),
  ]

  /// The type of JSON Schema's name for it, which a text spells; nil when there is none such.
  init?(namedBy node: Node) {
    var type: TypeSet?
    node.withString { name in
      type = Self.table.first { $0.name.utf8CodeUnitCount == name.count && $0.name.isPrefix(of: name) }?.type
    }
    guard let type else { return nil }
    self = type
  }

  /// The type of a name; nil when there is none such.
  package init?(named name: String) {
    guard let type = Self.table.first(where: { name == String(describing: $0.name) })?.type else { return nil }
    self = type
  }

  /// The names of the types, as a schema writes them.
  public var names: [String] { Self.table.filter { contains($0.type) }.map { String(describing: $0.name) } }

  /// The types as a person calls them: `a string`, `true or false`.
  var spokenNames: [String] {
    var names: [String] = []
    if contains(.boolean) { names.append("true or false") }
    if contains(.number) { names.append("a number") } else if contains(.integer) { names.append("a whole number") }
    if contains(.string) { names.append("a string") }
    if contains(.array) { names.append("an array") }
    if contains(.object) { names.append("an object") }
    if contains(.null) { names.append("null") }
    return names
  }

  /// Whether a value of this node is of one of the types. Dates count as the strings they are written as.
  ///
  /// In draft 4 an integer has neither fraction nor exponent in its text; later, `1.0` is one too.
  func accepts(_ node: Node, draft: Draft) -> Bool {
    contains(TypeSet(node.kind))
      || (node.kind == .number && contains(.integer) && Self.isInteger(node, draft: draft))
  }

  private static func isInteger(_ node: Node, draft: Draft) -> Bool {
    if node.isPlainWholeNumber { return true }
    guard let number = node.number, number.isInteger else { return false }
    return draft > .draft4 || Self.isPlain(number.literal.utf8)
  }

  /// Whether a number is spelled without fraction and exponent; the `e` of a hexadecimal number is a digit.
  private static func isPlain(_ literal: String.UTF8View) -> Bool {
    literal.contains { $0 | 0x20 == UInt8(ascii: "x") }
      || !literal.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
  }
}

extension Node {
  /// The node's value as schemas compare it: a date is the string that RFC 3339 writes for it.
  var comparableValue: Value {
    switch kind {
    case .dateTime: .string(dateText)
    case .array: .array(elements.map(\.comparableValue))
    case .object: .object(ObjectMembers(members.map { ($0.key, $0.value.comparableValue) }))
    default: value
    }
  }

  /// A string's text, or a date's.
  var text: String? { string ?? (kind == .dateTime ? dateText : nil) }

  /// A date as it is written, but for the space that TOML allows between a date and its time.
  private var dateText: String {
    var bytes = Array(source.utf8)
    if bytes.count > 10, bytes[10] == UInt8(ascii: " ") { bytes[10] = UInt8(ascii: "T") }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension TypeSet {
  /// The type of values of a kind, whole numbers being numbers. A date is the string that it is written as.
  private init(_ kind: Kind) {
    switch kind {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .string, .dateTime: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }

  /// The type of a value; that of a whole number is `integer`.
  public init(of value: Value) {
    self.init(value.kind)
    if case .number(let number) = value, number.isInteger { self = .integer }
  }

  /// The type of a value, found without reading what a list or an object holds.
  package init(of node: Node) {
    self.init(node.kind)
    if self == .number, node.isPlainWholeNumber || node.number?.isInteger ?? false { self = .integer }
  }
}

extension StaticString {
  /// Whether bytes that are as many at least begin with it.
  fileprivate func isPrefix(of bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.baseAddress.map { memcmp(utf8Start, $0, utf8CodeUnitCount) == 0 } ?? false
  }
}
