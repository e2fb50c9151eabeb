import SettingsDocuments
import SettingsHistory
import TerminalTables

/// What was changed, day by day, the newest first; any of it can be taken back from here.
final class HistoryScreen: TableScreen {
  let title: String
  private let files: OpenFiles
  /// Whether entries say of which file they are.
  private let namesFiles: Bool
  private let read: () -> HistoryReader
  private let bodies: FeedBodies
  private var list: HistoryList
  private var stop: StopFlag?
  private weak var table: TableView?
  /// When today began, and when yesterday did.
  private var today = 0

  /// So many are read before the first frame; the others beside the interface.
  private static let first = 200

  /// - Parameter read: reads the history; called each time the screen is shown.
  init(title: String, namesFiles: Bool, files: OpenFiles, read: @escaping () -> HistoryReader) {
    (self.title, self.namesFiles, self.files, self.read) = (title, namesFiles, files, read)
    var bodies = FeedBodies()
    bodies.register(HistoryBody.self)
    self.bodies = bodies
    list = HistoryList(HistoryReader(nil))
  }

  deinit { stop?.set() }

  // MARK: - Content

  var status: String { list.isCut ? "reading…" : list.count.counted("entry", "entries") }

  let emptyMessage = "Nothing is known to have been changed"

  func willAppear(in table: TableView) {
    self.table = table
    today = TimeText.startOfDay(ofMilliseconds: TimeText.now)
    let reader = read()
    let start = HistoryList(reader, most: Self.first)
    // Who comes back finds the row where it was: what was read before stays until all is read again.
    if list.count <= Self.first || !start.isCut { list = start }
    stop?.set()
    guard start.isCut else { return }
    // A long one takes memory enough.
    Allocation.giveBack()
    let stop = StopFlag()
    self.stop = stop
    Workers.beginOrDo { [weak self] in
      let list = HistoryList(reader) { !stop.isSet }
      Task { @MainActor in
        if stop.isSet { return }
        self?.list = list
        self?.table?.reloadSections()
      }
    }
  }

  var sections: [Section<Int, Int>] { list.days.map { Section($0.start, $0.numbers) } }

  func header(for day: Int) -> String? {
    if day == today { return "TODAY" }
    let yesterday = TimeText.startOfDay(ofMilliseconds: today - 12 * 3_600_000)
    return day == yesterday ? "YESTERDAY" : TimeText.day(ofMilliseconds: day).uppercased()
  }

  func register(in table: TableView) {
    table.register(FeedShellCell.self)
    table.focusesEveryRow = true
  }

  func cell(for number: Int, in table: TableView) -> any Cell {
    let entry = list.entry(number)
    let file = namesFiles ? entry.map { files.shortened($0.file) } : nil
    return table.dequeue(FeedShellCell.self) { $0.show(HistoryFeedEntry(number, entry, file: file), in: bodies) }
  }

  var searchTexts: FilterText? {
    FilterText(of: list.days.map(\.numbers.count)) { [list] day, items, piece in
      let first = list.days[day].numbers.lowerBound
      for item in items { piece.append(list.searchText(first + item)) }
    }
  }

  func help(for number: Int) -> RowHelp? {
    list.entry(number).map { entry in
      var help = RowHelp(
        "\(files.shortened(entry.file)) · \(HistoryWords.remarks(on: entry))",
        text: entry.changes.first.map { "\($0.path): \(HistoryWords.values(of: $0))" } ?? "")
      help.location = TimeText.minute(ofMilliseconds: entry.time)
      return help
    }
  }

  // MARK: - Choosing

  func didSelect(_ number: Int, in navigator: Navigator) {
    guard let entry = list.entry(number) else { return }
    choose("Go to which setting?", of: entry, allInWords: nil, in: navigator) { [files] changes in
      files.show(changes.first, ofFile: entry.file, on: navigator)
    }
  }

  func keyBindings(for number: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let entry = number.flatMap(list.entry) else { return [] }
    let kept = entry.changes.filter { $0.kept == .values }
    let reason =
      entry.changes.first { $0.kept == .secret } == nil ? "it is not kept what it was" : "a secret is not kept"
    return [
      KeyBinding(
        "takeBack", keys: [.character("u")], help: "take back",
        explanation: "Takes this change alone back, and shows it for review",
        disabledReason: kept.isEmpty ? reason : nil
      ) { [unowned self] in
        choose("Take back which change?", of: entry, allInWords: "All of them", in: navigator) { [files] changes in
          files.takeBack(changes, in: FileRequest(path: entry.file), on: navigator)
        }
      },
      KeyBinding(
        "fileBack", keys: [.character("b")], help: "file to before",
        explanation: "Makes the whole file what it was before this change, and shows that for review"
      ) { [files] in
        files.takeBackAll(since: entry.time, in: FileRequest(path: entry.file), on: navigator)
      },
    ]
  }

  /// Asks for one of the changes of an entry, where it has several.
  private func choose(
    _ question: String, of entry: HistoryEntry, allInWords: String?, in navigator: Navigator,
    then: @escaping ([JournalEntry.ChangedSetting]) -> Void
  ) {
    guard entry.changes.count > 1 else { return then(entry.changes) }
    var choices = entry.changes.enumerated().map { number, change in
      DialogChoice("\(change.path)", value: number, help: HistoryWords.values(of: change))
    }
    if let allInWords { choices.insert(DialogChoice(allInWords, value: -1), at: 0) }
    navigator.choose(question, from: choices) { number in
      if let number { then(number < 0 ? entry.changes : [entry.changes[number]]) }
    }
  }
}
