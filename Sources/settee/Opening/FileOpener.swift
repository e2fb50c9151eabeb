import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// Reads settings files and finds their schemas. One for all verbs and screens, which hold it beside much else.
final class FileOpener: Sendable {
  let writer: FileWriter
  /// What was changed before, and what will be.
  let record: ChangeRecord
  /// Where unsaved edits are kept against a crash.
  let recovery: RecoveryFolder
  /// The user's own files of keys and controls.
  let userFiles: UserFiles
  /// The account's own folder, which is shown as `~`.
  let home: String?
  /// Where what should last is kept; nil for nowhere.
  let stateFolder: String?
  let finder: SchemaFinder

  init(folders: XDGFolders, currentFolder: String) {
    (home, stateFolder) = (folders.home, folders.state)
    writer = FileWriter(stateFolder: folders.state)
    let userFiles = UserFiles(folder: folders.configuration)
    record = ChangeRecord(stateFolder: folders.state, writer: writer, keeping: { userFiles.keeping })
    recovery = RecoveryFolder(folders.recovery, writer: writer)
    self.userFiles = userFiles
    finder = SchemaFinder(folders: folders, currentFolder: currentFolder, writer: writer, userFiles: userFiles)
  }

  /// What the history calls what is done on the screens.
  private static let screenTool = "the screen"

  /// Reads a file whole, without understanding it.
  func read(_ path: String, _ options: FileOptions = []) throws(FileError) -> FileContent {
    try FileContent(path, writer.fileSystem, options: options)
  }

  /// A session with a file that was opened.
  ///
  /// - Parameter commentLimit: in texts of more bytes no settings are looked for that are comments.
  @MainActor
  func session(for opened: OpenedFile, commentLimit: Int = EditingSession.interactiveCommentLimit) -> EditingSession {
    let session = EditingSession(
      name: FilePath.name(of: opened.original ?? opened.file.path), document: opened.file.document,
      schema: opened.found.schema, schemaSource: opened.found.source, inferenceTable: opened.found.inferenceTable,
      store: FileStore(opened.file, writer: writer, record: opened.original == nil ? record : nil),
      commentLimit: commentLimit)
    session.schemaProblem = opened.found.pageProblem
    session.saveNote.tool = Self.screenTool
    tellElsewhere(session, opened.subject)
    return session
  }

  /// A session for a verb: nobody waits between two changes, so the comments of a text of any size are read.
  @MainActor
  func session(with source: DocumentSource, _ request: FileRequest, output: Output) throws(FileOpeningError)
    -> EditingSession
  {
    let document = source.document
    let found = try schema(of: document, source.subject, request)
    if let problem = found.pageProblem { output.error(problem) }
    let store: any DocumentStore =
      source.file.map { FileStore($0, writer: writer, record: record) } ?? StreamStore(output: output)
    let session = EditingSession(
      name: FilePath.name(of: request.path), document: document, schema: found.schema, schemaSource: found.source,
      inferenceTable: found.inferenceTable, store: store, commentLimit: .max)
    tellElsewhere(session, source.subject)
    return session
  }

  /// Has a session know what the program's other files say, which are read where it asks.
  @MainActor
  private func tellElsewhere(_ session: EditingSession, _ subject: FileSubject?) {
    guard let subject, subject.page != nil else { return }
    session.elsewhere = { [layers, weak session] path in
      let texts = session.map { [subject.target: $0.document.text] } ?? [:]
      return (try? layers.settings(of: subject, with: texts))?.others(beside: subject.target)[path]
    }
  }

  /// What tells which of a program's files counts.
  var layers: ProgramLayers { ProgramLayers(pages: pages, home: home) }

  var pages: ProgramPages { finder.pages }

  /// A file by its name and its path without symbolic links.
  func subject(_ path: String, target: String) -> FileSubject {
    FileSubject(path, target: FilePath.absolute(target), pages: pages)
  }

  /// A session with a file of a program in which nothing is set, to be asked about its settings; nil where nothing is
  /// known of them.
  @MainActor
  func session(on page: ProgramPage) -> EditingSession? {
    guard let file = page.files.first, let format = file.format ?? Format.detect(name: file.pattern),
      let document = try? Document(parsing: [], as: format), let found = finder.schema(of: page)
    else { return nil }
    return EditingSession(
      name: page.title, document: document, schema: found.schema, schemaSource: found.source,
      inferenceTable: found.inferenceTable, store: NoStore(reason: "there is no file"), commentLimit: .max)
  }

  /// - Throws: why the file or the schema named for it cannot be used, in words for the user.
  func open(_ request: FileRequest) throws(FileOpeningError) -> OpenedFile {
    let (file, subject) = try file(request)
    let found = try schema(of: file.document, subject, request, waits: false)
    return OpenedFile(file: file, subject: subject, found: found, original: request.place)
  }

