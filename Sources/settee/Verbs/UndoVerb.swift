import SettingsDocuments
import SettingsHistory
import SettingsSession

/// `settee undo FILE [PATH]`: takes back what was changed last, or since a time.
struct UndoVerb: EditingVerb {
  nonisolated static let name = "undo"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.file, .optionalPath], "takes back what was changed last, as settee log tells it")],
      options: VerbEntry.changing + [.since], exclusive: [.json, .quiet])
  }

  let request: EditRequest
  private let path: Path?
  private let oldest: Int?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    request = try EditRequest(&arguments)
    path = try arguments.nextPath()
    oldest = try arguments.value(of: .since).map { text throws(UsageError) in try TimeArgument(text).milliseconds }
    self.context = context
  }

  let forceHint = "--force sets it all the same"
  /// What was there before is taken back whatever the program says of it.
  let asksUnbidden = false

  func edit(_ session: EditingSession) throws(VerbError) -> [Path] {
    let entries = entries(of: file.path)
    if oldest == nil, let last = entries.first, last.origin?.tool == Self.name, !request.isQuiet {
      let others = "settee log lists the others, --since goes further"
      output.error("\(file.path): the change before was an undo, which is taken back; \(others)")
    }
    if path == nil, let first = (oldest == nil ? entries.first : entries.last), session.takeBackText(since: first.time)
    {
      return entries.filter { $0.time >= first.time }.flatMap(\.changes).map {
        (try? session.document.resolved($0.path)) ?? $0.path
      }
    }
    let changes = entries.flatMap { $0.changes.reversed() }
    if changes.isEmpty { throw .no("\(file.path): nothing is known to have been changed") }
    var paths: [Path] = []
    for change in changes {
      do throws(TakeBackError) {
        paths.append(try session.takeBack(change, force: request.isForced))
      } catch {
        switch error {
        case .done: continue
        case .changedSince: throw .no("\(error); --force takes it back all the same")
        case .notKept, .refused: throw .no(error.description)
        }
      }
    }
    return paths
  }

  /// The saves that are to be taken back, the last first: of one alone also those behind it that changed no setting.
  private func entries(of name: String) -> [HistoryEntry] {
    let file = (try? SystemFileSystem().resolve(name)) ?? FilePath.absolute(name)
    let reader = HistoryReader(
      opener.record.keptJournal, files: [file], since: oldest, setting: path.map(SettingFilter.init))
    var entries: [HistoryEntry] = []
    reader.forEachEntry { entry in
      guard entry.source == .journal else { return true }
      entries.append(entry)
      return oldest != nil || entry.changes.isEmpty
    }
    return entries
  }
}
