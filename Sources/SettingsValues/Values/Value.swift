/// A setting's value by itself, away from any text: what is asked for when a setting changes.
///
///     let value: Value = ["name": "nightjar", "sizes": [1, 2.5], "quiet": true]
///
/// Two values are equal when they mean the same: `1` and `1.0` are one number, the order of an object's members
/// does not count, and strings are compared by their code points.
public enum Value: Sendable {
  /// Nothing, where a format can say so.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number, exact to its last digit.
  case number(Number)
  /// A text.
  case string(String)
  /// A date or a time.
  case dateTime(DateTime)
  /// Values in order.
  case array([Value])
  /// Members in the order in which they are written.
  case object(ObjectMembers)
}

extension Value {
  /// The text of a string; nil for other kinds.
  package var string: String? { if case .string(let text) = self { text } else { nil } }
}

extension Value: Hashable {
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.boolean(let left), .boolean(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.string(let left), .string(let right)): left.hasSameBytes(as: right)
    case (.dateTime(let left), .dateTime(let right)): left == right
    case (.array(let left), .array(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    switch self {
    case .null: break
    case .boolean(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value)
    case .string(let value): value.hashBytes(into: &hasher)
    case .dateTime(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    }
  }
}

extension Value {
  /// What sort of value this is.
  public var kind: Kind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .dateTime: .dateTime
    case .array: .array
    case .object: .object
    }
  }
}

extension Value {
  /// The value with its dates as texts, for formats that have none.
  package var withDatesAsText: Value {
    mapScalars { if case .dateTime(let dateTime) = $0 { .string(dateTime.literal) } else { $0 } }
  }

  /// The value with another one in the place of each that holds no others.
  package func mapScalars(_ transform: (Value) -> Value) -> Value {
    switch self {
    case .array(let values): .array(values.map { $0.mapScalars(transform) })
    case .object(let members): .object(ObjectMembers(members.map { ($0.key, $0.value.mapScalars(transform)) }))
    default: transform(self)
    }
  }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
  public init(integerLiteral value: Int) { self = .number(Number(value)) }
  public init(floatLiteral value: Double) { self = .number(Number(value)) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: Value...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .object(ObjectMembers(elements.map { ObjectMembers.Element(key: $0.0, value: $0.1) }))
  }
}