  /// Reads a file without its schema.
  func file(_ request: FileRequest) throws(FileOpeningError) -> (file: SettingsFile, subject: FileSubject) {
    do throws(OpenError) {
      if let place = request.place { return try file(request, takenFor: place) }
      var known: FileSubject?
      let file = try SettingsFile.open(
        request.path, format: request.format, options: request.options, writer: writer
      ) { target in
        let subject = subject(request.path, target: target)
        known = subject
        return subject.pageFormat
      }
      return (file, known ?? subject(request.path, target: file.target))
    } catch .notUnderstood(let path, let error) {
      throw .notUnderstood(path, error)
    } catch .file(.notFound(let path)) where request.mayCreate != nil {
      guard request.mayCreate == true else {
        throw .unusable(
          "\(FileError.notFound(path).advice); \(SystemdUnit.advice(onMissing: path, in: writer.fileSystem) ?? "--create makes it")"
        )
      }
      do throws(OpenError) {
        return try newFile(request)
      } catch .file(.exists(let path)) where (try? writer.fileSystem.status(of: path)) != nil {
        // Another program has just made it.
        return try self.file(request)
      } catch {
        throw .unusable(error.advice)
      }
    } catch .refused(let path, let refusal) {
      throw .notSettings(.refused(path, refusal))
    } catch .unknownFormat(let path) {
      throw .notSettings(.unknownFormat(path))
    } catch {
      throw .unusable(error.advice)
    }
  }

  /// Reads a file that is taken for the one at another path.
  private func file(
    _ request: FileRequest, takenFor place: String
  ) throws(OpenError) -> (file: SettingsFile, subject: FileSubject) {
    let subject = subject(place, target: place)
    let file = try SettingsFile.open(request.path, options: request.options, writer: writer) {
      (_, content) throws(OpenError) in
      try detection(of: content, request, subject).format(of: request.path)
    }
    return (file, subject)
  }

  /// What tells how a text is written that is in no file of its own.
  func detection(of text: [UInt8], _ request: FileRequest, _ subject: FileSubject?) -> FormatDetection {
    if let format = request.format { return .known(format) }
    return FormatDetection(names: [subject?.target ?? request.path], content: text) { subject?.pageFormat }
  }

  /// A file that saving makes, in a folder that is there or is the custom of the file's program.
  private func newFile(_ request: FileRequest) throws(OpenError) -> (file: SettingsFile, subject: FileSubject) {
    let folder = FilePath.folder(of: request.path)
    let subject = subject(request.place ?? request.path, target: request.place ?? request.path)
    guard writer.fileSystem.isFolder(folder) || isDropIn(subject) else { throw .file(.noFolder(folder)) }
    let known = request.format ?? subject.pageFormat
    let format = try FormatDetection(name: subject.target, content: [], as: known).format(of: request.path)
    let options = request.options.union(subject.isPrivate ? .privateFile : [])
    return (try SettingsFile.new(request.path, format: format, options: options, writer: writer), subject)
  }

  /// Whether a file is one of a program's by its path, so that its folder may be made beside what is there.
  private func isDropIn(_ subject: FileSubject) -> Bool {
    writer.fileSystem.isFolder(FilePath.folder(of: FilePath.folder(of: subject.target))) && subject.pageFormat != nil
  }

  /// The folder that paths are seen from.
  var currentFolder: String { finder.currentFolder }

  /// What a request names, read without its schema.
  @MainActor
  func source(of request: FileRequest, _ input: Input) throws(FileOpeningError) -> DocumentSource {
    if request.isStandardInput || request.isNothing {
      let taken = request.place.map { self.subject($0, target: $0) }
      return DocumentSource(file: nil, document: try document(request, taken, input), subject: taken)
    }
    let (file, subject) = try file(request)
    return DocumentSource(file: file, document: file.document, subject: subject)
  }

  @MainActor
  private func document(_ request: FileRequest, _ subject: FileSubject?, _ input: Input) throws(FileOpeningError)
    -> Document
  {
    let text = try FileOpeningError.from { () throws(InputError) in
      request.isNothing ? [] : try input.read(.document)
    }
    let format = try FileOpeningError.from { () throws(OpenError) in
      try detection(of: text, request, subject).format(of: request.path)
    }
    do throws(ParseError) {
      return try Document(parsing: text, as: format)
    } catch {
      throw .notUnderstood(request.path, error)
    }
  }

  private func schema(
    of document: Document, _ subject: FileSubject?, _ request: FileRequest, waits: Bool = true
  ) throws(FileOpeningError) -> SchemaFinder.Found {
    try FileOpeningError.from { () throws(SchemaError) in
      try finder.schema(
        of: document, at: subject?.target ?? finder.pathOfStream, subject, request.schema, waits: waits)
    }
  }
}

/// A settings file that was read, with its schema.
struct OpenedFile {
  let file: SettingsFile
  let subject: FileSubject
  let found: SchemaFinder.Found
  /// The file that it is taken for, as a copy of it; nil where it is itself.
  let original: String?
}

enum FileOpeningError: WordedError, AdvisingError, CustomStringConvertible {
  /// It does not parse.
  case notUnderstood(String, ParseError)
  /// It is no settings file, or nothing tells its format.
  case notSettings(OpenError)
  /// It, or the schema that was named for it, cannot be read.
  case unusable(String)

  init(_ reason: String) { self = .unusable(reason) }

  var description: String {
    switch self {
    case .notUnderstood(let path, let error): "\(path):\(error)"
    case .notSettings(let error): error.advice
    case .unusable(let reason): reason
    }
  }
}

/// Where a verb has settings from, and where it puts them.
struct DocumentSource {
  /// Nil for standard input; what it becomes goes to standard output.
  let file: SettingsFile?
  let document: Document
  /// What it is, by its path or the one that it is to have; nil where nothing tells.
  let subject: FileSubject?

  /// The path of the file itself, without symbolic links; nil where there is none.
  var target: String? { file?.target }
  /// The operand that means standard input.
  static let streamName = "-"
}
