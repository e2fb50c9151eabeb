import SettingsFiles

/// Checks settings files, each against the schema it has, and says what is wrong for people and for programs.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsSchema
///
/// let home = "/home/ann"
/// let check = FileCheck(
///   discovery: SchemaDiscovery(shipped: .shipped(home: home), home: home),
///   loader: SchemaLoader(folders: [home + "/schemas"]), detect: FormatDetection.init)
/// let bytes = Array(#"{"level": 1,}"#.utf8)
/// let report = check.report(onFile: "conf/app.json", at: home + "/conf/app.json", content: bytes)
/// for line in report.lines { print(line) }
/// print(report.isValid)
/// ```
///
/// Safe to use from many threads at once; schemas are compiled once for all of them.
public struct FileCheck: Sendable {
  private let discovery: SchemaDiscovery
  private let loader: SchemaLoader
  private let detect: Detect
  private let option: String?
  private let workingFolder: String
  private let options: ValidationOptions

  /// Tells the format of a file by its names, the first of which counts that says anything, its content, and what
  /// something else tells where no name is sure.
  public typealias Detect =
    @Sendable (_ names: [String], _ content: [UInt8], _ orElse: () -> Format?) -> FormatDetection

  /// How files are checked.
  ///
  /// - Parameters:
  ///   - discovery: finds out which schema a file has.
  ///   - loader: opens schemas.
  ///   - detect: tells the format of a file.
  ///   - option: the schema that is named for all files; nil to let each file's own decide.
  ///   - workingFolder: what a path in `option` is seen from.
  ///   - options: how strictly documents are checked.
  public init(
    discovery: SchemaDiscovery, loader: SchemaLoader, detect: @escaping Detect, option: String? = nil,
    workingFolder: String = "/", options: ValidationOptions = ValidationOptions()
  ) {
    self.discovery = discovery
    self.loader = loader
    self.detect = detect
    self.option = option
    self.workingFolder = workingFolder
    self.options = options
  }

  /// Gives up the schemas that were opened, for who needs none of them again.
  package func forgetSchemas() { loader.forget() }

  /// Checks one file.
  ///
  /// - Parameters:
  ///   - name: the file as the user wrote it, for messages.
  ///   - path: its absolute path.
  ///   - content: its bytes.
  ///   - format: its format; nil to detect it by its name and content.
  public func report(onFile name: String, at path: String, content: [UInt8], format: Format? = nil) -> FileReport {
    report(onFile: name, at: path, place: nil, content: content, format: format, programFormat: { nil }) {
      discovery.programSchema(path)
    }
  }

