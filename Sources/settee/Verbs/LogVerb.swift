import SettingsDocuments
import SettingsHistory

/// `settee log [FILE [PATH]]`: tells what was changed, the newest first.
struct LogVerb: Verb {
  nonisolated static let name = "log"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.optionalFile, .optionalPath], "tells which settings were changed, the newest first")],
      options: [.json, .since], takesPrograms: true)
  }

  private let subject: HistorySubject?
  private let unknown: String?
  private let setting: SettingFilter?
  private let oldest: Int?
  private let asJSON: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    asJSON = arguments.has(.json)
    oldest = try arguments.value(of: .since).map { text throws(UsageError) in try TimeArgument(text).milliseconds }
    let word = try arguments.nextNamedFile()
    setting = try arguments.nextPath().map(SettingFilter.init)
    subject = word.flatMap { HistorySubject($0, context.opener) }
    unknown = subject == nil ? word : nil
    self.context = context
  }

  /// So many entries are read before the first are printed, and then at a time.
  private static let (first, batch) = (50, 1000)

  func run() throws(VerbError) -> ExitStatus {
    if let unknown { throw VerbError("\(unknown): there is no such file, and no such program is known") }
    let journal = opener.record.keptJournal
    let reader =
      subject?.reader(since: oldest, setting: setting, note: output.error)
      ?? HistoryReader(ofAllIn: journal, since: oldest, setting: setting)
    var lines = HistoryLines(asJSON: asJSON, namesFiles: subject?.files.count != 1)
    var printed = 0
    reader.forEachEntry { entry in
      lines.add(entry)
      if lines.all.count >= (printed == 0 ? Self.first : Self.batch) { printed += print(&lines) }
      return true
    }
    printed += print(&lines)
    if printed > 0 { return .fine }
    throw .no(journal == nil ? "no history is kept" : "nothing is known to have been changed")
  }

  private func print(_ lines: inout HistoryLines) -> Int {
    defer { lines.all = [] }
    output.lines(lines.all)
    return lines.all.count
  }
}

/// Entries of the history as lines, with the days above them.
private struct HistoryLines {
  let asJSON: Bool
  let namesFiles: Bool
  var all: [String] = []
  var startOfDay = Int.max

  mutating func add(_ entry: HistoryEntry) {
    if asJSON {
      all += HistoryWords.objects(of: entry).map(\.json)
      return
    }
    if entry.time < startOfDay {
      startOfDay = TimeText.startOfDay(ofMilliseconds: entry.time)
      all.append(TimeText.day(ofMilliseconds: entry.time))
    }
    let start = "  \(TimeText.clock(ofMilliseconds: entry.time))  " + (namesFiles ? "\(entry.file)  " : "")
    let remarks = HistoryWords.remarks(on: entry)
    let end = remarks.isEmpty ? "" : "  (\(remarks))"
    for change in entry.changes { all.append("\(start)\(change.path): \(HistoryWords.values(of: change))\(end)") }
    if entry.changes.isEmpty { all.append("\(start)the text, and no setting\(end)") }
  }
}
