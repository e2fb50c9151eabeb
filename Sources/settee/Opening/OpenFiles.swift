import LongWork
import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession
import TerminalTables

/// The files that are open on screen: each once, with its unsaved changes, however often it is looked at.
@MainActor
final class OpenFiles {
  let opener: FileOpener
  private let editor: EditorCommand
  private let otherWaysToSave: OtherWaysToSave?
  private let fetcher: WebFetcher
  /// Puts into force what was saved; nil where nothing runs that could take it up.
  private let applying: ScreenApplying?
  /// Finds settings of all programs; nil where that makes no sense.
  let search: MachineFinder?
  let surroundings: Surroundings
  private let asksKernel: Bool
  /// What the other files of their programs say of them.
  private(set) lazy var layers: LayerKnowledge = .init(
    layers: opener.layers, unsavedTexts: { [weak self] in self?.unsavedTexts ?? [:] },
    onChange: { [surroundings] in surroundings.navigator?.reloadTop() },
    onFiles: { [weak self] in self?.outside.follow($0) })
  private var open: [String: OpenFile] = [:]
  private var order: [String] = []
  /// Tells what other programs do to them.
  private(set) lazy var outside: OutsideWatch = .init(
    asksKernel: asksKernel,
    onChange: { [weak self] in
      self?.layers.lookAgain()
      self?.surroundings.navigator?.dataChanged()
    }, log: { [surroundings] in surroundings.log($0) })

  /// A session, and what its screens are offered.
  struct OpenFile {
    /// Behind symbolic links.
    let target: String
    /// The file that it is a copy of; nil where it is itself.
    let original: String?
    let session: EditingSession
    let host: DocumentHost

    @MainActor fileprivate var screen: any Screen { DocumentScreens.settings(of: session, host: host) }

    /// Shows the settings, at one of them where one is given, and over them what would be saved.
    @MainActor
    func showReview(of path: Path?, _ proposal: ProposedChange? = nil, on navigator: Navigator) {
      navigator.push(path.map { DocumentScreens.settings(of: session, host: host, showing: $0) } ?? screen)
      navigator.push(DocumentScreens.review(of: session, host: host, proposal: proposal))
    }
  }

  init(
    opener: FileOpener, editor: EditorCommand, otherWaysToSave: OtherWaysToSave? = nil,
    fetcher: WebFetcher = WebFetcher(), applying: ScreenApplying? = nil, search: MachineFinder? = nil,
    surroundings: Surroundings = Surroundings(), asksKernel: Bool = true
  ) {
    (self.surroundings, self.asksKernel) = (surroundings, asksKernel)
    (self.fetcher, self.applying, self.search) = (fetcher, applying, search)
    self.otherWaysToSave = otherWaysToSave
    self.opener = opener
    self.editor = editor
  }

  /// The screen of a file: its settings, or why it cannot be read.
  func screen(for request: FileRequest) throws(FileOpeningError) -> any Screen {
    if let open = open[request.path] { return screen(of: open) }
    let (path, name) = (request.path, FilePath.name(of: request.path))
    let reopen = { [weak self] in try? self?.screen(for: request) }
    if let save = InterruptedSave.find(path, writer: opener.writer) {
      return DocumentScreens.interruptedSave(save, name: name, next: reopen)
    }
    var text: [UInt8] { (try? opener.read(path).bytes) ?? [] }
    do throws(FileOpeningError) {
      return screen(of: take(try read(request), for: request))
    } catch .notUnderstood(_, let error) {
      return DocumentScreens.unreadable(
        name: name, text: text, error: error, editor: editor.editor(for: path), reopen: reopen)
    } catch .notSettings(let error) where SystemFileSystem().isFile(path) {
      let reason = if case .refused(_, let refusal) = error { refusal.reason } else { "its format is not known" }
      return DocumentScreens.refused(
        name: name, text: text, reason: reason, editor: editor.editor(for: path), reopen: reopen)
    }
  }

  /// Makes a file that is not there, and shows it with the editor open that adds its first setting.
  func showNew(_ request: FileRequest, on navigator: Navigator) throws(FileOpeningError) {
    var request = request
    request.mayCreate = true
    let open = take(try read(request), for: request)
    DocumentScreens.showAdding(to: open.session, host: open.host, on: navigator)
  }

  /// Shows the screen of a file, or says why it cannot be opened.
  func show(_ request: FileRequest, on navigator: Navigator) {
    navigator.attempt { () throws(FileOpeningError) in navigator.push(try screen(for: request)) }
  }

