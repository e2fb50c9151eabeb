import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// The settings of a document, or of an object or a list inside it, as sections of typed cells.
@MainActor
final class SettingsScreen: TableScreen {
  let model: EditingSession
  let host: DocumentHost
  let path: Path
  let initialFocus: SettingItem?
  /// Whether it was opened for one setting that needs a look, and the next one takes its place.
  var isStop = false
  /// The lists and objects that were passed through on the way here.
  private let passed: [Path]
  var arrangement: SettingSections
  /// The columns, where the screen shows the rows of a table. Made with the sections, for each row asks for it.
  private var rowTable: RowTable?
  /// The setting that was named last, until its row is focused.
  var named: Path?
  /// What is asked for, one setting after the other; nil where nothing is.
  var asked: AskedSettings?
  /// Whether there was something to say of the document's place when the screen last appeared.
  private var hasNotice = false

  /// - Parameters:
  ///   - path: the root for the whole document.
  ///   - focus: the row that is focused when the screen is first shown; nil for the first one.
  ///   - unfinished: a setting that has its name and not yet its value, which is typed next.
  ///   - passed: the lists and objects on the way here that have no screens, as there is nothing else in them.
  init(
    _ model: EditingSession, host: DocumentHost, at path: Path = .root, focus: SettingItem? = nil,
    unfinished: Path? = nil, passed: [Path] = []
  ) {
    self.model = model
    self.host = host
    self.path = path
    self.passed = passed
    initialFocus = focus
    arrangement = SettingSections(model, at: path, passed: passed)
    arrangement.unfinished = unfinished
    rowTable = RowTable(of: path, in: model)
  }

  /// The screen of a list or an object, or the first one inside that has more than one row.
  convenience init(_ model: EditingSession, host: DocumentHost, passingThrough path: Path) {
    let child = SingleChild(from: path, in: model)
    self.init(model, host: host, at: child.destination, passed: child.passed)
  }

  /// The screen on which a setting is: focused in what holds it, or a list or an object by itself.
  convenience init(_ model: EditingSession, host: DocumentHost, showing named: Path) {
    let path = model.placeBelowHeading(named)
    let isGroup = model.node(at: path).map { !$0.kind.isScalar } ?? false
    if let parent = path.parent, !isGroup || model.isOfWrongKind(at: path) {
      self.init(model, host: host, at: parent, focus: .setting(path))
    } else {
      self.init(model, host: host, at: path)
    }
  }

  // MARK: - Title

  var title: String {
    // The one object of a file that is in no other is shown as the file.
    ((isTop && !path.isRoot ? [.root] : []) + passed + [path]).map { SettingTitle.text(of: $0, in: model) }.joined(
      separator: " · ")
  }

  /// Whether the file begins with this screen.
  private var isTop: Bool { path == model.top }

  var status: String {
    [host.program?.waiting?.status ?? "", DocumentStatus(model: model).text].filter { !$0.isEmpty }.joined(
      separator: " · ")
  }

  // MARK: - Content

  func register(in table: TableView) {
    table.register(EntryCell.self, traits: \.editable.highlightable)
    table.register(AddCell.self, traits: \.editable.highlightable)
    table.register(NoticeCell.self, traits: \.self)
  }

  func willAppear(in table: TableView) {
    refresh()
    let isNew = notice != nil && !hasNotice
    hasNotice = notice != nil
    // Whoever sees the first row sees what comes above it.
    if isNew, let position = table.scrollPosition,
      position.item == arrangement.sections.first?.items.first.map(AnyHashable.init)
    {
      let focused = table.focusedItem(as: SettingItem.self)
      table.reloadSections()
      table.scrollPosition = ScrollPosition(item: SettingItem.notice, line: 0)
      // On a small screen the notice may take all of it: keys act on a row that is seen.
      if let focused { table.focus(on: focused) }
    }
  }

  var sections: [Section<SettingGroup, SettingItem>] {
    notice == nil ? arrangement.sections : [Section(.notice, [.notice])] + arrangement.sections
  }

  private var notice: String? {
    guard isTop else { return nil }
    return DocumentNotice(model: model, offer: host.schemaOffer).text ?? host.upgrade?.notice ?? host.generated?.text
      ?? host.otherFiles?.notice()
  }

  var emptyMessage: String { "Nothing is set here" }

  func header(for section: SettingGroup) -> String? {
    switch section {
    case .needed: "REQUIRED"
    case .notice: nil
    case .values where isTop && isList: nil
    case .values where isTop: arrangement.sections.count > 2 ? "GENERAL" : nil
    // Below an object, plain values would seem to be its own.
    case .values: arrangement.sections.first?.id == .values ? nil : SettingTitle.text(of: path, in: model)
    case .banner(let number): arrangement.banners.titles[number]
    case .object(let object): withUnsaved(SettingTitle.text(of: object, in: model), in: object)
    case .screens: isBelowValues(section) ? "GROUPS" : nil
    case .more: arrangement.unsetCount == 0 ? moreTitle : "\(moreTitle) · \(arrangement.unsetCount)"
    case .document: "THIS FILE"
    case .actions: hasSections ? SettingTitle.text(of: path, in: model) : nil
    }
  }

  /// Below a section that has settings of the same names, what is offered would seem to be its own.
  private var moreTitle: String {
    guard arrangement.offersNamesOfSections else { return "MORE SETTINGS" }
    return "MORE SETTINGS OF " + (isTop ? "THE WHOLE FILE" : SettingTitle.text(of: path, in: model))
  }

  /// A title with the number of unsaved changes that it leads to.
  private func withUnsaved(_ title: String, in object: Path) -> String {
    let count = model.unsavedCount(atOrUnder: object)
    return count == 0 ? title : "\(title) · \(count) unsaved"
  }

