import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// Finds the schema of a file: the one that is named for it, the file's own word, the user's list, what Settee knows.
///
/// Schemas of the web are looked for in the folder `schemas` beside Settee's settings; nothing is fetched. The user's
/// list is `schemas.json` there, a copy of SchemaStore's catalogue `schemas/catalog.json`.
struct SchemaFinder {
  /// The schema of a file, or why there is none.
  struct Found {
    let schema: CompiledSchema?
    /// Said to the user.
    let source: String
    /// Tells how settings are shown of which no schema says enough.
    let inferenceTable: InferenceTable
    /// What is wrong with the user's own page of the file's program, which would tell its settings.
    var pageProblem: String?
    /// The address of the web that its schema has, where no copy of it is at hand.
    var missing: String?
    /// The page of the program that is still to be asked for what its settings may be.
    var awaited: ProgramPage?
  }

  let folders: XDGFolders
  let currentFolder: String
  let writer: FileWriter
  let userFiles: UserFiles

  /// - Throws: where the one that the command line names cannot be used. Any other that cannot is passed over.
  ///
  /// - Parameters:
  ///   - target: the file's path behind symbolic links.
  ///   - subject: the file; nil for a text that is in none.
  ///   - waits: whether a program is asked at once for what is not known yet of its settings; else the answer says so.
  func schema(
    of document: Document, at target: String, _ subject: FileSubject?, _ options: SchemaOptions, waits: Bool = true
  ) throws(SchemaError) -> Found {
    var awaited: ProgramPage?
    let discovery = discovery()
    let candidates = discovery.namedCandidates(
      forFile: target, document: document, option: options.schema, workingFolder: currentFolder)
    let inferenceTable = inferenceTable
    let loader = SchemaLoader(
      folders: schemaFolders(options), inferenceTable: inferenceTable, known: OwnSchemas.resolver)
    do throws(SchemaError) {
      let opened = try loader.schema(from: candidates) {
        guard options.schema == nil, let subject else { return nil }
        let schema = programSchema(of: subject, waits: waits)
        awaited = schema.awaited
        return schema.path.map(discovery.candidate(ofProgram:))
      }
      guard let (schema, candidate) = opened else {
        let problem = subject?.pageProblem?.description
        let state = awaited.map { "\($0.title) is being asked" }
        return Found(
          schema: nil, source: problem ?? state ?? "none is known for this file", inferenceTable: inferenceTable,
          pageProblem: problem, awaited: awaited)
      }
      return Found(schema: schema, source: source(of: schema, candidate), inferenceTable: inferenceTable)
    } catch {
      if options.schema != nil { throw error }
      let advice = schemaFolder.map { "; a copy in \($0) would be used" } ?? ""
      var found = Found(schema: nil, source: error.message + advice, inferenceTable: inferenceTable)
      found.awaited = awaited
      if let uri = candidates.first?.uri, SchemaNeed.isOfWeb(uri) { found.missing = uri }
      return found
    }
  }

  /// Where a schema comes from, in words for the screen.
  private func source(of schema: CompiledSchema, _ candidate: SchemaCandidate) -> String {
    let name = FilePath.abbreviated(candidate.name, home: folders.home)
    return switch candidate.origin {
    case .option: "\(name), named on the command line"
    case .program:
      "\(Self.word("title", of: schema)), "
        + (ProgramKnowledgeSummary(of: schema)?.origin ?? "known \(Self.word("$comment", of: schema))")
    default: "\(name), \(candidate.origin.description)"
    }
  }

  private static func word(_ keyword: String, of schema: CompiledSchema) -> String {
    schema.document.root[keyword]?.string ?? ""
  }

  /// What checks many files, each schema being opened once for all of them.
  ///
  /// - Throws: where the schema that the command line names cannot be used.
  func check(_ options: SchemaOptions) throws(SchemaError) -> FileCheck {
    let loader = SchemaLoader(folders: schemaFolders(options), known: OwnSchemas.resolver)
    // The lists of who has which schema are only read where they are asked.
    let known = options.schema == nil
    let discovery = known ? discovery(programSchema(ofFile:)) : SchemaDiscovery(home: folders.home)
    if options.schema != nil {
      let named = discovery.candidates(
        forFile: "/", document: nil, option: options.schema, workingFolder: currentFolder)
      _ = try loader.schema(from: named)
    }
    return FileCheck(
      discovery: discovery, loader: loader, detect: FormatDetection.init, option: options.schema,
      workingFolder: currentFolder)
  }

  /// The table that tells how settings are shown of which no schema says enough, with the user's own rules before it.
  private var inferenceTable: InferenceTable {
    userFiles.controls().content.map { .standard.overlaid(by: $0) } ?? .standard
  }

  var pathOfStream: String { currentFolder + "/" + DocumentSource.streamName }

