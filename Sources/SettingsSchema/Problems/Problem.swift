import SettingsFiles

/// Something a schema says against a document, at its place, in words for the person who wrote it.
///
///     for problem in schema.validate(document) {
///       print(problem.rendered(file: "app.json", in: document))
///       // app.json:3:11: port: 70000 is more than 65535, the most allowed
///     }
public struct Problem: Hashable, Sendable {
  /// What sort of problem it is.
  public enum Severity: Hashable, Sendable {
    /// The document breaks a rule of its schema.
    case violation
    /// Something could not be checked: a schema that is not at hand, a pattern that takes too long, or what is left of
    /// a check that the user stopped.
    case unchecked
    /// The schema itself makes no sense somewhere; that rule was left out.
    case schemaProblem
  }

  /// Whether the document is at fault, the schema, or neither.
  public let severity: Severity
  /// Where in the document: the value, or for a key that must not be there, its member.
  public let path: Path
  /// The bytes at fault in the document's text.
  public let span: Range<Int>
  /// The keyword that failed, such as `minimum`; empty for the schema `false` at the root.
  public let keyword: String
  /// The way to the keyword through the schema and its references, as a JSON Pointer.
  public var keywordLocation: String { Path(trail.map { .key($0) }).pointer }
  /// The keyword's own place: the URI of its schema with a JSON Pointer as the fragment.
  public var schemaLocation: String { schemaPlace.text + (keyword.isEmpty ? "" : "/" + keyword) }
  /// What is wrong and what would be right, as a sentence without a full stop.
  public let message: String

  /// Whether nothing is known to be wrong here, and the user stopped the check.
  public internal(set) var isInterruption = false

  /// What a merged explanation needs to know of its parts.
  enum Detail: Hashable, Sendable {
    case type(TypeSet)
    case choice([Value])
    case typeOrChoice(TypeSet, [Value])
    case missingKey
    case strangeKey
    case other
  }

  let detail: Detail

  /// Whether a name is wrong, and no value.
  package var isStrangeKey: Bool { detail == .strangeKey }

  /// The keywords and keys on the way through the schema.
  let trail: [String]
  /// The place of the schema that has the keyword.
  let schemaPlace: SchemaPlace
  /// For keywords with subschemas, what those say; only gathered for the standard output formats.
  var causes: [Problem] = []

  /// The problem as compilers print it: `file:line:column: path: message`.
  ///
  /// - Parameters:
  ///   - file: the document's name.
  ///   - document: the document that was checked.
  public func rendered(file: String, in document: Document) -> String {
    let position = document.lines.position(at: span.lowerBound)
    let place = path.isRoot ? "" : path.description + ": "
    return "\(file):\(position): \(place)\(message)"
  }
}

extension Problem {
  /// What another than the schema says is wrong, whose name is in the message.
  package init(said message: String, at path: Path, span: Range<Int>) {
    self.init(
      severity: .violation, path: path, span: span, keyword: "", message: message, detail: .other, trail: [],
      schemaPlace: SchemaPlace(schema: nil))
  }
}

/// The place of the schema that has a keyword, which few ask for: it is spelled then.
struct SchemaPlace: Hashable, Sendable {
  /// Nil where another than the schema says what is wrong.
  let schema: Subschema?

  var text: String { schema?.location ?? "" }

  static func == (one: SchemaPlace, other: SchemaPlace) -> Bool {
    one.schema === other.schema || one.text == other.text
  }

  /// Two compilations of one schema have the same places.
  func hash(into hasher: inout Hasher) {}
}
