import SettingsDocuments
import SettingsScreens
import SettingsSearch
import SettingsSession
import TerminalTables

/// All settings of all programs of the machine that have what is typed, and the files whose names have it.
@MainActor
final class MachineSearchScreen: TableScreen {
  enum SectionID { case programs, files, settings }
  enum ItemID: Hashable {
    case program(String)
    case file(RecognizedFiles.Found)
    case setting(Hit)
  }

  /// A setting of one of the programs.
  struct Hit: Hashable {
    /// The name of the program's page.
    let program: String
    let file: String
    let intent: IntentSearch.Hit
    var path: Path { intent.path }
    var wanted: String? { intent.wanted }
  }

  let title = "Search this machine"
  /// As programs are read better hits come, and whoever is at the first row is to be at the best one.
  let focusBehavior = FocusBehavior.newest
  private(set) lazy var searchBar: SearchBar? = SearchBar { [unowned self] in find($0) }
  private let library: MachineLibrary
  private let listed: [RecognizedFiles.Found]
  private let files: OpenFiles
  private let openProgram: (String, Navigator) -> Void
  private weak var table: TableView?

  private var query = SearchQuery("")
  private var foundPrograms: [ProgramIndex] = []
  private var foundFiles: [RecognizedFiles.Found] = []
  private var hits: [Hit] = []
  private var hitCount = 0
  /// Sessions that were asked for a value, by the file.
  private var sessions: [String: (state: String, session: EditingSession)] = [:]

  /// More are not read by anybody.
  private static let mostHits = 1000
  private static let mostFiles = 5

  /// - Parameters:
  ///   - listed: the files that the home screen lists, to be found by their names.
  ///   - openProgram: opens a program by the name of its page.
  init(
    _ library: MachineLibrary, listed: [RecognizedFiles.Found], files: OpenFiles,
    openProgram: @escaping (String, Navigator) -> Void
  ) {
    (self.library, self.listed, self.files, self.openProgram) = (library, listed, files, openProgram)
  }

  // MARK: - Finding

  func willAppear(in table: TableView) {
    self.table = table
    library.onChange = { [weak self] in self?.gathered() }
    library.begin()
    showCount()
  }

  private func find(_ typed: String) {
    query = SearchQuery(typed)
    foundPrograms = library.programs.filter { $0.isNamed(query) }
    let words = query.text.lowercased().split(separator: " ")
    let isForFiles = !words.isEmpty && query.filters.isEmpty
    let named =
      isForFiles ? listed.filter { file in words.allSatisfy { file.name.lowercased().holds(String($0)) } } : []
    foundFiles = Array(named.prefix(Self.mostFiles))
    hits = query.filters.isEmpty ? byWords(typed) ?? byNames() : byNames()
    showCount()
  }

  /// What fits what is meant; nil while the index is not there.
  private func byWords(_ typed: String) -> [Hit]? {
    guard let found = library.search.find(typed) else { return nil }
    hitCount = found.count
    return found.compactMap { hit in
      (try? Path(parsing: hit.path)).map {
        Hit(program: hit.program, file: hit.file, intent: .init(path: $0, hit.wish))
      }
    }
  }

  /// What has all words and filters.
  private func byNames() -> [Hit] {
    let found = library.programs.enumerated().flatMap { number, program in
      program.find(query, most: Self.mostHits).map { (number, $0) }
    }
    hitCount = found.count
    // Equals stay in the order of their programs.
    let sorted = found.enumerated().sorted { ($0.element.1.rank, $0.offset) < ($1.element.1.rank, $1.offset) }
    var known: Set<Hit> = []
    return sorted.prefix(Self.mostHits).compactMap { item in
      let (number, hit) = item.element
      let program = library.programs[number]
      let found = Hit(
        program: program.program.page.name, file: program.files[hit.file].file.path,
        intent: .init(path: hit.path, nil))
      return known.insert(found).inserted ? found : nil
    }
  }

  private func gathered() {
    find(searchBar?.text ?? "")
    table?.reloadSections()
    table?.reconfigureVisible()
  }

