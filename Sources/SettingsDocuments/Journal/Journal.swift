/// The record of what was saved, kept in the user's state folder: one JSON line an entry, only ever appended to.
///
/// ```swift
/// import SettingsDocuments
///
/// let folder = "/home/me/.local/state/settee"
/// let journal = Journal(folder: folder, writer: FileWriter(stateFolder: folder))
/// for entry in journal.entries(ofFile: "/home/me/.config/app.json") {
///   for setting in entry.settings { print(setting.path, setting.old ?? "not set", "→", setting.new ?? "not set") }
/// }
/// ```
///
/// A line torn by a crash or a full disk is passed over when reading, and closed off by the next entry. When the file
/// passes its bound, the older half of it is dropped.
public struct Journal: Sendable {
  /// The journal's file.
  public let path: String
  /// How large the journal's file may become, in bytes.
  public let bound: Int
  private let writer: FileWriter

  /// A journal in a folder, which is made with the first entry.
  ///
  /// - Parameters:
  ///   - folder: as a rule `XDGFolders.state`.
  ///   - writer: what entries are written through.
  ///   - bound: how large the file may become, in bytes.
  public init(folder: String, writer: FileWriter, bound: Int = 4 << 20) {
    path = FilePath.join(folder, "journal.jsonl")
    self.bound = bound
    self.writer = writer
  }

  /// Adds an entry and makes sure it is on the disk. An entry larger than a quarter of the bound is kept without its
  /// edits, and not at all where it is too large even then.
  ///
  /// - Throws: `FileError` where the journal cannot be written.
  public func append(_ entry: JournalEntry) throws(FileError) {
    var line = Array(entry.line.utf8)
    if line.count > bound / 4 {
      line = Array(JournalEntry(file: entry.file, time: entry.time, settings: entry.settings, edits: []).line.utf8)
    }
    if line.count > bound / 4 { return }
    let present = content()
    if present.count + line.count > bound { try shorten(present) }
    let isTorn = present.last.map { $0 != 0x0A } ?? false
    try writer.append((isTorn ? [0x0A] : []) + line + [0x0A], to: path)
  }

  /// All entries, the oldest first. Cost: the whole file.
  public func entries() -> [JournalEntry] {
    content().split(separator: 0x0A).compactMap { JournalEntry(line: Array($0)) }
  }

  /// The entries of one file, the oldest first.
  public func entries(ofFile file: String) -> [JournalEntry] {
    entries().filter { $0.file.hasSameBytes(as: file) }
  }

  /// What a setting was last written as before it was changed or removed: the text to reset it to.
  public func lastText(of path: Path, inFile file: String) -> String? {
    for entry in entries(ofFile: file).reversed() {
      if let setting = entry.settings.last(where: { $0.path == path }), let old = setting.old { return old }
    }
    return nil
  }

  /// The line on which a setting last stood commented out, before it was set: what to reset it to.
  public func lastCommentedText(of path: Path, inFile file: String) -> String? {
    for entry in entries(ofFile: file).reversed() {
      if let commented = entry.settings.last(where: { $0.path == path })?.commented { return commented }
    }
    return nil
  }

  private func content() -> [UInt8] {
    (try? FileContent(ownFile: path, writer.fileSystem).bytes) ?? []
  }

  /// Keeps the younger half of the lines.
  private func shorten(_ content: [UInt8]) throws(FileError) {
    let middle = content.count / 2
    let start = content[middle...].firstIndex(of: 0x0A).map { $0 + 1 } ?? content.count
    guard let status = try? writer.fileSystem.status(of: path) else { return }
    try writer.replace(path, status, with: Array(content[start...]))
  }
}
