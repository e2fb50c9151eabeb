import SettingsDocuments

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
  private let record: ChangeRecord?
  /// What the user should know of the last save, and was not told before.
  public private(set) var saveNotices: [String] = []
  private var saidNotices: Set<SaveNotice> = []
  /// The state of the file when its content was last looked at.
  private var seen: FileStatus?
  /// What another program left in the file, and is not taken up.
  private var found: SettingsFile?

  /// Keeps a document in the file that it was read from.
  ///
  /// - Parameters:
  ///   - file: the file as it was read.
  ///   - writer: what a file that another program removed is made again with.
  ///   - record: remembers what is saved; nil where nothing is to be remembered.
  public init(_ file: SettingsFile, writer: FileWriter, record: ChangeRecord? = nil) {
    self.file = file
    self.writer = writer
    self.record = record
    seen = file.status
  }

  public var location: String {
    let isLink = (try? SystemFileSystem().linkStatus(of: file.path))?.kind == .symbolicLink
    return isLink ? "\(file.path), a link to \(file.target)" : file.target
  }

  public var folder: String? { FilePath.folder(of: file.target) }

  public func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
    do throws(SaveError) {
      if let seen, seen.present == nil {
        file = try file.saveAgain(document).file
        return .saved(file.document)
      }
      let saved = try file.save(document, replacing: seen?.present)
      file = saved.file
      (self.seen, found) = (file.status, nil)
      note(saved.notices)
      return .saved(file.document)
    } catch .conflict(_, let present) {
      return .conflict(SaveConflict(present: present))
    } catch .file(.readOnly) {
      return .readOnly("the file's mode forbids to write it")
    } catch .gone {
      return .conflict(SaveConflict(present: nil))
    } catch {
      return .failed(SaveFailure(error))
    }
  }

  public func outsideChange() -> Document? {
    let status = try? SystemFileSystem().status(of: file.target)
    if status == seen { return found?.document }
    seen = status
    found = nil
    // A file that is gone, or half written, is looked at again when it changes; saving tells what became of it.
    guard
      let present = try? SettingsFile.open(
        file.path, format: file.document.format, options: file.options, writer: writer)
    else { return nil }
    if present.document.hasSameText(as: file.document) {
      file = present
    } else {
      found = present
    }
    return found?.document
  }

  public func takeUpOutsideChange() {
    guard let found else { return }
    file = found
    self.found = nil
  }

  public func remember(_ entry: JournalEntry) {
    record?.remember(entry, ofFile: file.target)
  }

  public func formerState(of path: Path) -> FormerState? {
    record?.formerState(of: path, inFile: file.target)
  }

  public private(set) lazy var mayHaveEarlierChanges = record?.hasChanges(ofFile: file.target) ?? false

  public func earlierChanges() -> [JournalEntry] {
    record?.changes(ofFile: file.target) ?? []
  }

  public func editsBack(fromSize size: Int) -> [[TextEdit]] {
    record?.editsBack(fromSize: size, ofFile: file.target) ?? []
  }

  public func allowReadOnly() {
    file = file.with(file.options.union(.readOnlyFile))
  }

  /// Keeps what is to be said of a save; what was said of an earlier one is not said again.
  private func note(_ notices: [SaveNotice]) {
    saveNotices = notices.filter { saidNotices.insert($0).inserted }.map(\.description)
  }

  public func reload() throws(ReloadError) -> Document {
    do throws(OpenError) {
      file = try SettingsFile.open(
        file.path, format: file.document.format, options: file.options, writer: writer)
      return file.document
    } catch {
      throw ReloadError(error.description)
    }
  }
}