  /// Whether a section is the first below the plain values, and would seem to be one of them.
  private func isBelowValues(_ section: SettingGroup) -> Bool {
    guard let place = arrangement.sections.firstIndex(where: { $0.id == section }), place > 0 else { return false }
    switch arrangement.sections[place - 1].id {
    case .needed, .values, .banner: return true
    default: return false
    }
  }

  /// Whether there is more above what can be done than the plain values.
  private var hasSections: Bool {
    arrangement.sections.contains { ![.needed, .values, .actions, .document].contains($0.id) }
  }

  var columnModel: ColumnModel? { rowTable?.columnModel }

  func searchText(for item: SettingItem) -> String? {
    item.settingPath == nil ? nil : rowTable?.searchText(for: item)
  }

  func cell(for item: SettingItem, in table: TableView) -> any Cell {
    if item.settingPath != nil, let rowTable {
      return rowTable.columnsCell(for: item, in: table, accessory: .disclosure)
    }
    switch item {
    case .notice: return table.dequeue(NoticeCell.self) { $0.setTitle(self.notice ?? "") }
    case .setting(let path):
      return SettingCells(
        model: model, table: table, isEntry: isList, unfinished: arrangement.unfinished, otherFiles: host.otherFiles
      ).cell(for: path)
    case .all(let path):
      let name = passed.contains(path) ? SettingTitle.text(of: path, in: model) : "these settings"
      return table.dequeue(DisclosureTitleCell.self) { $0.setTitle(withUnsaved("All of \(name)", in: path)) }
    case .addEntry:
      return addCell("Add an entry", in: table) { text throws(TextProblem) in try self.add(text, in: table) }
    case .addKey:
      return addCell(
        addition.addsSection ? "Add a section" : "Add a setting", in: table,
        completions: TextCompletions { [addition] in addition.keys(beginningWith: $0) }
      ) { key throws(TextProblem) in
        try self.addKey(key, in: table)
      }
    case .addBlock:
      return addCell(
        "Add \(blockWord)", in: table,
        completions: TextCompletions { [addition] in addition.blocks(beginningWith: $0) }
      ) { words throws(TextProblem) in
        try self.addBlock(words, in: table)
      }
    case .addGroup:
      return table.action(addition.addsRow ? "Add a row" : "Add an entry")
    case .about:
      return table.row("About this file", detail: DocumentStatus(model: model).schemaName, .disclosure)
    }
  }

  /// What can be added here.
  var addition: SettingAddition { SettingAddition(session: model, container: path) }

  /// What holds settings in the file's format.
  var blockWord: String { model.document.format.syntax.hasOneRoot ? "an element" : "a block" }

  private var isList: Bool { model.node(at: path)?.kind == .array }

  // MARK: - Selecting

  func didSelect(_ item: SettingItem, in navigator: Navigator) {
    switch item {
    case .setting(let path): open(path, in: navigator)
    case .all(let path): navigator.push(SettingsScreen(model, host: host, at: path))
    case .about: navigator.push(AboutDocumentScreen(model: model, host: host))
    case .addGroup: navigator.push(newEntry: nil, of: path, in: model, host: host)
    case .addEntry, .addKey, .addBlock, .notice: break
    }
  }

  private func open(_ path: Path, in navigator: Navigator) {
    switch SettingCells.form(of: path, in: model) {
    case .fact:
      navigator.show(message: "\(path) is read-only", isError: true)
    case .picker: navigator.push(ChoicesScreen(model, path: path) { [weak navigator] in navigator?.pop() })
    case .kinds:
      let isSelector = model.selectsShape(path)
      let changed = isSelector ? path.parent ?? path : path
      let key = isSelector ? path.last?.key : nil
      navigator.push(KindSwitch(model: model, host: host, path: changed).screen(toldBy: key))
    default: navigator.push(opening: path, in: model, host: host)
    }
  }

  func keyBindings(for item: SettingItem?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
    SettingBindings(screen: self, item: item, table: table, navigator: navigator).all
      + [SearchScreen.binding(of: model, host: host, in: navigator)]
      + [fetching(in: table)?.binding(in: navigator)].compactMap { $0 }
      + DocumentBindings(
        model: model, host: host, line: line(of: item), focused: item?.settingPath, navigator: navigator,
        show: { SettingBindings(screen: self, item: item, table: table, navigator: navigator).go(to: $0) }
      ) {
        [weak self, weak table] focus in
        guard let self, let table else { return }
        self.rowsChanged(in: table)
        if let focus { table.focus(on: SettingItem.setting(focus)) }
      }.all
  }

  private func fetching(in table: TableView) -> SchemaFetching? {
    host.schemaOffer.map { offer in
      SchemaFetching(model: model, offer: offer) { [weak self, weak table] in
        if let table { self?.rowsChanged(in: table) }
      }
    }
  }

  /// The line that an editor opens at.
  private func line(of item: SettingItem?) -> Int {
    switch item {
    case .setting(let path)?, .all(let path)?: model.line(of: path)
    default: model.line(of: path)
    }
  }

  /// Makes a change, and says that it was made or why not.
  ///
  /// - Returns: whether it was made.
  @discardableResult
  func report<Result>(
    success: String, in table: TableView, _ navigator: Navigator, _ change: () throws(SettingError) -> Result
  ) -> Bool {
    navigator.attempt { () throws(SettingError) in
      _ = try change()
      rowsChanged(in: table)
      navigator.show(message: success)
    }
  }

  /// Shows rows that came or went, and in all others what may have changed with them.
  func rowsChanged(in table: TableView) {
    refresh()
    table.reloadSections()
    table.reconfigureVisible()
  }

  private func refresh() {
    arrangement.refresh()
    rowTable = RowTable(of: path, in: model)
  }
}