  /// - Parameters:
  ///   - place: the path that its name is taken from; nil for its own.
  ///   - programFormat: gives the format that the file's program tells, where the name is not sure.
  ///   - programSchema: gives the path of a schema made for the file's program.
  package func report(
    onFile name: String, at path: String, place: String?, content: [UInt8], format: Format?,
    programFormat: () -> Format?,
    programSchema: () -> String?
  ) -> FileReport {
    // Some names mean something in their folder only.
    let place = place ?? (name.hasPrefix("/") ? name : workingFolder + "/" + name)
    let told: Format
    switch format.map(FormatDetection.known) ?? detect([place], content, programFormat) {
    case .known(let format): told = format
    case .refused(let refusal): return FileReport(name: name, outcome: .refused(refusal))
    case .unknown: return FileReport(name: name, outcome: .unknownFormat)
    }
    let document: Document
    do throws(ParseError) {
      document = try Document(parsing: content, as: told)
    } catch {
      return FileReport(name: name, outcome: .unparsable(error))
    }
    let named = discovery.namedCandidates(
      forFile: path, document: document, option: option, workingFolder: workingFolder)
    do throws(SchemaError) {
      let found = try loader.schema(from: named) {
        option == nil ? programSchema().map(discovery.candidate(ofProgram:)) : nil
      }
      guard let (schema, candidate) = found else {
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
///
///     let report = check.report(onFile: name, at: path, content: bytes)
///     report.lines.forEach { print($0) }
///     if !report.isValid { status = 1 }
public struct FileReport: Sendable {
  /// How far the check came, and what it found.
  public enum Outcome: Sendable {
    /// The format follows neither from its name nor from its content.
    case unknownFormat
    /// It is no settings file of a format that is read, or may be another than it looks like.
    case refused(FormatRefusal)
    /// The file is no text of its format.
    case unparsable(ParseError)
    /// Nobody knows a schema for it; it parses, and that is all.
    case noSchema(Document)
    /// Its schema is not at hand, or is none.
    case badSchema(Document, SchemaError)
    /// It was checked against this schema, which this candidate named; it is valid where no problem is a violation.
    case checked(Document, CompiledSchema, SchemaCandidate, [Problem])
  }

  /// The file as the user wrote it.
  public let name: String
  /// How far the check came, and what it found.
  public let outcome: Outcome

  /// Whether the file is what its format asks for and breaks no rule of its schema.
  public var isValid: Bool { problemCount == 0 }

  /// The document that was read; nil where it could not be.
  public var document: Document? {
    switch outcome {
    case .unknownFormat, .refused, .unparsable: nil
    case .noSchema(let document), .badSchema(let document, _), .checked(let document, _, _, _): document
    }
  }

  /// How many things are wrong with the file.
  public var problemCount: Int {
    guard let document else { return 1 }
    let faults = document.notes.count(where: \.isFault)
    guard case .checked(_, _, _, let problems) = outcome else { return faults }
    return faults + problems.count { $0.severity == .violation }
  }

  /// The lines to print: `file:line:column: message`.
  public var lines: [String] { findings.map(\.line) }

  /// The result in a standard output format, as JSON on one line, with the file's name. What could not be checked
  /// counts as valid; it is listed under `unchecked`, and names that are likely slips under `hints`, which are no part
  /// of the standard.
  public func output(_ format: OutputFormat, options: ValidationOptions = ValidationOptions()) -> String {
    Value.object(ObjectMembers(members(format, options: options))).json
  }

  /// The members of that object.
  ///
  /// - Parameter isAccepted: whether what is wrong at a setting, as a JSON Pointer, is left out.
  package func members(
    _ format: OutputFormat, options: ValidationOptions = ValidationOptions(),
    leavingOut isAccepted: (_ setting: String) -> Bool = { _ in false }
  ) -> [ObjectMembers.Element] {
    let errors = errorUnits(format, options).filter { $0.settingOfUnit.map(isAccepted) != true }
    var members: [ObjectMembers.Element] = [
      ("file", .string(UndecodedBytes.shown(name))), ("valid", .boolean(errors.isEmpty)),
    ]
    if format == .flag { return members }
    for (name, units) in [("errors", errors), ("unchecked", unchecked), ("hints", hints)] where !units.isEmpty {
      members.append((name, .array(units)))
    }
    return members
  }

  private func errorUnits(_ format: OutputFormat, _ options: ValidationOptions) -> [Value] {
    switch outcome {
    case .unknownFormat: [Self.unit(OpenError.unknownFormat(name).description)]
    case .refused(let refusal): [Self.unit(OpenError.refused(name, refusal).description)]
    case .unparsable(let error): [Self.unit(error.description)]
    case .noSchema(let document), .badSchema(let document, _): Self.units(ofFaults: document)
    case .checked(let document, let schema, _, _):
      Self.units(ofFaults: document) + schema.errorUnits(format, for: document, options: options)
    }
  }

  /// Names that are likely to be slips, an object for each.
  private var hints: [Value] {
    guard case .checked(let document, let schema, _, _) = outcome else { return [] }
    let lasting = LastingPaths(document)
    return schema.slips(in: document).map { slip in
      .object(
        ObjectMembers(
          lasting.members(for: slip.path, named: "instanceLocation")
            + [("hint", .string(slip.message))] + (slip.likely.map { [("likely", .string($0))] } ?? [])))
    }
  }

  /// What could not be checked and what is wrong with the schema, an object for each.
  private var unchecked: [Value] {
    switch outcome {
    case .unknownFormat, .refused, .unparsable, .noSchema: []
    case .badSchema(_, let error): [["instanceLocation": "", "error": .string(error.description)]]
    case .checked(let document, _, _, let problems):
      OutputUnit(document).units(forUnchecked: problems.filter { $0.severity != .violation })
    }
  }

  private static func units(ofFaults document: Document) -> [Value] {
    document.notes.filter(\.isFault).map {
      unit("\(document.lines.position(at: $0.span.lowerBound)): \($0.message)")
    }
  }

  /// A fault of the text, which is no keyword's.
  private static func unit(_ message: String) -> Value {
    ["valid": false, "keywordLocation": "", "instanceLocation": "", "error": .string(message)]
  }
}

extension Note {
  /// Whether the format forbids it; else it is only worth knowing.
  var isFault: Bool {
    switch kind {
    case .duplicateKey, .loneSurrogate: false
    case .comment, .trailingComma, .empty, .other: true
    }
  }
}

extension Value {
  /// Of an object for something that a schema finds wrong: the setting, as a JSON Pointer.
  fileprivate var settingOfUnit: String? {
    guard case .object(let members) = self, members["absoluteKeywordLocation"] != nil else { return nil }
    return members["instanceLocation"]?.string
  }
}
