import SettingsDocuments
import SettingsScreens
import SettingsSession
import TerminalTables

/// What upgrades left beside open files.
extension OpenFiles {
  /// - Parameter target: the file, behind symbolic links.
  func upgradeOffer(of target: String) -> UpgradeOffer {
    // Looked at once, for it is asked at each key.
    var known: [UpgradeLeftover]?
    let present = {
      let present = known ?? UpgradeLeftover.beside(target)
      known = present
      return present
    }
    return UpgradeOffer(
      names: { present().map { FilePath.name(of: $0.path) } },
      open: { [unowned self] () throws(FileError) in
        guard let leftover = present().first,
          let session = (try? self.openFile(for: FileRequest(path: target)))?.session
        else { return nil }
        return try self.upgrade(leftover).session(on: session)
      },
      finish: { [unowned self] session throws(FileError) in
        try self.upgrade(session.leftover).finish(session.theirText, merged: session.leftoverText)
        known = nil
      })
  }

  /// Opens a file and shows how it is merged with what was left beside it.
  func showUpgrade(_ leftover: UpgradeLeftover, on navigator: Navigator) {
    let request = FileRequest(path: leftover.file)
    show(request, on: navigator)
    guard !hasLeftovers(of: request), let open = try? openFile(for: request), !open.session.history.isModified else {
      return
    }
    DocumentScreens.showUpgrade(of: open.session, host: open.host, on: navigator)
  }
}
