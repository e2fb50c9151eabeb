extension Value {
  /// A key, and its value where that is known.
  package typealias KnownMember = (String, Value?)

  /// An object of what is known, in this order: what has no value is left out.
  package static func known(_ members: [KnownMember]) -> Value {
    .object(ObjectMembers(members.compactMap { key, value in value.map { (key, $0) } }))
  }

  package static func count(_ count: Int) -> Value { .number(Number(count)) }

  package static func texts(_ texts: [String]) -> Value { .array(texts.map(Value.string)) }
}
