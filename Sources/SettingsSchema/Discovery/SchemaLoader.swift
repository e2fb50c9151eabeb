import SettingsFiles
import Synchronization

/// Opens schemas by their URI, each once, for any number of threads.
///
///     let loader = SchemaLoader(folders: ["/usr/share/schemas"])
///     if let (schema, candidate) = try loader.schema(from: candidates) {
///       print("\(schema.uri), \(candidate.origin.description)")
///     }
public final class SchemaLoader: Sendable {
  private let resolver: SchemaResolver
  private let inferenceTable: InferenceTable?
  private let schemas = Mutex<[String: Result<CompiledSchema, SchemaError>]>([:])

  /// - Parameters:
  ///   - folders: where schemas with other than `file:` URIs may lie, such as a copy of SchemaStore.
  ///   - inferenceTable: how settings are shown whose schema says little; nil for the standard table.
  ///   - known: has the schemas that need no file.
  public init(
    folders: [String] = [], inferenceTable: InferenceTable? = nil, known: SchemaResolver = .none
  ) {
    resolver = folders.reduce(known.or(.files)) { $0.or(.folder($1)) }
    self.inferenceTable = inferenceTable
  }

  /// The first of the schemas that is at hand; nil when the list is empty.
  ///
  /// - Throws: ``SchemaError`` when none of them is at hand: what the first one lacks.
  public func schema(
    from candidates: [SchemaCandidate]
  ) throws(SchemaError) -> (schema: CompiledSchema, candidate: SchemaCandidate)? {
    try first(of: candidates)
  }

  private func first(
    of candidates: some Sequence<SchemaCandidate>
  ) throws(SchemaError) -> (schema: CompiledSchema, candidate: SchemaCandidate)? {
    var firstError: SchemaError?
    for candidate in candidates {
      do throws(SchemaError) {
        return (try schema(at: candidate.uri), candidate)
      } catch {
        firstError = firstError ?? error
      }
    }
    if let firstError { throw firstError }
    return nil
  }

  /// The same, with one more candidate, which is asked for where none of the others is at hand.
  package func schema(
    from candidates: SchemaCandidates, orElse last: () -> SchemaCandidate?
  ) throws(SchemaError) -> (schema: CompiledSchema, candidate: SchemaCandidate)? {
    do throws(SchemaError) {
      if let found = try first(of: candidates) { return found }
    } catch {
      guard let last = last(), let schema = try? schema(at: last.uri) else { throw error }
      return (schema, last)
    }
    return try schema(from: last().map { [$0] } ?? [])
  }

  /// The schema with a URI, opened the first time it is asked for; a metaschema of the drafts is always at hand.
  ///
  /// - Throws: ``SchemaError`` where it cannot be found, read or parsed, or is no schema; asking again gives the same.
  public func schema(at uri: String) throws(SchemaError) -> CompiledSchema {
    if let known = schemas.withLock({ $0[uri] }) { return try known.get() }
    let made = Result { () throws(SchemaError) in try open(uri) }
    return try schemas.withLock { schemas in
      let kept = schemas[uri] ?? made
      schemas[uri] = kept
      return kept
    }.get()
  }

  /// Gives up the schemas that were opened; they are opened again when they are asked for.
  func forget() { schemas.withLock { $0 = [:] } }

  private func open(_ uri: String) throws(SchemaError) -> CompiledSchema {
    let document: Document
    if let path = FileURI.path(of: uri) {
      guard let bytes = (try? FileContent(path))?.bytes else {
        throw SchemaError(message: "the schema \(path) cannot be read", span: 0..<0)
      }
      document = try parse(bytes, name: path)
    } else if let text = Metaschemas.text(for: URIReference(uri).withoutFragment.text) {
      document = try parse(text, name: uri)
    } else if let found = resolver.document(at: uri) {
      document = found
    } else {
      throw SchemaError(message: "the schema \(uri) is not at hand", span: 0..<0)
    }
    return try CompiledSchema(document, uri: uri, resolver: resolver, inferenceTable: inferenceTable)
  }

  private func parse(_ bytes: [UInt8], name: String) throws(SchemaError) -> Document {
    let format = SchemaText.format(of: name, bytes)
    do throws(ParseError) {
      return try Document(parsing: bytes, as: format)
    } catch {
      // Any file can be named as a schema, so messages show nothing of its content.
      throw SchemaError(
        message: "the schema \(name) cannot be parsed as \(format.name): the first fault is at \(error.position)",
        span: error.offset..<error.offset)
    }
  }
}
