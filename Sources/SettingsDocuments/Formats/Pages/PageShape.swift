import EmbeddedPages

/// What the value of a page's field may be: from it follow the schema of pages and what is said of a field.
indirect enum PageShape {
  case flag, text, integer, byte, bytes, texts, pair, pairs, map
  case word([String])
  case table([PageFieldSummary])
  case tables([PageFieldSummary])
  case list(of: PageShape)
  case either([PageShape])

  /// In words, for the manual.
  var words: String { description.words }

  /// The members of its JSON Schema.
  var schema: [(String, Value)] { description.schema }

  private var description: (words: String, schema: [(String, Value)]) {
    switch self {
    case .flag: ("true or false", [("type", "boolean")])
    case .text: ("a text", [("type", "string")])
    case .integer: ("a whole number", [("type", "integer")])
    case .byte: ("one character", [("type", "string"), ("minLength", 1), ("maxLength", 1)])
    case .bytes: ("characters", [("type", "string")])
    case .texts: ("a list of texts", Self.list(of: PageShape.text.schema))
    case .pair: ("two texts", PageShape.texts.schema + [("minItems", 2), ("maxItems", 2)])
    case .pairs: ("a list of two texts each", Self.list(of: PageShape.pair.schema))
    case .map: ("a table of texts", [("type", "object"), ("additionalProperties", ["type": "string"])])
    case .word(let words): ("one of " + words.joined(separator: ", "), [("enum", .array(words.map { .string($0) }))])
    case .table(let fields): ("a table", PageFieldSummary.schema(of: fields))
    case .tables(let fields): ("a list of tables", Self.list(of: PageFieldSummary.schema(of: fields)))
    case .list(let element): ("a list of " + element.words, Self.list(of: element.schema))
    case .either(let shapes):
      (shapes.map(\.words).joined(separator: ", or "), [("anyOf", .array(shapes.map { Self.object($0.schema) }))])
    }
  }

  private static func list(of element: [(String, Value)]) -> [(String, Value)] {
    [("type", "array"), ("items", object(element))]
  }

  /// The fields inside of it.
  var fields: [PageFieldSummary] {
    switch self {
    case .table(let fields), .tables(let fields): fields
    case .list(let element): element.fields
    case .either(let shapes): shapes.flatMap(\.fields)
    default: []
    }
  }

  static func object(_ members: [(String, Value)]) -> Value {
    .object(ObjectMembers(members.map { (key: $0.0, value: $0.1) }))
  }
}

/// What is said of a field of pages.
struct PageFieldSummary: Sendable {
  let table: String
  let name: String
  let isRequired: Bool
  let shapeWhenAsked: @Sendable () -> PageShape

  /// What its value may be.
  var shape: PageShape { shapeWhenAsked() }

  /// What it means, in a sentence; see `Formats/Fields/summaries.toml`.
  var summary: String {
    BuiltInPages.fields.value(of: "\(table).\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The schema of a table that has these fields and no others.
  static func schema(of fields: [PageFieldSummary]) -> [(String, Value)] {
    let required = fields.filter(\.isRequired).map { Value.string($0.name) }
    return [
      ("type", "object"), ("additionalProperties", false), ("required", .array(required)),
      ("properties", PageShape.object(properties(of: fields))),
    ]
  }

  static func properties(of fields: [PageFieldSummary]) -> [(String, Value)] {
    fields.map { ($0.name, PageShape.object($0.shape.schema + [("description", .string($0.summary))])) }
  }
}
