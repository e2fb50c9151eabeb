/// The copies, in the state folder, of files that are being written in place: one a file, named for its path.
struct BackupFolder {
  /// Both contents of a file, before and after it is written.
  struct Backup {
    let before: [UInt8]
    let after: [UInt8]
  }

  let folder: String
  let writer: FileWriter

  init(_ stateFolder: String, _ writer: FileWriter) {
    folder = FilePath.join(stateFolder, "backups")
    self.writer = writer
  }

  func path(of target: String) -> String {
    // The copy says itself of which file it is.
    FilePath.join(folder, String(FNVHash(of: target).value, radix: 16) + ".backup")
  }

  /// Keeps both contents until `remove`, and says by a lock that this program is at work.
  func make(of target: String, before: [UInt8], after: [UInt8]) throws(FileError) -> HeldDescriptor {
    let path = path(of: target)
    try writer.makeFolders(folder)
    let fileSystem = writer.fileSystem
    return try FileError.attempt(path) { () throws(FileSystemError) in
      let location = try location(of: target)
      // A copy that nobody needs any more; one that is needed stops saving before it begins.
      try? fileSystem.remove(location.name, in: location.folder.descriptor)
      let file = HeldDescriptor(
        try fileSystem.create(location.name, in: location.folder.descriptor, mode: 0o600), fileSystem)
      do throws(FileSystemError) {
        _ = try? fileSystem.lock(file.descriptor)
        try fileSystem.write(header(target, before, after) + before + after, to: file.descriptor, at: 0)
        try fileSystem.sync(file.descriptor)
        try fileSystem.syncFolder(location.folder.descriptor)
      } catch {
        try? fileSystem.remove(location.name, in: location.folder.descriptor)
        throw error
      }
      return file
    }
  }

  func remove(of target: String) {
    guard let location = try? location(of: target) else { return }
    try? writer.fileSystem.remove(location.name, in: location.folder.descriptor)
  }

  /// What a killed program left; `nil` where there is nothing, or its maker is still at work.
  func find(of target: String) -> Backup? {
    let fileSystem = writer.fileSystem
    guard let location = try? location(of: target),
      let file = try? PresentFile(at: location, limit: FileOptions.largestSize * 2),
      (try? fileSystem.lock(file.file.descriptor)) != false
    else { return nil }
    return parse(file.bytes, target)
  }

  private func location(of target: String) throws(FileSystemError) -> FileLocation {
    try FileLocation(path(of: target), links: .followedAbove, rights: .own, writer.fileSystem)
  }

  private func header(_ target: String, _ before: [UInt8], _ after: [UInt8]) -> [UInt8] {
    let value: Value = ["file": .string(target), "before": .count(before.count), "after": .count(after.count)]
    return Array((value.json + "\n").utf8)
  }

  /// `nil` for a copy that was not finished: its file was not written then.
  private func parse(_ bytes: [UInt8], _ target: String) -> Backup? {
    guard let end = bytes.firstIndex(of: 0x0A),
      let header = try? Document(parsing: Array(bytes[..<end]), as: .json, strictness: .strict).root,
      let file = header["file"]?.string, file.hasSameBytes(as: target),
      let before = header["before"]?.number?.int, let after = header["after"]?.number?.int,
      before >= 0, after >= 0, bytes.count == end + 1 + before + after
    else { return nil }
    let middle = end + 1 + before
    return Backup(before: Array(bytes[(end + 1)..<middle]), after: Array(bytes[middle...]))
  }
}
