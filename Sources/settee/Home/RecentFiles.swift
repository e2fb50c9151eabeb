import SettingsDocuments

/// The files that were open lately, the last one first: kept in the state folder, for the account alone.
struct RecentFiles {
  /// How many are kept.
  static let most = 20

  private let path: String?
  private let writer: FileWriter

  init(folders: XDGFolders, writer: FileWriter) {
    path = folders.state.map { $0 + "/recent.json" }
    self.writer = writer
  }

  /// Their absolute paths; none where the list cannot be read.
  func paths() -> [String] {
    guard let path, let content = try? FileContent(ownFile: path, writer.fileSystem),
      let document = try? Document(parsing: content.bytes, as: .json)
    else { return [] }
    return (0..<document.root.count).compactMap { document.root[$0]?.string }.filter { $0.hasPrefix("/") }
  }

  /// Puts files before all others. Where the list cannot be written, it stays as it is: nothing depends on it.
  func note(_ opened: [String]) {
    if opened.isEmpty { return }
    let others = paths().filter { !opened.contains($0) }
    keep(Array((opened + others).prefix(Self.most)))
  }

  /// Takes a file from the list.
  func forget(_ file: String) {
    keep(paths().filter { $0 != file })
  }

  /// Takes all files from the list.
  func forgetAll() {
    if !paths().isEmpty { keep([]) }
  }

  private func keep(_ paths: [String]) {
    guard let path else { return }
    let text = Array((Value.array(paths.map(Value.string)).json + "\n").utf8)
    if let status = try? writer.fileSystem.linkStatus(of: path) {
      try? writer.replace(path, status, with: text)
    } else {
      try? writer.create(path, with: text)
    }
  }
}
