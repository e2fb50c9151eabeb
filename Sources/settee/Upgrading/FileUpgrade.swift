import SettingsDocuments
import SettingsHistory
import SettingsSession

/// Opens a file with what an upgrade left beside it, and puts things in order when both are merged.
@MainActor
struct FileUpgrade {
  let leftover: UpgradeLeftover
  let opener: FileOpener
  private let shipped: ShippedTexts

  init(_ leftover: UpgradeLeftover, opener: FileOpener) {
    (self.leftover, self.opener) = (leftover, opener)
    shipped = ShippedTexts(stateFolder: opener.stateFolder, writer: opener.writer)
  }

  /// Keeps what is shipped now of files that nobody has changed.
  nonisolated static func remember(opener: FileOpener) {
    ShippedTexts(stateFolder: opener.stateFolder, writer: opener.writer).keepUnchanged()
  }

  /// The folders in which leftovers are looked for.
  nonisolated static let folders = ["/etc"]

  /// Those of the whole machine, or beside one file.
  nonisolated static func leftovers(of file: String? = nil, opener: FileOpener) -> [UpgradeLeftover] {
    guard let file else { return folders.flatMap { UpgradeLeftover.inFolder($0) } }
    if opener.writer.fileSystem.isFolder(file) { return UpgradeLeftover.inFolder(file) }
    if let leftover = UpgradeLeftover(path: file), (try? opener.writer.fileSystem.status(of: leftover.file)) != nil {
      return [leftover]
    }
    return UpgradeLeftover.beside((try? opener.writer.fileSystem.resolve(file)) ?? file)
  }

  /// What the leftover holds. It is what it is called: in the folder of another account, a link could lead anywhere.
  func text() throws(FileError) -> [UInt8] {
    try FileContent(ownFile: leftover.path, opener.writer.fileSystem).bytes
  }

  /// The text that was shipped before, where that is known.
  func shippedText(before theirs: [UInt8]) -> ShippedTexts.Text? { shipped.text(of: leftover.file, before: theirs) }

  /// Both by their settings; nil where the leftover does not read as the file does.
  ///
  /// - Parameter session: the file that is in force.
  func session(on session: EditingSession) throws(FileError) -> UpgradeSession? {
    let text = try text()
    let known = shippedText(before: leftover.kind.isUsers ? session.document.text : text)
    return UpgradeSession(session, leftover, text: text, shipped: known?.bytes, source: known?.source)
  }

  /// Keeps what is shipped now for the next upgrade, and removes the leftover.
  ///
  /// - Parameter merged: what the leftover held when it was merged; another text has not been looked at, and stays.
  func finish(_ theirs: [UInt8], merged: [UInt8]) throws(FileError) {
    guard try text() == merged else { throw .changed(leftover.path) }
    shipped.keep(theirs, of: leftover.file)
    try opener.writer.remove(leftover.path, inside: FilePath.folder(of: leftover.path))
  }
}
