import SettingsDocuments

/// Brings one file back to what it was before a change. What another program has written into it meanwhile stays, by
/// setting; where nobody has, it is as it was to the last byte.
struct FileReturn {
  /// So often another program may write at the very moment.
  private static let rounds = 20

  private let file: FormerFile
  private let former: [UInt8]
  private let new: [UInt8]?
  /// Where a text is kept that would be lost.
  private let copy: String
  private let writer: FileWriter

  init(_ record: PendingRecord, _ index: Int, _ store: PendingStore) throws(FileError) {
    file = record.files[index]
    writer = store.writer
    copy = FilePath.join(store.returned, "\(record.id)-\(index)")
    func text(_ path: String) throws(FileError) -> [UInt8] {
      try FileContent(ownFile: path, store.writer.fileSystem).bytes
    }
    former = file.status == nil ? [] : try text(store.formerPath(record.id, index))
    new = file.hasNewText ? try text(store.newPath(record.id, index)) : nil
  }

  /// Does it, and says what was done.
  func done() throws(FileError) -> ReturnReport.File {
    for _ in 0..<Self.rounds {
      do throws(FileError) {
        let what = try attempt()
        return ReturnReport.File(path: file.path, what: what, copy: keptCopy)
      } catch .changed, .exists {
        continue
      }
    }
    throw .locked(file.path)
  }

  private var keptCopy: String? { (try? writer.fileSystem.status(of: copy)) == nil ? nil : copy }

  private func attempt() throws(FileError) -> ReturnReport.What {
    let present: [UInt8]
    do throws(FileError) {
      present = try FileContent(ownFile: file.path, writer.fileSystem).bytes
    } catch .notFound {
      guard let status = file.status else { return .unchanged }
      try writer.create(file.path, with: former, mode: 0o600)
      try writer.give(file.path, status)
      return .restored
    } catch {
      throw error
    }
    guard let status = file.status else { return try remove(present) }
    let (text, what) = try result(over: present)
    if text != present { try place(text, over: present) }
    try writer.give(file.path, status)
    return what
  }

  /// What the file is to hold.
  private func result(over present: [UInt8]) throws(FileError) -> (text: [UInt8], what: ReturnReport.What) {
    if present == former { return (former, .unchanged) }
    guard let new, present != new else { return (former, .restored) }
    if let merged = merged(new, present) { return (merged, merged == former ? .restored : .merged) }
    try keepCopy(of: present)
    return (former, .restored)
  }

  /// The change taken out of what is there, setting by setting, or by lines where it is no settings file.
  private func merged(_ new: [UInt8], _ present: [UInt8]) -> [UInt8]? {
    let format =
      file.format.flatMap(Format.named) ?? FormatDetection(name: file.path, content: former).format
    if let format, let base = try? Document(parsing: new, as: format),
      let ours = try? Document(parsing: former, as: format)
    {
      return ThreeWayMerge(base: base, ours: ours, theirs: present).merged()?.text
    }
    let merge = LineMerge(base: new, ours: former, theirs: present)
    return merge.conflictCount == 0 ? merge.text : nil
  }

  private func place(_ text: [UInt8], over present: [UInt8]) throws(FileError) {
    do throws(FileError) {
      try FilePlacement(path: file.path, expected: ContentHash(of: present), text: text).place(by: writer)
    } catch .untrustedFolder {
      try writer.rewrite(file.path, with: text)
    }
  }

  /// The file was not there before.
  private func remove(_ present: [UInt8]) throws(FileError) -> ReturnReport.What {
    if let new, present != new { try keepCopy(of: present) }
    let folder = FilePath.folder(of: file.path)
    try writer.remove(file.path, inside: folder)
    try writer.syncFolder(folder)
    return .removed
  }

  private func keepCopy(of text: [UInt8]) throws(FileError) {
    try writer.makeDurable(FilePath.folder(of: copy), mode: 0o755)
    try? writer.remove(copy, inside: FilePath.folder(of: copy))
    try writer.create(copy, with: text)
  }
}