  /// Shows the row of a setting in its file; where something is to be said of the file first, that.
  func show(_ path: Path, in request: FileRequest, on navigator: Navigator) {
    navigator.attempt { () throws(FileOpeningError) in
      let screen = try screen(for: request)
      if let open = open[request.path], unsavedCopy(of: open) == nil {
        DocumentScreens.show(path, of: open.session, host: open.host, on: navigator)
      } else {
        navigator.push(screen)
      }
    }
  }

  /// Changes a setting and shows what would be saved; nothing is written before that is agreed to.
  func propose(_ value: String, for named: Path, in request: FileRequest, on navigator: Navigator) {
    if hasLeftovers(of: request) { return show(request, on: navigator) }
    navigator.attempt { () throws(FileOpeningError) in
      let open = try openFile(for: request)
      let path = open.session.placeBelowHeading(named)
      do throws(SettingError) {
        open.showReview(of: path, try ProposedChange(value, of: path, in: open.session), on: navigator)
      } catch {
        navigator.show(message: "\(path): \(error)", isError: true)
      }
    }
  }

  /// A file by its path, open already or from now on.
  func openFile(for request: FileRequest) throws(FileOpeningError) -> OpenFile {
    if let open = open[request.path] { return open }
    return take(try read(request), for: request)
  }

  /// Whether an earlier run left something behind that opening a file offers.
  func hasLeftovers(of request: FileRequest) -> Bool {
    if open[request.path] != nil { return false }
    let target = (try? opener.writer.fileSystem.resolve(request.path)) ?? request.path
    return InterruptedSave.find(request.path, writer: opener.writer) != nil
      || !opener.recovery.copies(ofFile: target).isEmpty
  }

  /// What the open files hold and is not saved, by their paths without symbolic links.
  private var unsavedTexts: [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in open.values {
      // What a copy is to become holds something else, saved or not.
      guard let place = file.original ?? (file.session.history.isModified ? FilePath.absolute(file.target) : nil)
      else { continue }
      texts[place] = file.session.document.text
    }
    return texts
  }

  /// Keeps a file that was read as one of those that are open. One that is open by another path is the same.
  private func take(_ opened: OpenedFile, for request: FileRequest) -> OpenFile {
    if let known = open.values.first(where: { $0.target == opened.file.target }) {
      open[request.path] = known
      return known
    }
    let session = session(for: opened)
    let schemaSource = SchemaSource(
      subject: opened.subject, options: request.schema, session: session, opener: opener)
    let file = OpenFile(
      target: opened.file.target, original: opened.original, session: session,
      host: host(for: opened, schemaSource.offer(opened.found, fetcher)))
    open[request.path] = file
    order.append(request.path)
    outside.watch(request.path)
    if opened.found.awaited != nil { schemaSource.learn { [surroundings] in surroundings.navigator?.appearAgain() } }
    return file
  }

  /// The files that are open and exist, the last one first: their absolute paths.
  var paths: [String] {
    order.reversed().filter { open[$0]?.original == nil }.map(FilePath.absolute).filter {
      (try? SystemFileSystem().status(of: $0)) != nil
    }
  }

  /// Reads a file and its schema, unless the user grows tired of it.
  private func read(_ request: FileRequest) throws(FileOpeningError) -> OpenedFile {
    let name = FilePath.name(of: request.path)
    var outcome = Result<OpenedFile, FileOpeningError>.failure(.unusable("\(request.path): opening it was stopped"))
    surroundings.work("Opening \(name)… Ctrl-C stops") {
      let result = Result { () throws(FileOpeningError) in try opener.open(request) }
      // What was stopped is no settings file, whatever it looks like.
      if !Interruption.isNoticed { outcome = result }
    }
    return try outcome.get()
  }

  /// What was left unsaved is offered before anything is changed.
  private func screen(of open: OpenFile) -> any Screen {
    guard let copy = unsavedCopy(of: open) else { return open.screen }
    return DocumentScreens.recovery(of: copy, in: open.session) { open.screen }
  }

  private func unsavedCopy(of open: OpenFile) -> UnsavedCopy? {
    open.session.history.isModified ? nil : opener.recovery.copies(ofFile: open.target).first
  }

  /// Shows what other programs changed in the open files.
  func followOutsideChanges(on navigator: Navigator) {
    for path in order {
      guard let (session, program) = open[path].map({ ($0.session, $0.host.program) }) else { continue }
      let (hadWaiting, waiting) = (program?.hasWaiting ?? false, program?.waiting)
      if hadWaiting, waiting == nil { navigator.show(message: "the change was confirmed, and stays as it is") }
      // What goes back at this moment is told, with the reason, when it is back.
      if waiting?.secondsLeft != 0 { DocumentScreens.followOutsideChange(of: session, on: navigator) }
      // How far the check is, and how long a change waits yet.
      if hadWaiting || session.checkProgress != nil { navigator.reloadTop() }
    }
  }

