import SettingsDocuments
import SettingsScreens
import TerminalTables

/// The files of a program: those that are there, those that can be made, and what packages bring.
final class ProgramFilesScreen: TableScreen {
  enum SectionID { case own, openings, shipped }
  enum ItemID: Hashable {
    case own(MachineProgram.File)
    case opening(MachinePrograms.Opening)
    case shipped(MachineProgram.File)
  }

  let title: String
  private let name: String
  private let machine: Machine
  private let survey: MachineSurvey
  private let files: OpenFiles
  private var program: MachineProgram?
  private var openings: [MachinePrograms.Opening] = []

  init(of name: String, title: String, machine: Machine, survey: MachineSurvey, files: OpenFiles) {
    (self.title, self.name) = (title, name)
    (self.machine, self.survey, self.files) = (machine, survey, files)
  }

  func willAppear(in table: TableView) {
    program = machine.programs.program(named: name)
    openings = program.map(machine.programs.openings) ?? []
    survey.onChange = { [weak table] in table?.reconfigureVisible() }
    survey.begin()
  }

  // MARK: - Content

  var sections: [Section<SectionID, ItemID>] {
    [
      Section(.own, (program?.files ?? []).map(ItemID.own)),
      Section(.openings, openings.map(ItemID.opening)),
      Section(.shipped, (program?.shipped ?? []).map(ItemID.shipped)),
    ].filter { !$0.items.isEmpty }
  }

  func header(for section: SectionID) -> String? {
    switch section {
    case .own: "FILES"
    case .openings: "CAN BE MADE"
    case .shipped: "FROM PACKAGES"
    }
  }

  func cell(for item: ItemID, in table: TableView) -> any Cell {
    switch item {
    case .own(let file):
      table.row(shortened(file.path), detail: survey.count(of: file.path, in: name)?.text ?? "", .disclosure)
    case .shipped(let file): table.row(shortened(file.path), detail: "", .disclosure)
    case .opening(.file(let file)): table.action(shortened(file.path))
    case .opening(.folder(let folder, let ending, _)): table.action("A file *\(ending) in \(shortened(folder))")
    }
  }

  private func shortened(_ path: String) -> String { FilePath.abbreviated(path, home: machine.opener.home) }

  func help(for item: ItemID) -> RowHelp? {
    switch item {
    case .own(let file): RowHelp(file.path)
    case .shipped(let file):
      RowHelp(file.path, text: "A package brings it and would bring it again; what is set in a file above counts more.")
    case .opening(.file(let file)): RowHelp(file.path, text: "It is not there yet. It is written when it is saved.")
    case .opening(.folder(let folder, let ending, _)):
      RowHelp("A file of any name that ends in \(ending)", text: "In \(folder). It is written when it is saved.")
    }
  }

  // MARK: - Choosing

  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    guard let first = openings.first else { return [] }
    return [
      KeyBinding("new", keys: [.character("n")], help: "new", explanation: "Makes a new file for the program") {
        [unowned self] in
        if case .opening(let focused)? = item { return make(focused, in: navigator) }
        // Those of any name come first: most of what is set beside a main file is.
        make(openings.first { if case .folder = $0 { true } else { false } } ?? first, in: navigator)
      }
    ]
  }

  func didSelect(_ item: ItemID, in navigator: Navigator) {
    switch item {
    case .own(let file), .shipped(let file): files.show(file.request, on: navigator)
    case .opening(let opening): make(opening, in: navigator)
    }
  }

  private func make(_ opening: MachinePrograms.Opening, in navigator: Navigator) {
    switch opening {
    case .file(let file): makeFile(file.request, in: navigator)
    case .folder(let folder, let ending, let format): ask(folder, ending, format, in: navigator)
    }
  }

  private func ask(_ folder: String, _ ending: String, _ format: Format?, in navigator: Navigator) {
    func path(_ name: String) -> String { FilePath.join(folder, name.hasSuffix(ending) ? name : name + ending) }
    navigator.prompt(
      "New file", text: "Its name in \(folder); it ends in \(ending).",
      validate: { name throws(TextProblem) in
        if name.isEmpty || name.contains("/") || name.hasPrefix(".") {
          throw TextProblem("A name has no slash, and no dot at its beginning")
        }
        if (try? SystemFileSystem().linkStatus(of: path(name))) != nil { throw TextProblem("It is there already") }
      }
    ) { [weak self] name in
      guard let name else { return }
      self?.makeFile(MachineProgram.File(path(name), format: format).request, in: navigator)
    }
  }

  private func makeFile(_ request: FileRequest, in navigator: Navigator) {
    navigator.attempt { () throws(FileOpeningError) in try files.showNew(request, on: navigator) }
  }
}
