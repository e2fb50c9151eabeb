import SettingsDocuments

/// Checks settings files, each against the schema it has: what `settee check` prints.
///
///     let check = FileCheck(discovery: discovery, loader: SchemaLoader(folders: folders))
///     let report = check.report(onFile: "conf/app.json", at: "/home/ann/conf/app.json", content: bytes)
///     report.lines.forEach { print($0) }
///
/// Safe to use from many threads at once; schemas are compiled once for all of them.
public struct FileCheck: Sendable {
  private let discovery: SchemaDiscovery
  private let loader: SchemaLoader
  private let option: String?
  private let workingFolder: String
  private let options: ValidationOptions

  /// - Parameters:
  ///   - option: the schema that the command line names for all files; nil to let each file's own decide.
  ///   - workingFolder: what a path in `option` is seen from.
  public init(
    discovery: SchemaDiscovery, loader: SchemaLoader, option: String? = nil, workingFolder: String = "/",
    options: ValidationOptions = ValidationOptions()
  ) {
    self.discovery = discovery
    self.loader = loader
    self.option = option
    self.workingFolder = workingFolder
    self.options = options
  }

  /// Checks one file.
  ///
  /// - Parameters:
  ///   - name: the file as the user wrote it, for messages.
  ///   - path: its absolute path.
  ///   - format: its format; nil to tell by its name and content.
  public func report(onFile name: String, at path: String, content: [UInt8], format: Format? = nil) -> FileReport {
    let document: Document
    do throws(ParseError) {
      document = try Document(parsing: content, as: format ?? Format.detect(name: path, content: content) ?? .json)
    } catch {
      return FileReport(name: name, outcome: .unparsable(error))
    }
    let candidates = discovery.candidates(
      forFile: path, document: document, option: option, workingFolder: workingFolder)
    do throws(SchemaError) {
      guard let (schema, candidate) = try loader.schema(from: candidates) else {
        return FileReport(name: name, outcome: .noSchema(document))
      }
      let problems = schema.validate(document, options: options)
      return FileReport(name: name, outcome: .checked(document, schema, candidate, problems))
    } catch {
      return FileReport(name: name, outcome: .badSchema(document, error))
    }
  }
}

/// What came of checking one file.
public struct FileReport: Sendable {
  public enum Outcome: Sendable {
    /// The file is no text of its format.
    case unparsable(ParseError)
    /// Nobody knows a schema for it; it parses, and that is all.
    case noSchema(Document)
    /// Its schema is not at hand, or is none.
    case badSchema(Document, SchemaError)
    case checked(Document, CompiledSchema, SchemaCandidate, [Problem])
  }

  /// The file as the user wrote it.
  public let name: String
  public let outcome: Outcome

  /// Whether the file parses and breaks no rule of its schema.
  public var isValid: Bool {
    switch outcome {
    case .unparsable: false
    case .noSchema, .badSchema: true
    case .checked(_, _, _, let problems): !problems.contains { $0.severity == .violation }
    }
  }

  /// Whether the check could not be made as asked: the schema is not at hand.
  public var isIncomplete: Bool {
    if case .badSchema = outcome { true } else { false }
  }

  /// The lines to print: `file:line:column: message`.
  public var lines: [String] {
    switch outcome {
    case .unparsable(let error): ["\(name):\(error)"]
    case .noSchema: []
    case .badSchema(_, let error): ["\(name): unchecked: \(error)"]
    case .checked(let document, _, _, let problems): problems.map { $0.rendered(file: name, in: document) }
    }
  }

  /// The result in a standard output format, as JSON on one line.
  public func output(_ format: OutputFormat, options: ValidationOptions = ValidationOptions()) -> String {
    switch outcome {
    case .unparsable(let error):
      let unit: [ObjectMembers.Element] = [
        ("valid", false), ("keywordLocation", ""), ("instanceLocation", ""), ("error", .string(error.description)),
      ]
      let errors: Value = .array([.object(ObjectMembers(unit))])
      return format == .flag
        ? #"{"valid": false}"# : Value.object(ObjectMembers([("valid", false), ("errors", errors)])).json
    case .noSchema, .badSchema: return #"{"valid": true}"#
    case .checked(let document, let schema, _, _): return schema.output(format, for: document, options: options)
    }
  }
}
