import SettingsDocuments
import SettingsScreens
import SettingsSearch
import SettingsSession
import TerminalTables

/// The settings of all programs of the machine that do what is typed, and the programs and files that are called so.
final class MachineSearchScreen: TableScreen {
  enum SectionID { case filters, programs, files, settings, nearest }
  enum ItemID: Hashable {
    case filter(SearchFilter)
    case program(String)
    case file(RecognizedFiles.Found)
    case setting(SettingHit)
    /// A word that settings have, where none has what is typed.
    case word(String)
  }

  let title = "Search this machine"
  /// When the index is there better hits come, and whoever is at the first row is to be at the best one.
  let focusBehavior = FocusBehavior.newest
  private(set) lazy var searchBar: SearchBar? = SearchBar { [unowned self] in find($0) }
  private let search: MachineFinder
  private let programs: [ProgramSummary]
  private let listed: [RecognizedFiles.Found]
  private let files: OpenFiles
  private let openProgram: (String, Navigator) -> Void
  private lazy var details = HitDetails(files.opener) { [weak self] in self?.table?.reconfigureVisible() }
  private weak var table: TableView?

  private var query = SearchQuery("")
  private var foundPrograms: [ProgramSummary] = []
  private var foundFiles: [RecognizedFiles.Found] = []
  private var hits: [SettingHit] = []
  private var nearest: [String] = []
  /// The files of programs that have hits, by the names of their pages.
  private var filesOfPrograms: [String: [String]] = [:]

  /// More are not read by anybody, but where filters alone list them.
  private static let mostHits = 100
  private static let mostListed = 1000
  private static let mostFiles = 5

  /// - Parameters:
  ///   - programs: those of this machine, to be found by their names.
  ///   - listed: the files that the home screen lists, to be found by theirs.
  ///   - openProgram: opens a program by the name of its page.
  init(
    _ search: MachineFinder, programs: [ProgramSummary], listed: [RecognizedFiles.Found], files: OpenFiles,
    openProgram: @escaping (String, Navigator) -> Void
  ) {
    (self.search, self.programs, self.listed) = (search, programs, listed)
    (self.files, self.openProgram) = (files, openProgram)
  }

  // MARK: - Finding

  func willAppear(in table: TableView) {
    self.table = table
    details.forget()
    search.onProgress = { [weak self] in self?.showProgress() }
    search.begin { [weak self] in self?.lookAgain() }
    showCount()
  }

  private func find(_ typed: String) {
    query = SearchQuery(typed)
    let words = query.filters.isEmpty ? query.text.lowercased().split(separator: " ").map(String.init) : []
    foundPrograms = words.isEmpty ? [] : programs.filter { Self.isNamed($0, words) }
    let named =
      words.isEmpty ? [] : listed.filter { file in words.allSatisfy { file.name.lowercased().holds($0) } }
    foundFiles = Array(named.prefix(Self.mostFiles))
    let most = query.text.isEmpty ? Self.mostListed : Self.mostHits
    hits = query.filterBits.flatMap { search.find(query.text, having: $0, most: most) } ?? []
    let isNothing = hits.isEmpty && foundPrograms.isEmpty && foundFiles.isEmpty && !words.isEmpty
    nearest = isNothing ? search.finder?.nearest(to: words) ?? [] : []
    showCount()
  }

  /// Whether all words begin one of a program's name.
  private static func isNamed(_ program: ProgramSummary, _ typed: [String]) -> Bool {
    let words = (program.title + " " + program.name).lowercased().split { !$0.isLetter && !$0.isNumber }
    return typed.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }

  private func lookAgain() {
    filesOfPrograms = [:]
    find(searchBar?.text ?? "")
    table?.refresh()
  }

  private func showProgress() {
    showCount()
    if hits.isEmpty { table?.reloadSections() }
  }

