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
  var words: String {
    switch self {
    case .flag: "true or false"
    case .text: "a text"
    case .integer: "a whole number"
    case .byte: "one character"
    case .bytes: "characters"
    case .texts: "a list of texts"
    case .pair: "two texts"
    case .pairs: "a list of two texts each"
    case .map: "a table of texts"
    case .word(let words): "one of " + words.joined(separator: ", ")
    case .table: "a table"
    case .tables: "a list of tables"
    case .list(let element): "a list of " + element.words
    case .either(let shapes): shapes.map(\.words).joined(separator: ", or ")
    }
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

  /// The members of its JSON Schema.
  var schema: [(String, Value)] {
    switch self {
    case .flag: [("type", "boolean")]
    case .text: [("type", "string")]
    case .integer: [("type", "integer")]
    case .byte: [("type", "string"), ("minLength", 1), ("maxLength", 1)]
    case .bytes: [("type", "string")]
    case .texts: [("type", "array"), ("items", ["type": "string"])]
    case .pair: [("type", "array"), ("items", ["type": "string"]), ("minItems", 2), ("maxItems", 2)]
    case .pairs: [("type", "array"), ("items", Self.object(PageShape.pair.schema))]
    case .map: [("type", "object"), ("additionalProperties", ["type": "string"])]
    case .word(let words): [("enum", .array(words.map { .string($0) }))]
    case .table(let fields): PageFieldSummary.schema(of: fields)
    case .tables(let fields): [("type", "array"), ("items", Self.object(PageFieldSummary.schema(of: fields)))]
    case .list(let element): [("type", "array"), ("items", Self.object(element.schema))]
    case .either(let shapes): [("anyOf", .array(shapes.map { Self.object($0.schema) }))]
    }
  }

  static func object(_ members: [(String, Value)]) -> Value {
    .object(ObjectMembers(members.map { (key: $0.0, value: $0.1) }))
  }
}

/// What is said of a field of pages.
struct PageFieldSummary {
  let table: String
  let name: String
  let isRequired: Bool
  let shapeWhenAsked: () -> PageShape

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
