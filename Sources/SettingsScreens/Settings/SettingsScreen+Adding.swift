import SettingsFiles
import SettingsSession
import TerminalTables

/// Adding: a new setting has its name, its kind and its value before any letter is a command again.
extension SettingsScreen {
  func addCell(
    _ title: String, in table: TableView, completions: TextCompletions? = nil,
    commit: @escaping (String) throws(TextProblem) -> Void
  ) -> any Cell {
    table.dequeue(AddCell.self) { cell in
      cell.setTitle(title)
      cell.completions = completions
      cell.onCommit = commit
    }
  }

  func add(_ text: String, in table: TableView) throws(TextProblem) {
    // An empty entry takes back a whole list in some programs' files.
    if text.isEmpty { throw TextProblem("type the entry; Esc adds none") }
    try TextProblem.from { () throws(SettingError) in try addition.addEntry(text) }
    rowsChanged(in: table)
  }

  func addKey(_ key: String, in table: TableView) throws(TextProblem) {
    let addition = addition
    if let row = addition.row(typed: key) {
      try TextProblem.from { () throws(SettingError) in try model.put(row) }
      // It goes to its table, of which there is a row here.
      named = row.path.parent
      return rowsChanged(in: table)
    }
    if addition.isBlock(key) { return try addBlock(key, in: table) }
    let start = addition.start(of: key)
    try TextProblem.from { () throws(SettingError) in
      if start == .made { try addition.addKey(key) } else { try addition.check(key: key) }
    }
    let place = addition.place(of: key)
    named = place
    if start == .value, arrangement.shows(newSettingAt: place) { arrangement.unfinished = place }
    rowsChanged(in: table)
  }

  func addBlock(_ words: String, in table: TableView) throws(TextProblem) {
    named = try TextProblem.from { () throws(SettingError) in try addition.addBlock(words) }
    rowsChanged(in: table)
  }

  func didEndEditing(_ item: SettingItem, in table: TableView, navigator: Navigator) {
    switch item {
    case .addKey: goOn(in: table, navigator)
    case .addBlock: fillBlock(in: table, navigator)
    case .setting(let path) where asked != nil: answered(path, in: table, navigator)
    case .setting(let path) where path == arrangement.unfinished: finish(path, in: table, navigator)
    case .setting(let path): fillBlock(begunBy: path, in: table, navigator)
    default: break
    }
  }

  /// The block that what was typed in a row has made: that of `Match` makes `Match User git`.
  private func emptyBlock(begunBy path: Path) -> Path? {
    guard let word = path.last?.key, let container = path.parent, model.node(at: path) == nil else { return nil }
    let block = model.node(at: container)?.blocks(named: word).first { $0.block.count == 0 }
    return block.map { Path(container.steps + $0.steps) }
  }

  /// Goes on to what a new setting still needs: its value, its kind, or what it holds.
  private func goOn(in table: TableView, _ navigator: Navigator) {
    // A block of a name that is there already is an entry of the list of both.
    guard let path = named, let key = path.last?.key else { return fillBlock(in: table, navigator) }
    named = nil
    if path == arrangement.unfinished {
      table.focus(on: SettingItem.setting(path))
      table.beginEditing()
    } else if model.node(at: path) == nil {
      // What goes on a screen of its own, below a heading, is typed there.
      if !arrangement.shows(newSettingAt: path) { return navigator.push(naming: path, in: model, host: host) }
      navigator.push(addition.start(of: key), of: path, in: model, host: host)
    } else {
      table.focus(on: SettingItem.setting(path))
      openIfEmpty(path, in: navigator)
    }
  }

  /// Leads to a new block, to be filled.
  private func fillBlock(in table: TableView, _ navigator: Navigator) {
    guard let block = named else { return }
    named = nil
    table.focus(on: SettingItem.setting(block))
    if (model.node(at: block)?.count ?? 0) > 0 { return }
    navigator.push(adding: block, to: model, host: host)
  }

  /// Leads to the block that what was typed in a row has made; false where it has made none.
  @discardableResult
  private func fillBlock(begunBy path: Path, in table: TableView, _ navigator: Navigator) -> Bool {
    named = emptyBlock(begunBy: path)
    if named == nil { return false }
    rowsChanged(in: table)
    fillBlock(in: table, navigator)
    return true
  }

  /// A new setting has its value now; where none was given, there is no new setting.
  private func finish(_ path: Path, in table: TableView, _ navigator: Navigator) {
    arrangement.unfinished = nil
    if fillBlock(begunBy: path, in: table, navigator) { return }
    rowsChanged(in: table)
    if model.node(at: path) == nil {
      table.focus(on: SettingItem.addKey)
      navigator.show(message: "\(path) was not added")
    } else {
      openIfEmpty(path, in: navigator)
    }
  }

  /// A new group or list leads to its screen, to be filled.
  private func openIfEmpty(_ path: Path, in navigator: Navigator) {
    guard let node = model.node(at: path), !node.kind.isScalar, node.count == 0 else { return }
    navigator.push(adding: path, to: model, host: host)
  }
}

extension SettingsScreen {
  /// The row that adds, where the screen has no other.
  var onlyAction: SettingItem? {
    guard sections.count == 1, let rows = sections.first?.items, rows.count == 1, case let row = rows[0] else {
      return nil
    }
    return [.addEntry, .addKey, .addGroup].contains(row) ? row : nil
  }
}