  private func showCount() {
    let state = search.isReading && search.finder == nil ? "reading…" : nil
    let count = hits.count + foundPrograms.count + foundFiles.count
    searchBar?.note = query.isEmpty ? state ?? "" : [state, "\(count) found"].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - Content

  var emptyMessage: String {
    if query.isEmpty { return "Type what you want, such as: disable password login" }
    if search.finder == nil, search.isReading {
      let progress = search.progress.map { ": \($0.done) of \($0.all) programs" } ?? "…"
      return "Reading the settings of this machine" + progress
    }
    return search.finder == nil ? "The settings of this machine cannot be searched" : "Nothing found"
  }

  private var filters: [SearchFilter] {
    query.unfinishedFilter.map(SearchFilter.completions)?.filter { !$0.isWhole || $0.bit != nil } ?? []
  }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.filters, filters.map(ItemID.filter)), Section(.programs, foundPrograms.map { .program($0.name) }),
      Section(.files, foundFiles.map(ItemID.file)), Section(.settings, hits.map(ItemID.setting)),
      Section(.nearest, nearest.map(ItemID.word)),
    ].filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? { section == .nearest ? "NOTHING FOUND; NEAR ARE" : nil }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .filter(let filter): row(filter.text, detail: filter.explanation, in: table)
    case .program(let name): row(summary(name)?.title ?? name, detail: "program", in: table)
    case .file(let file): row(file.name, detail: files.unsavedWords(of: file.path) ?? "file", in: table)
    case .setting(let hit): row(hit.shownTitle, aside: hit.shownMatch, detail: detail(of: hit), in: table)
    case .word(let word): table.action(word)
    }
  }

  private func row(_ title: String, aside: String = "", detail: String, in table: TableView) -> any Cell {
    let cell = table.row(title, detail: detail, .disclosure)
    cell.titleLabel.mark(query.text)
    cell.titleLabel.aside = aside
    return cell
  }

  private func summary(_ name: String) -> ProgramSummary? { programs.first { $0.name == name } }

  /// The value that is wanted, the file, and the value that is there.
  private func detail(of hit: SettingHit) -> String {
    let wanted = wanted(hit).map { "→ \($0)" }
    let place = hit.program.isInstalled ? name(ofFileOf: hit) : "not installed"
    return [wanted, place, hit.shownValue].compactMap(\.self).joined(separator: " · ")
  }

  /// The value that does what is typed, where it can be set: of a program that is here.
  private func wanted(_ hit: SettingHit) -> String? { hit.program.isInstalled ? hit.wish?.value : nil }

  /// A file's name, with as many of its folders as tell it from the program's other files: `cli/php.ini`.
  private func name(ofFileOf hit: SettingHit) -> String {
    let others = filesOfPrograms[hit.program.name] ?? search.finder?.files(of: hit.program.name) ?? []
    filesOfPrograms[hit.program.name] = others
    return FilePath.name(of: hit.setting.file, among: others)
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .filter(let filter): filter.help
    case .program(let name): RowHelp(summary(name)?.title ?? name, text: "Enter opens its file, or lists its files.")
    case .file(let file): RowHelp(file.path)
    case .setting(let hit):
      hit.path.map { path in
        IntentSearch.Hit(path: path, wanted: wanted(hit), phrase: hit.wish?.phrase)
          .help(details.help(for: path, in: hit, named: name(ofFileOf: hit)))
      }
    case .word(let word): RowHelp("Settings have the word \(word)", text: "Enter looks for it.")
    }
  }

  // MARK: - Choosing

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .filter(let filter): filter.complete(query.unfinishedFilter, in: searchBar)
    case .program(let name): openProgram(name, navigator)
    case .file(let file): files.show(FileRequest(path: file.path), on: navigator)
    case .setting(let hit) where !hit.program.isInstalled:
      navigator.show(message: "\(hit.program.title) is not installed on this machine", isError: true)
    case .setting(let hit):
      if let path = hit.path { files.show(path, in: HitDetails.request(for: hit.setting.file), on: navigator) }
    case .word(let word): searchBar?.text = word
    }
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    if case .setting(let hit)? = item, let wanted = wanted(hit), let path = hit.path {
      return [
        IntentSearch.Hit(path: path, hit.wish).binding(wanted) { [unowned self] in
          files.propose(wanted, for: path, in: HitDetails.request(for: hit.setting.file), on: navigator)
        }
      ]
    }
    let focused = if case .filter(let filter)? = item { filter } else { filters.first }
    return focused.map { [$0.binding(query.unfinishedFilter, in: searchBar)] } ?? []
  }
}

extension SettingHit {
  private static let longestPath = 28

  /// Its path, or where that is long its name, then its program, then what is around it: what is in the end of a line may
  /// be cut.
  fileprivate var shownTitle: String {
    guard setting.path.count > Self.longestPath, let path, let key = path.last?.key, let parent = path.parent,
      !parent.isRoot
    else { return "\(setting.path) · \(program.title)" }
    return "\(key) · \(program.title) › \(parent)"
  }

  /// What it was found by, where there is room.
  fileprivate var shownMatch: String { wish.map { "\u{201C}\($0.phrase)\u{201D}" } ?? matched.joined(separator: " ") }

  /// What it is, or would be where it is not set.
  fileprivate var shownValue: String {
    let value = setting.value.isEmpty && isSecret ? SecretMask.text : setting.value
    switch setting.state {
    case .set: return value
    case .commentedOut:
      return isSecret || value.isEmpty || value == "\"\"" ? "commented out" : "\(value) · commented out"
    case .unset: return isSecret || value.isEmpty ? "not set" : "\(value) · not set"
    }
  }

  private var isSecret: Bool { SearchFilter.secret.bit.map { traits & $0 != 0 } ?? false }
}

extension FilePath {
  /// A file's name, with as many of its folders as tell it from others.
  static func name(of file: String, among others: [String]) -> String {
    var (name, folder) = (name(of: file), folder(of: file))
    while folder.count > 1, others.contains(where: { $0 != file && $0.hasSuffix("/" + name) }) {
      name = join(self.name(of: folder), name)
      folder = self.folder(of: folder)
    }
    return name
  }
}
