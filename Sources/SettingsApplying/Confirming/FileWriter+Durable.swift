import SettingsDocuments

extension FileWriter {
  /// Makes a folder and those above it that are missing, so that a loss of power leaves them there.
  func makeDurable(_ path: String, mode: UInt32) throws(FileError) {
    if fileSystem.isFolder(path) { return }
    let parent = FilePath.folder(of: path)
    if parent != path { try makeDurable(parent, mode: 0o755) }
    try inFolder(parent) { folder throws(FileSystemError) in
      do throws(FileSystemError) {
        try fileSystem.makeFolder(FilePath.name(of: path), in: folder, mode: mode)
      } catch {
        if !fileSystem.isFolder(path) { throw error }
      }
      try fileSystem.syncFolder(folder)
    }
  }

  /// What was made, renamed or removed in a folder lasts from now on.
  func syncFolder(_ path: String) throws(FileError) {
    try inFolder(path) { folder throws(FileSystemError) in try fileSystem.syncFolder(folder) }
  }

  /// Makes files that belong together: one after the other without waiting for the disk between them, so that a machine that
  /// is ended has none of them or all, but for a moment too short to be met. What is left of them else has the same names
  /// behind a dot.
  func createTogether(_ files: [(path: String, text: String)], mode: UInt32) throws(FileError) {
    func inFolders(_ body: (FileDescriptor, _ name: String, _ text: String) throws(FileSystemError) -> Void)
      throws(FileError)
    {
      for file in files {
        try inFolder(FilePath.folder(of: file.path)) { folder throws(FileSystemError) in
          try body(folder, FilePath.name(of: file.path), file.text)
        }
      }
    }
    try inFolders { folder, name, text throws(FileSystemError) in
      let file = try fileSystem.create("." + name, in: folder, mode: mode)
      defer { fileSystem.close(file) }
      try fileSystem.write(Array(text.utf8), to: file, at: nil)
      try fileSystem.sync(file)
    }
    try inFolders { folder, name, _ throws(FileSystemError) in
      try fileSystem.rename("." + name, to: name, in: folder, .replacing)
    }
    try inFolders { folder, _, _ throws(FileSystemError) in try fileSystem.syncFolder(folder) }
  }

  /// Makes a file that holds nothing but room.
  func reserve(_ size: Int, in path: String) throws(FileError) {
    try inFolder(FilePath.folder(of: path)) { folder throws(FileSystemError) in
      let file = try fileSystem.create(FilePath.name(of: path), in: folder, mode: 0o600)
      defer { fileSystem.close(file) }
      try fileSystem.reserve(size, for: file)
    }
  }

  /// Gives a file an owner and a mode.
  func give(_ path: String, _ status: FormerFile.Status) throws(FileError) {
    try inFolder(FilePath.folder(of: path)) { folder throws(FileSystemError) in
      let file = try fileSystem.open(FilePath.name(of: path), in: folder, for: .reading)
      defer { fileSystem.close(file) }
      let now = try fileSystem.status(of: file)
      if (now.owner, now.group) != (status.owner, status.group) {
        try fileSystem.setOwner(status.owner, group: status.group, of: file)
      }
      // A new owner takes bits of the mode away.
      if try fileSystem.status(of: file).mode != status.mode { try fileSystem.setMode(status.mode, of: file) }
      try fileSystem.sync(file)
    }
  }

  private func inFolder(_ path: String, _ body: (FileDescriptor) throws(FileSystemError) -> Void) throws(FileError) {
    try FileError.attempt(path) { () throws(FileSystemError) in
      let folder = try fileSystem.openFolder(path, in: nil)
      defer { fileSystem.close(folder) }
      try body(folder)
    }
  }
}