extension Navigator {
  /// Shows an object or a list, set or not; where there is nothing in it but the way to add, what is added is asked
  /// for.
  func push(opening path: Path, in model: EditingSession, host: DocumentHost) {
    if model.node(at: path) == nil, model.hasShapes(at: path) {
      return push(KindSwitch(model: model, host: host, path: path).screenOfNew())
    }
    let screen = TableController(SettingsScreen(model, host: host, passingThrough: path))
    push(screen as any Screen)
    let shown = screen.content.path
    switch screen.content.onlyAction {
    case .addGroup?:
      if SettingAddition(session: model, container: shown).startOfEntry != .made {
        push(newEntry: nil, of: shown, in: model, host: host)
      }
    case let action?:
      screen.table.focus(on: action)
      screen.table.beginEditing()
    case nil: break
    }
  }

  /// Shows a setting where it is; one that is not there with its editor open.
  func push(showing named: Path, in model: EditingSession, host: DocumentHost) {
    let path = model.placeBelowHeading(named)
    let written = model.writtenNode(at: path)
    let isEmpty = written.map { !$0.kind.isScalar && $0.count == 0 } ?? true
    guard isEmpty, !path.isRoot, !model.isOfWrongKind(at: path) else {
      return push(SettingsScreen(model, host: host, showing: path))
    }
    let form = SettingCells.form(of: path, in: model)
    if form == .screen { return push(opening: path, in: model, host: host) }
    let screen = TableController(SettingsScreen(model, host: host, showing: path))
    push(screen as any Screen)
    switch form {
    case .field, .stepper, .secret: screen.table.beginEditing()
    case .picker, .kinds: screen.content.didSelect(.setting(path), in: self)
    case .toggle, .flag, .fact, .screen: break
    }
  }

  /// Shows where a new setting will be, with the editor open for its value; of a group or a list what it is to hold.
  func push(naming path: Path, in model: EditingSession, host: DocumentHost) {
    guard let parent = path.parent, let key = path.last?.key else { return }
    let addition = SettingAddition(session: model, container: parent)
    let start = addition.start(of: key)
    let isTaken = attempt { () throws(SettingError) in
      if start == .made { try addition.addKey(key) } else { try addition.check(key: key) }
    }
    if !isTaken { return }
    if [.kind, .needed].contains(start) { return push(start, of: path, in: model, host: host) }
    let isAsking = start == .value
    let screen = TableController(
      SettingsScreen(model, host: host, at: parent, focus: .setting(path), unfinished: isAsking ? path : nil))
    push(screen as any Screen)
    if isAsking { screen.table.beginEditing() }
  }

  /// Asks for the kind of a new setting, or for what it must have, before anything of it is written.
  func push(_ start: SettingAddition.Start, of path: Path, in model: EditingSession, host: DocumentHost) {
    switch start {
    case .kind: push(KindSwitch(model: model, host: host, path: path).screenOfNew())
    case .needed: ask(for: [], in: path, of: model, host: host)
    case .value, .made: break
    }
  }

  /// Adds an entry that is an object or a list and shows it; what it must have is asked for first.
  ///
  /// - Parameter index: which one it becomes; nil for the last.
  func push(newEntry index: Int?, of list: Path, in model: EditingSession, host: DocumentHost) {
    let addition = SettingAddition(session: model, container: list)
    if addition.addsRow {
      return push(newRowAt: index ?? model.node(at: list)?.count ?? 0, of: list, in: model)
    }
    let entry = index.map(list.appending) ?? addition.nextEntry
    let start = addition.startOfEntry
    if index == nil, start != .made { return push(start, of: entry, in: model, host: host) }
    if start == .kind { return push(KindSwitch(model: model, host: host, path: entry).screenOfInserted()) }
    attempt { () throws(SettingError) in
      try addition.addNewEntry(at: index)
      push(SettingsScreen(model, host: host, at: entry))
    }
  }

  /// Shows an object or a list with the editor open that adds to it, where it has nothing else to show.
  func push(adding container: Path, to model: EditingSession, host: DocumentHost) {
    let isList = model.isList(at: container)
    let addsGroup = isList && SettingAddition(session: model, container: container).addsGroup
    let action: SettingItem = addsGroup ? .addGroup : isList ? .addEntry : .addKey
    let screen = TableController(SettingsScreen(model, host: host, at: container, focus: action))
    push(screen as any Screen)
    if addsGroup { push(newEntry: nil, of: container, in: model, host: host) } else { screen.table.beginEditing() }
  }

  /// Shows a list or an object that was just made, unless it is shown already; where it is empty, to be filled.
  func open(new container: Path, in model: EditingSession, host: DocumentHost) {
    if let shown = top as? TableController<SettingsScreen>, shown.content.asked != nil {
      // Where it is one of several things that are needed, the next one is asked for.
      return shown.content.askNext(in: shown.table, self)
    }
    guard let node = model.node(at: container), (top as? TableController<SettingsScreen>)?.content.path != container
    else { return }
    // What was asked for is asked on a screen of its own, over that of the new one.
    let isAsking = screens.contains { ($0 as? TableController<SettingsScreen>)?.content.path == container }
    if isAsking { return }
    if node.count == 0 {
      push(adding: container, to: model, host: host)
    } else {
      push(SettingsScreen(model, host: host, at: container))
    }
  }

  /// Opens the editor for the value of a new setting on the screen that it will be on, which is on top.
  func typeValue(of path: Path) {
    guard let shown = top as? TableController<SettingsScreen> else { return }
    shown.content.arrangement.unfinished = path
    shown.content.rowsChanged(in: shown.table)
    shown.table.focus(on: SettingItem.setting(path))
    shown.table.beginEditing()
  }
}
