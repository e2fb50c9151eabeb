import Libc
import SettingsApplying
import SettingsDocuments

/// Tells of changes that went back while nobody was there: once to root, and once to the account that made them.
@MainActor
struct ReturnNotices {
  let folders: XDGFolders
  let writer: FileWriter
  var store = PendingStore.settee

  private var told: KeptFile { KeptFile(path: folders.state.map { $0 + "/told.json" }, writer: writer) }

  /// What this account has not been told yet, which it is now.
  func take() -> [String] {
    let notices = ReturnNotice.untold(in: store)
    if notices.isEmpty || RootFolder.entered != nil { return [] }
    if geteuid() == 0 {
      notices.forEach { $0.noteTold(in: store) }
      return notices.flatMap(\.lines)
    }
    let known = told.elements.compactMap(\.string)
    let name = Accounts.name(of: geteuid())
    let new = notices.filter { $0.who == name && !known.contains($0.id) }
    if !new.isEmpty { told.keep((known.suffix(20) + new.map(\.id)).map(Value.string)) }
    return new.flatMap(\.lines)
  }
}