  /// The copies of schemas of the web; nil where there is no folder for them.
  var copies: SchemaCopies? { schemaFolder.map { SchemaCopies(folder: $0, writer: writer) } }

  /// The address of the web that the schema of a file has, at hand or not; nil where it has another, or none.
  func webSchema(of file: SettingsFile) -> String? {
    let candidates = discovery().candidates(forFile: file.target, document: file.document)
    guard let uri = candidates.first?.uri, SchemaNeed.isOfWeb(uri), !SchemaReferences.isBuiltIn(uri) else { return nil }
    return uri
  }

  private var schemaFolder: String? { folders.configuration.map { $0 + "/schemas" } }

  /// Where schemas may lie that have an address of the web.
  private func schemaFolders(_ options: SchemaOptions) -> [String] {
    let named = options.folder.map { $0.hasPrefix("/") ? $0 : currentFolder + "/" + $0 }
    return [named, schemaFolder].compactMap { $0 }
  }

  private func programSchema(ofFile target: String) -> String? {
    programSchema(of: FileSubject(target, target: target, pages: pages))
  }

  /// The path of the schema made for a file's program; nil where nothing is known of its settings.
  ///
  /// - Parameter release: the release that is asked about, whatever is installed; nil for the machine as it is.
  func programSchema(of subject: FileSubject, for release: KnowledgeRelease? = nil) -> String? {
    guard let release else { return programSchema(of: subject, waits: true).path }
    return subject.page.flatMap(programs(for: release).path)
  }

  /// - Parameter waits: whether what is not known yet is found out at once, which may take a second; else the page is
  ///   given whose program is still to be asked.
  private func programSchema(of subject: FileSubject, waits: Bool) -> (path: String?, awaited: ProgramPage?) {
    let formats = folders.pageFolders("formats")
    let own = OwnSchemas.uri(
      of: subject.target, settings: folders.settings, programs: pageFolders, formats: formats)
    if let own { return (own, nil) }
    guard let page = subject.page else { return (nil, nil) }
    if waits { return (programs().path(of: page), nil) }
    let kept = programs().keptPath(of: page)
    return (kept, kept == nil ? page : nil)
  }

  /// - Parameter programSchema: gives the path of a schema made for a file's program.
  private func discovery(
    _ programSchema: @escaping @Sendable (String) -> String? = { _ in nil }
  ) -> SchemaDiscovery {
    SchemaDiscovery(
      userMap: associations(folders.configuration.map { $0 + "/schemas.json" }),
      userMapFolder: folders.configuration ?? "/", shipped: .shipped(home: folders.home),
      catalogue: associations(schemaFolder.map { $0 + "/catalog.json" }), home: folders.home,
      programSchema: programSchema)
  }

  private func programs(for release: KnowledgeRelease? = nil) -> ProgramSchemas {
    ProgramSchemas(
      folder: folders.cache.map { $0 + "/programs" }, writer: writer, packs: packs, release: release)
  }

  /// What is recorded of programs that are not installed.
  var packs: KnowledgePacks {
    KnowledgePacks(folders: folders.pageFolders("knowledge"), fileSystem: writer.fileSystem)
  }

  /// Where the pages of programs are that the user and the machine have.
  private var pageFolders: [String] { folders.pageFolders("programs") }

  /// The folders of pages of programs and of what is recorded of them that are not built in.
  var ownFolders: [String] { pageFolders + folders.pageFolders("knowledge") }

  /// The pages of programs: those of the user and of the machine, and those that are built in.
  var pages: ProgramPages { pages(in: pageFolders) }

  /// The same, of the folders that are there now.
  var pagesForMany: ProgramPages {
    pages(in: pageFolders.filter { (try? writer.fileSystem.status(of: $0)) != nil })
  }

  private func pages(in pageFolders: [String]) -> ProgramPages {
    var pages = ProgramPages(home: folders.home, folders: pageFolders)
    if RootFolder.entered != nil { pages.root = nil }
    return pages
  }

  /// What changes where something else is known of a program's settings.
  func knowledgeName(of page: ProgramPage) -> String { programs().state(of: page) }

  /// The schema of a program, whichever of its files is meant; nil where nothing is known of its settings.
  func schema(of page: ProgramPage) -> Found? {
    let loader = SchemaLoader(inferenceTable: inferenceTable)
    guard let path = programs().path(of: page),
      let (schema, candidate) = try? loader.schema(from: [SchemaCandidate(uri: "file://" + path, origin: .program)])
    else { return nil }
    return Found(schema: schema, source: source(of: schema, candidate), inferenceTable: inferenceTable)
  }

  private func associations(_ path: String?) -> SchemaAssociations {
    guard let path, let file = try? SettingsFile.open(path, format: .jsonc, writer: writer) else { return .none }
    return SchemaAssociations(from: file.document, home: folders.home)
  }
}
