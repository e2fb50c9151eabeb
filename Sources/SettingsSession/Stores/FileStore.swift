import Libc
import SettingsFiles

/// Keeps a document in its file.
///
/// ```swift
/// let writer = FileWriter(stateFolder: folders.state)
/// let file = try SettingsFile.open("app.json", writer: writer)
/// let store = FileStore(file, writer: writer)
/// let session = EditingSession(name: "app.json", document: file.document, store: store)
/// ```
@MainActor
public final class FileStore: DocumentStore {
  private var file: SettingsFile
  private let writer: FileWriter
  public let record: (any DocumentRecord)?
  /// What the user should know of the last save, and was not told before.
  public private(set) var saveNotices: [String] = []
  private var saidNotices: Set<SaveNotice> = []
  /// The state of the file when its content was last looked at.
  private var seen: Seen
  /// What another program left in the file, and is not taken up.
  private var found: SettingsFile?
  /// Why the file could not be read when it was last looked at; nil where it could.
  private var failure: StoreCondition?
  /// What would keep it from being saved; nil where nobody has asked since the file was last another one.
  private var knownObstacle: Obstacle?

  /// What is known of the file's state.
  private enum Seen: Equatable {
    case file(FileStatus), nothing
    /// It changed just now, so that another change may not show in it.
    case unsettled
  }

  /// What was found out about saving.
  private struct Obstacle {
    let reason: WriteObstacle?
  }

  /// A time of writing is no proof before so many nanoseconds have passed: whoever writes again within a tick of the
  /// clock leaves the same.
  private static let tick = 50_000_000

  /// Keeps a document in the file that it was read from.
  ///
  /// - Parameters:
  ///   - file: the file as it was read.
  ///   - writer: what a file that another program removed is made again with.
  ///   - record: remembers what is saved; nil where nothing is to be remembered.
  public init(_ file: SettingsFile, writer: FileWriter, record: ChangeRecord? = nil) {
    self.file = file
    self.writer = writer
    self.record = record?.ofFile(file.target)
    seen = file.status.map(Seen.file) ?? .nothing
  }

  public var location: String {
    let isLink = (try? SystemFileSystem().linkStatus(of: file.path))?.kind == .symbolicLink
    return isLink ? "\(file.path), a link to \(file.target)" : file.target
  }

  public var folder: String? { FilePath.folder(of: file.target) }

  public func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    do throws(SaveError) {
      let isGone = seen.map { $0.present == nil } ?? false
      let saved = try isGone ? file.saveAgain(document) : file.save(document, replacing: seen?.present)
      file = saved.file
      didRead()
      note(saved.notices)
      return .saved(file.document)
    } catch {
      return SaveOutcome(error)
    }
  }

  public func save(
    _ document: Document, overwriting seen: SaveConflict?, through place: (FilePlacement) throws(SaveFailure) -> Void
  ) -> SaveOutcome {
    do throws(SaveError) {
      let isGone = seen.map { $0.present == nil } ?? false
      let placement =
        isGone ? file.newPlacement(of: document) : try file.placement(of: document, replacing: seen?.present)
      do throws(SaveFailure) { try place(placement) } catch { return .failed(error) }
      file = try read()
      didRead()
      return .saved(file.document)
    } catch {
      return SaveOutcome(error)
    }
  }

  /// The file as another program has just written it.
  private func read() throws(SaveError) -> SettingsFile {
    do throws(OpenError) {
      return try opened()
    } catch .file(let error) {
      throw .file(error)
    } catch {
      throw .file(.changed(file.path))
    }
  }

  private func opened() throws(OpenError) -> SettingsFile {
    try SettingsFile.open(file.path, as: file.document.format, options: file.options, writer: writer)
  }

  public func copy(_ document: Document, to path: String) throws(SaveFailure) {
    let folder = FilePath.folder(of: path)
    do throws(FileError) {
      guard writer.fileSystem.isFolder(folder) else { throw .noFolder(folder) }
      // Nobody may read more than they could before.
      try writer.create(path, with: document.text, mode: (file.status?.mode ?? 0o644) & 0o666)
    } catch {
      throw SaveFailure(.file(error))
    }
  }

  public func outsideChange() -> Document? {
    let status = try? SystemFileSystem().status(of: file.path)
    let present = status.map(Seen.file) ?? .nothing
    if present == seen { return found?.document }
    seen = status?.isOlder(than: Self.tick) == false ? .unsettled : present
    (found, failure, knownObstacle) = (nil, nil, nil)
    do throws(OpenError) {
      let present = try opened()
      if present.document.hasSameText(as: file.document) {
        file = present
      } else {
        found = present
      }
    } catch {
      // What is gone, or half written, is looked at again when it changes.
      failure = StoreCondition(error)
    }
    return found?.document
  }

  public var condition: StoreCondition? {
    if let failure { return failure }
    let obstacle = knownObstacle ?? Obstacle(reason: (found ?? file).writeObstacle())
    knownObstacle = obstacle
    return obstacle.reason.map { .readOnly($0.description) }
  }

  public func takeUpOutsideChange() {
    guard let found else { return }
    file = found
    self.found = nil
  }

  public func keepPrivate(if holdsSecret: () -> Bool) {
    if file.status == nil, holdsSecret() { file = file.with(file.options.union(.privateFile)) }
  }

  public func allowReadOnly() {
    file = file.with(file.options.union(.readOnlyFile))
    knownObstacle = nil
  }

  /// The file is what was just read or written.
  private func didRead() {
    seen = file.status.map(Seen.file) ?? .nothing
    (found, failure, knownObstacle) = (nil, nil, nil)
  }

  /// Keeps what is to be said of a save; what was said of an earlier one is not said again.
  private func note(_ notices: [SaveNotice]) {
    saveNotices = notices.filter { saidNotices.insert($0).inserted }.map(\.description)
  }

  public func reload() throws(ReloadError) -> Document {
    do throws(OpenError) {
      file = try opened()
      didRead()
      return file.document
    } catch {
      throw ReloadError(error.description)
    }
  }
}

extension SaveOutcome {
  fileprivate init(_ error: SaveError) {
    self =
      switch error {
      case .conflict(_, let present): .conflict(SaveConflict(present: present, cause: error))
      case .gone: .conflict(SaveConflict(present: nil, cause: error))
      case .file(.readOnly): .readOnly("the file's mode forbids to write it")
      case .file: .failed(SaveFailure(error))
      }
  }
}

extension StoreCondition {
  fileprivate init(_ error: OpenError) {
    switch error {
    case .file(.notFound), .file(.brokenLink): self = .gone
    case .notUnderstood(_, let error): self = .notUnderstood("\(error)")
    case .file, .unknownFormat, .refused: self = .unreadable(error.description)
    }
  }
}

extension FileStatus {
  /// Whether so many nanoseconds have passed since anything of it was changed.
  fileprivate func isOlder(than age: Int) -> Bool {
    let passed = nanoseconds(of: CLOCK_REALTIME) - max(modified, changed)
    return passed > age || passed < 0
  }
}
