extension Value {
  /// What is read again where all scalars are texts.
  ///
  /// - Parameter booleans: the words for false and true.
  package func asTexts(booleans: (off: String, on: String)) -> Value {
    switch self {
    case .null, .string: self
    case .boolean(let value): .string(value ? booleans.on : booleans.off)
    case .number(let number): .string(number.literal)
    case .dateTime(let dateTime): .string(dateTime.literal)
    case .array(let values): .array(values.map { $0.asTexts(booleans: booleans) })
    case .object(let members): .object(ObjectMembers(members.map { ($0.key, $0.value.asTexts(booleans: booleans)) }))
    }
  }

  /// What a list of one value has in it.
  var alone: Value { if case .array(let values) = self, values.count == 1 { values[0] } else { self } }

  /// With a line break at the end of each text of several lines.
  package var withClosedLines: Value {
    switch self {
    case .string(let text) where text.utf8.contains(0x0A) && text.utf8.last != 0x0A: .string(text + "\n")
    case .array(let values): .array(values.map(\.withClosedLines))
    case .object(let members): .object(ObjectMembers(members.map { ($0.key, $0.value.withClosedLines) }))
    default: self
    }
  }
}