  /// Whether somebody has to look at the files once a second: nobody tells what happens to one of them, it is shown how far
  /// a check is, or what another program did is taken up as soon as it no longer meets a change here.
  var needRegularLooks: Bool {
    !outside.tellsOfAll
      || open.values.contains {
        $0.session.checkProgress != nil || $0.session.isContested || $0.host.program?.hasWaiting ?? false
      }
  }

  /// Asks about the files with unsaved changes; nil where there is none.
  func quitQuestion(in navigator: Navigator) -> (any Screen)? {
    let files = order.compactMap { self.open[$0] }.map { (model: $0.session, host: $0.host) }
    return DocumentScreens.quitQuestion(for: files, in: navigator)
  }

  /// How many changes of a file are unsaved, for its row; nil where none is.
  func unsavedWords(of path: String) -> String? {
    let count = unsavedCount(of: path)
    return count == 0 ? nil : "\(count) unsaved"
  }

  func unsavedCount(of path: String) -> Int {
    open[path]?.session.unsavedChanges.count ?? 0
  }

  private func session(for opened: OpenedFile) -> EditingSession {
    let session = opener.session(for: opened)
    let log = opener.recovery.log(ofFile: opened.file.target)
    log.onProblem = { [surroundings] problem in
      // After what the key itself has to say, which would take its place.
      Task { @MainActor in surroundings.navigator?.show(message: problem, isError: true) }
    }
    session.recoveryLog = log
    session.onChange = { [weak self] in self?.layers.lookAgain() }
    session.runInBackground = { [surroundings] work in
      Workers.begin {
        work()
        Task { @MainActor in surroundings.navigator?.reloadTop() }
      }
    }
    return session
  }

  private func host(for opened: OpenedFile, _ schemaOffer: SchemaOffer?) -> DocumentHost {
    DocumentHost(
      editor: editor.editor(for: opened.file.path), includedFiles: includedFiles(of: opened),
      otherFiles: otherFiles(of: opened), schemaAdvice: "Start with --schema SCHEMA to name one.",
      commandLine: { ShellLine.settee($0, file: opened.file.path) }, otherWaysToSave: otherWaysToSave,
      home: opener.home, program: program(of: opened), schemaOffer: schemaOffer
    ).with {
      $0.history = history(of: opened.file.target)
      $0.asksWhy = surroundings.asksWhy
      $0.upgrade = upgradeOffer(of: opened.file.target)
      $0.generated = generatedNotice(of: opened)
      $0.intents = opened.subject.page.flatMap { search?.intents(ofProgram: $0.name) }
    }
  }

  private func program(of opened: OpenedFile) -> DocumentProgram? {
    let subject = opened.subject
    let program = DocumentProgram(of: subject, home: opener.home, mayAsk: surroundings.asksPrograms)
    if opened.original != nil {
      // No program reads a copy.
      program?.effects = { _ in [] }
    } else if subject.page?.effect != nil {
      program?.applying = applying?.applying(subject.target)
    }
    return program
  }

  func upgrade(_ leftover: UpgradeLeftover) -> FileUpgrade { FileUpgrade(leftover, opener: opener) }

  // MARK: - Included files

  /// One file is shown at once; of several, one is chosen. They are written as the file that includes them.
  private func includedFiles(of opened: OpenedFile) -> IncludedFiles {
    let (includer, format, options) = (opened.file.target, opened.file.document.format, opened.file.options)
    let open = { [unowned self] (path: String) throws(InclusionError) -> any Screen in
      var request = FileRequest(path: path, format: format)
      request.options = options
      return try self.included(request)
    }
    return IncludedFiles { text throws(InclusionError) in
      let matches = FilePattern(text: text, includer: includer).matches()
      guard let first = matches.files.first else { throw Self.inclusionError(text, matches) }
      if matches.files.count == 1, !matches.isCut { return try open(first) }
      let title = matches.isCut ? "\(text), the first \(matches.files.count)" : text
      return TableController(IncludedFilesScreen(title: title, paths: matches.files, screen: open))
    }
  }

  /// The screen of a file to which another one leads.
  func included(_ request: FileRequest) throws(InclusionError) -> any Screen {
    try InclusionError.from { () throws(FileOpeningError) in try screen(for: request) }
  }

  private static func inclusionError(_ text: String, _ matches: FilePattern.Matches) -> InclusionError {
    guard let other = matches.others.first else { return InclusionError("there is no file \(text)") }
    return InclusionError("\(other) is no regular file, so it holds no settings")
  }
}