  private func showCount() {
    let state = library.isGathering ? "reading…" : nil
    searchBar?.note = query.isEmpty ? state : [state, "\(hitCount) found"].compactMap(\.self).joined(separator: " ")
  }

  // MARK: - Content

  var emptyMessage: String {
    query.isEmpty
      ? "Type what you want, such as: disable password login" : library.isGathering ? "" : nothingFound
  }

  private var nothingFound: String {
    let near = library.search.finder?.nearest(to: query.text.split(separator: " ").map(String.init)) ?? []
    return near.isEmpty ? "Nothing found" : "Nothing found; near are \(near.joined(separator: ", "))"
  }

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.programs, foundPrograms.map { .program($0.program.page.name) }),
      Section(.files, foundFiles.map(ItemID.file)), Section(.settings, hits.map(ItemID.setting)),
    ]
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .program(let name): row(program(name)?.program.page.title ?? name, detail: "", in: table)
    case .file(let file): row(file.name, detail: "", in: table)
    case .setting(let hit):
      row(
        "\(program(hit.program)?.program.page.title ?? hit.program) › \(hit.path)", detail: detail(of: hit), in: table)
    }
  }

  private func row(_ title: String, detail: String, in table: TableView) -> any Cell {
    table.dequeue(RightDetailCell.self) {
      $0.setTitle(title)
      $0.titleLabel.mark(query.text)
      $0.setDetail(detail)
      $0.accessory = .disclosure
    }
  }

  private func program(_ name: String) -> ProgramIndex? { library.programs.first { $0.program.page.name == name } }

  private func file(of hit: Hit) -> ProgramIndex.File? {
    program(hit.program)?.files.first { $0.file.path == hit.file }
  }

  /// The value that is wanted, the one that is there, and the file.
  private func detail(of hit: Hit) -> String {
    let file = name(ofFileOf: hit)
    let wanted = hit.wanted.map { "→ \($0) · " } ?? ""
    guard let session = session(for: hit) else { return wanted + file }
    return "\(wanted)\(DocumentScreens.value(of: hit.path, in: session).text) · \(file)"
  }

  private func name(ofFileOf hit: Hit) -> String {
    program(hit.program)?.name(of: hit.file) ?? FilePath.name(of: hit.file)
  }

  private func session(for hit: Hit) -> EditingSession? {
    guard let program = program(hit.program), let file = file(of: hit) else { return nil }
    if let known = sessions[hit.file], known.state == program.state { return known.session }
    let session = file.session
    sessions[hit.file] = (program.state, session)
    return session
  }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .program(let name):
      RowHelp(program(name)?.program.page.title ?? name, text: "Enter opens its file, or lists its files.")
    case .file(let file): RowHelp(file.path)
    case .setting(let hit):
      session(for: hit).map { session in
        var help = hit.intent.help(DocumentScreens.help(for: hit.path, in: session))
        help.location =
          name(ofFileOf: hit) + (session.node(at: hit.path) == nil ? "" : ":\(session.line(of: hit.path))")
        return help
      }
    }
  }

  // MARK: - Choosing

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .program(let name): openProgram(name, navigator)
    case .file(let file):
      let known = library.programs.lazy.flatMap(\.program.files).first { $0.path == file.path }
      files.show(known?.request ?? FileRequest(path: file.path), on: navigator)
    case .setting(let hit): files.show(hit.path, in: request(for: hit), on: navigator)
    }
  }

  private func request(for hit: Hit) -> FileRequest {
    var request = file(of: hit)?.file.request ?? FileRequest(path: hit.file)
    if (try? SystemFileSystem().status(of: hit.file)) == nil { request.mayCreate = true }
    return request
  }

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard case .setting(let hit)? = item, let wanted = hit.wanted else { return [] }
    return [
      hit.intent.binding(wanted) { [unowned self] in
        files.propose(wanted, for: hit.path, in: request(for: hit), on: navigator)
      }
    ]
  }
}
