import SettingsFiles
import SettingsSession
import TerminalTables

/// All settings of a document that have what is typed, set or not, below those that do what is typed; Enter goes to one.
@MainActor
final class SearchScreen: TableScreen {
  enum SectionID { case filters, intents, hits, adding, nearest }
  enum ItemID: Hashable {
    case filter(SearchFilter)
    /// A setting that does what is typed.
    case intent(IntentSearch.Hit)
    /// The number of a setting in what was searched.
    case hit(Int)
    /// Adds the setting of the path that is typed, which nothing has.
    case add(Path)
  }

  let title = "Search"
  /// What is found later may be better: whoever is at the first hit stays at the first.
  let focusBehavior = FocusBehavior.newest
  private(set) lazy var searchBar: SearchBar? = SearchBar { [unowned self] in find($0) }
  private let model: EditingSession
  private let host: DocumentHost
  private lazy var search = SettingSearch(model) { [weak self] in self?.gathered() }
  private weak var table: TableView?
  private var query = SearchQuery("")
  private var hits: SearchHits?
  /// What has most of the words, where nothing has all.
  private var nearest: SearchHits?
  private var intents: [IntentSearch.Hit] = []

  /// So many settings that do what is typed come first.
  private static let mostIntents = 10

  init(_ model: EditingSession, host: DocumentHost) {
    self.model = model
    self.host = host
  }

  /// The key that opens the search, on any screen of the document.
  static func binding(of model: EditingSession, host: DocumentHost, in navigator: Navigator) -> KeyBinding {
    KeyBinding(
      .search, in: navigator.keyStyle, explanation: "Finds any setting of the file, set or not", isInFooter: true
    ) {
      navigator.push(SearchScreen(model, host: host))
    }
  }

  // MARK: - Finding

  func willAppear(in table: TableView) {
    self.table = table
    search.begin()
    host.intents?.begin { [weak self] in self?.gathered() }
    showCount()
  }

  private func find(_ typed: String) {
    search.begin()
    query = SearchQuery(typed)
    look()
    showCount()
  }

  /// What is found stays after a change that was made from here, until something else is typed.
  private func gathered() {
    if !search.isOutdated { look() }
    showCount()
    table?.refresh()
  }

  private func look() {
    let found = query.filters.isEmpty && !query.isEmpty ? host.intents?.find(query.text) ?? [] : []
    let placed = found.lazy.map { [model] hit in hit.moved(to: model.placeBelowHeading(hit.path)) }
    intents = Array(placed.filter { [self] in isHere($0.path) }.prefix(Self.mostIntents))
    let hits = search.find(query).without(Set(intents.map(\.path)))
    self.hits = hits
    let isNothing = intents.isEmpty && hits.count == 0 && query.filters.isEmpty && !search.isGathering
    nearest = isNothing && newSetting == nil ? search.nearest(to: query) : nil
  }

  /// Whether a setting is in this document, or may be: others of the program are in other files.
  private func isHere(_ path: Path) -> Bool {
    guard let parent = path.parent else { return false }
    if model.node(at: path) != nil { return true }
    return (parent.isRoot || model.node(at: parent) != nil) && model.isDescribed(path)
  }

  private func showCount() {
    guard let bar = searchBar else { return }
    let state = search.isGathering ? "searching…" : nil
    bar.note =
      query.isEmpty
      ? state : [state, "\(intents.count + (hits?.count ?? 0)) found"].compactMap { $0 }.joined(separator: " ")
  }

  // MARK: - Content

  var emptyMessage: String {
    query.isEmpty
      ? "Type a key or a word of what is said of it; @ lists filters" : search.isGathering ? "" : "Nothing found"
  }

