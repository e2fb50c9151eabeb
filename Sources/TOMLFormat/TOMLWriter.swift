/// Writes values as TOML 1.0.
struct TOMLWriter: FlowWriter {
  let flow: FlowStyle
  /// The setting it is for, named in errors.
  let path: Path

  /// - Parameter indentation: one step of it in arrays over several lines.
  init(lineBreak: String, indentation: String, path: Path) {
    flow = FlowStyle(
      lineBreak: lineBreak, indentation: indentation, colon: " = ", padding: " ", hasInlineObjects: true)
    self.path = path
  }

  func scalar(_ value: Value) throws(EditError) -> String {
    switch value {
    case .number(let number): return Self.text(of: number)
    case .string(let string): return TOMLString.basic(string)
    case .dateTime(let dateTime): return dateTime.literal
    default: throw .unsupported(path, "TOML has no null; remove the key instead")
    }
  }

  func written(key: String) -> String { TOMLKey.written(key) }

  func keyValue(_ key: String, _ value: Value, equals: String) throws(EditError) -> String {
    TOMLKey.written(key) + equals + (try text(of: value))
  }

  /// The spelling in TOML; a float keeps a point or an exponent.
  static func text(of number: Number) -> String {
    number.written(isOwn: TOMLNumber(number.literal.utf8) != nil, infinity: "inf", notANumber: "nan")
  }

  // MARK: - Sections

  /// A table under a header of its own, with the tables below it, as lines.
  ///
  /// - Parameter header: the header's path as it is spelled, without brackets.
  func section(
    _ members: ObjectMembers, header: String, isArrayElement: Bool, equals: String
  ) throws(EditError) -> [String] {
    // The headers of the tables inside say by themselves that there is one around them.
    let isSaidInside = !isArrayElement && !members.isEmpty && members.allSatisfy { Self.needsHeader($0.value) }
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
