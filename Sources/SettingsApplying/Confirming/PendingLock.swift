import SettingsDocuments

/// The right to begin a change, to confirm one or to take one back, which one program has at a time. It ends with whoever
/// holds it, even when killed.
struct PendingLock {
  static let name = ".lock"
  /// How long another is waited for, in milliseconds.
  private static let patience = 10_000

  private let file: FileDescriptor
  private let fileSystem: any FileSystem

  init(in folder: String, _ fileSystem: any FileSystem) throws(ConfirmError) {
    self.fileSystem = fileSystem
    file = try ConfirmError.attempt { () throws(FileError) in
      try FileError.attempt(folder) { () throws(FileSystemError) in
        let held = try fileSystem.openFolder(folder, in: nil)
        defer { fileSystem.close(held) }
        return try fileSystem.open(Self.name, in: held, for: .appending)
      }
    }
    var waited = 0
    while (try? fileSystem.lock(file)) != true {
      guard waited < Self.patience else {
        fileSystem.close(file)
        throw .locked
      }
      fileSystem.wait(milliseconds: 20)
      waited += 20
    }
  }

  /// Gives it to others. Called once.
  func release() { fileSystem.close(file) }
}