  private var filters: [SearchFilter] { query.unfinishedFilter.map(SearchFilter.completions) ?? [] }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.filters, filters.map(ItemID.filter)), Section(.intents, intents.map(ItemID.intent)),
      section(.hits, of: hits), Section(.adding, newSetting.map { [.add($0)] } ?? []), section(.nearest, of: nearest),
    ]
  }

  /// A dotted path that is typed as a whole and may be added.
  private var newSetting: Path? {
    guard query.filters.isEmpty, let hits, !search.isGathering,
      let path = SettingAddition.path(typed: query.text, in: model), path.steps.count > 1
    else { return nil }
    let isFound = hits.count > 0 && hits.path(of: hits.number(at: 0)) == path
    return isFound || intents.contains { $0.path == path } ? nil : path
  }

  func header(for section: SectionID) -> String? {
    section == .nearest && (nearest?.count ?? 0) > 0 ? "NOTHING FOUND; NEAR ARE" : nil
  }

  private func section(_ name: SectionID, of hits: SearchHits?) -> Section<SectionID, ItemID> {
    guard let hits else { return Section(name, []) }
    return Section(name, count: hits.count, item: { .hit(hits.number(at: $0)) }) { item in
      if case .hit(let number) = item { hits.place(of: number) } else { nil }
    }
  }

  func register(in table: TableView) {
    table.register(HitCell.self)
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .filter(let filter):
      return table.row(filter.text, detail: filter.explanation)
    case .add(let path):
      return table.action("Add \(path)")
    case .intent(let hit): return row(hit.path, wanted: hit.wanted, in: table)
    case .hit(let number): return row(path(of: number), wanted: nil, in: table)
    }
  }

  private func row(_ path: Path, wanted: String?, in table: TableView) -> any Cell {
    table.dequeue(HitCell.self) { cell in
      cell.setTitle(path.description)
      cell.titleLabel.mark(query.text)
      let value = HitValue(of: path, in: model)
      cell.setDetail((wanted.map { "→ \($0) · " } ?? "") + value.text)
      cell.detailLabel.role = value.role
    }
  }

  private func path(of number: Int) -> Path { hits?.path(of: number) ?? .root }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .filter(let filter): filter.help
    case .add(let path): RowHelp("Add a setting", text: "Enter, type the value of \(path), Enter.")
    case .intent(let hit): hit.help(SettingHelp(model: model, path: hit.path).rowHelp)
    case .hit(let number): SettingHelp(model: model, path: path(of: number)).rowHelp
    }
  }

  // MARK: - Choosing

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .filter(let filter): filter.complete(query.unfinishedFilter, in: searchBar)
    case .add(let path): navigator.push(naming: path, in: model, host: host)
    case .intent(let hit): navigator.push(showing: hit.path, in: model, host: host)
    case .hit(let number): navigator.push(showing: path(of: number), in: model, host: host)
    }
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    if case .intent(let hit)? = item, let wanted = hit.wanted {
      return [hit.binding(wanted) { [self] in propose(wanted, for: hit.path, in: navigator) }]
    }
    let focused = if case .filter(let filter)? = item { filter } else { filters.first }
    return focused.map { [$0.binding(query.unfinishedFilter, in: searchBar)] } ?? []
  }

  /// Changes a setting and shows what would be saved.
  private func propose(_ value: String, for path: Path, in navigator: Navigator) {
    do throws(SettingError) {
      let proposal = try ProposedChange(value, of: path, in: model)
      navigator.push(ReviewScreen.screen(of: model, host: host, proposal: proposal))
    } catch {
      navigator.show(message: "\(path): \(error)", isError: true)
    }
  }
}

extension SearchFilter {
  /// What is said of its row.
  package var help: RowHelp { RowHelp("Finds settings: \(explanation)", text: "Enter or Tab takes the filter.") }

  /// The key that completes it.
  @MainActor
  package func binding(_ beginning: String?, in bar: SearchBar?) -> KeyBinding {
    KeyBinding("complete", keys: [.tab], help: "complete", explanation: "Completes the filter that is typed") {
      complete(beginning, in: bar)
    }
  }

  /// Puts the whole filter in the place of its beginning; a kind of value is still to be typed.
  @MainActor
  package func complete(_ beginning: String?, in bar: SearchBar?) {
    if let beginning, let bar { bar.text = bar.text.dropLast(beginning.count) + (isWhole ? text + " " : "@type:") }
  }
}
