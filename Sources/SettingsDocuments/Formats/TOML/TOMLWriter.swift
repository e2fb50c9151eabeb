/// Writes values as TOML 1.0.
struct TOMLWriter {
  let lineBreak: String
  /// One step of indentation in arrays over several lines.
  let indentation: String
  /// The setting it is for, named in errors.
  let path: Path

  /// A value as it is behind `=` or in an array.
  func inline(_ value: Value, _ layout: FlowLayout = .oneLine) throws(EditError) -> String {
    switch value {
    case .null: throw .unsupported(path, "TOML has no null; remove the key instead")
    case .boolean(let value): return value ? "true" : "false"
    case .number(let number): return Self.text(of: number)
    case .string(let string): return TOMLString.basic(string)
    case .dateTime(let dateTime): return dateTime.literal
    case .array(let values): return try array(values, layout)
    case .object(let members):
      if members.isEmpty { return "{}" }
      var parts: [String] = []
      for member in members { parts.append(try keyValue(member.key, member.value)) }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  func keyValue(_ key: String, _ value: Value, equals: String = " = ") throws(EditError) -> String {
    TOMLKey.written(key) + equals + (try inline(value))
  }

  private func array(_ values: [Value], _ layout: FlowLayout) throws(EditError) -> String {
    var parts: [String] = []
    guard case .lines(let outer) = layout, !values.isEmpty else {
      for value in values { parts.append(try inline(value)) }
      return "[" + parts.joined(separator: ", ") + "]"
    }
    let inner = outer + indentation
    for value in values { parts.append(inner + (try inline(value, .lines(indentation: inner)))) }
    return "[" + lineBreak + parts.joined(separator: "," + lineBreak) + lineBreak + outer + "]"
  }

  /// The spelling in TOML; a float keeps a point or an exponent.
  static func text(of number: Number) -> String {
    if TOMLNumber(number.literal.utf8) != nil { return number.literal }
    switch number.form {
    case .infinity(let isNegative): return isNegative ? "-inf" : "inf"
    case .notANumber: return "nan"
    case .small, .big:
      if let int = number.int { return String(int) }
      return number.decimal
    }
  }

  // MARK: - Sections

  /// A table under a header of its own, with the tables below it, as lines.
  ///
  /// - Parameter header: the header's path as it is spelled, without brackets.
  func section(
    _ members: ObjectMembers, header: String, isArrayElement: Bool, equals: String
  ) throws(EditError) -> [String] {
    // The headers of the tables inside say by themselves that there is one around them.
    let isSaidInside = !isArrayElement && !members.isEmpty && members.allSatisfy { $0.value.kind == .object }
    var lines = isSaidInside ? [] : [isArrayElement ? "[[\(header)]]" : "[\(header)]"]
    for member in members where !Self.needsHeader(member.value) {
      lines.append(try keyValue(member.key, member.value, equals: equals))
    }
    for member in members where Self.needsHeader(member.value) {
      let inner = header + "." + TOMLKey.written(member.key)
      for table in Self.tables(in: member.value) {
        let isElement = member.value.kind == .array
        lines +=
          (lines.isEmpty ? [] : [""]) + (try section(table, header: inner, isArrayElement: isElement, equals: equals))
      }
    }
    return lines
  }

  /// Whether a value is written under headers rather than behind `=`: a table, or an array of nothing but tables with
  /// something in them.
  static func needsHeader(_ value: Value) -> Bool {
    switch value {
    case .object: true
    case .array(let values): !values.isEmpty && values.allSatisfy(isTableWithMembers)
    default: false
    }
  }

  private static func isTableWithMembers(_ value: Value) -> Bool {
    if case .object(let members) = value { !members.isEmpty } else { false }
  }

  /// The tables that a value under headers consists of.
  static func tables(in value: Value) -> [ObjectMembers] {
    switch value {
    case .object(let members): [members]
    case .array(let values): values.flatMap(tables)
    default: []
    }
  }
}
