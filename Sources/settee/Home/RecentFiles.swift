import SettingsDocuments

/// The files that were open lately, the last one first: kept in the state folder, for the account alone.
struct RecentFiles {
  static let most = 20

  private let file: KeptFile

  init(folders: XDGFolders, writer: FileWriter) {
    file = KeptFile(path: folders.state.map { $0 + "/recent.json" }, writer: writer)
  }

  /// Their absolute paths; none where the list cannot be read.
  func paths() -> [String] {
    file.elements.compactMap(\.string).filter { $0.hasPrefix("/") }
  }

  /// Puts files before all others. Where the list cannot be written, it stays as it is: nothing depends on it.
  func note(_ opened: [String]) {
    if opened.isEmpty { return }
    let others = paths().filter { !opened.contains($0) }
    keep(Array((opened + others).prefix(Self.most)))
  }

  func forget(_ file: String) {
    keep(paths().filter { $0 != file })
  }

  func forgetAll() {
    if !paths().isEmpty { keep([]) }
  }

  private func keep(_ paths: [String]) { file.keep(paths.map(Value.string)) }
}
