import SettingsDocuments

/// What Settee itself keeps: its journal, copies made before files were written in place.
struct StoredData {
  private let folders: [String]
  private let writer: FileWriter

  init(folders: XDGFolders, writer: FileWriter) {
    self.folders = [folders.state, folders.cache].compactMap { $0 }
    self.writer = writer
  }

  /// The bytes it takes; nil where there is no place for it.
  var bytes: Int? {
    if folders.isEmpty { return nil }
    return folders.reduce(0) { $0 + (TreeSize.bytes(at: $1) ?? 0) }
  }

  /// Removes all of it; Settee's own settings are not among it.
  func clear() throws(FileError) {
    for folder in folders where TreeSize.bytes(at: folder) != nil { try writer.clear(folder) }
  }
}
