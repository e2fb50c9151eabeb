import Curses

/// Shows a ``TableScreen``: its table, the chrome around it, and the keys that every table answers to.
///
/// A navigator makes one for each table that is pushed; a program that reads the table itself makes its own.
///
/// ```swift
/// let controller = TableController(SettingsTable())
/// navigator.push(controller as any Screen)
/// controller.table.focus(on: SettingsTable.ItemID.about)
/// ```
@MainActor
public final class TableController<Content: TableScreen>: Screen {
  /// The screen that it shows.
  public let content: Content
  /// The table that shows the screen's sections.
  public let table = TableView()
  let chromeView = Chrome()
  private let columnHeader = ColumnHeader()
  private var hasAppeared = false
  private(set) weak var navigator: Navigator?
  /// The panes that the table is one of; nil where it has the screen to itself.
  weak var split: SplitScreen?
  private var lastFocused: Content.ItemID?
  private var strayWord = StrayWord()
  /// What is typed into the search that a key opened, while it is open.
  var openedField: TextEditor?
  var isDraggingIndicator = false
  private let moreLoader = MoreLoader()
  /// The keys that were worked out for the last frame: the next key is looked up in what the user sees.
  var shownBindings: [KeyBinding]?
  private var reachableKeys = ReachableKeys()
  private let tasks = ScreenTasks()

  /// Where the client shows the screen: what is said where its sections are wrong.
  private let place: (file: StaticString, line: UInt)

  /// A controller of a screen, whose cells it registers; the sections are asked for when it is first shown.
  public init(_ content: Content, file: StaticString = #fileID, line: UInt = #line) {
    self.content = content
    place = (file, line)
    table.registerStandardCells()
    if let model = content.outlineModel {
      table.outline = model
      model.outline.attach(to: table)
    }
    content.register(in: table)
    // A task may know the table for longer than the screen is open.
    table.onReloadSections = { [weak self] in
      self?.shownBindings = nil
      self?.applySections()
    }
    table.onChange = { [weak self] in self?.navigator?.needsDisplay = true }
    table.onError = { [weak self] in self?.navigator?.show(message: $0, isError: true) }
  }

  public var title: String { content.title }

  /// A search outlives changes of the data; an editor is not to lose what is typed into it.
  public var isEditing: Bool { table.isEditing }

  /// Whether the screen is there as long as work goes on that the user waits for: Ctrl-C ends that, and does not leave
  /// the program.
  package var showsWork = false

  public var isWorking: Bool {
    showsWork || table.isSearching || tasks.isAnswering || moreLoader.isLoading
      || table.outline?.outline.isLoading == true
  }

  // MARK: - Screen

  public func willAppear(in navigator: Navigator) {
    self.navigator = navigator
    shownBindings = nil
    content.willAppear(in: table)
    // What another screen changed may show in any row.
    if hasAppeared { reload() } else { applySections() }
    if let bar = content.searchBar, bar.onChange == nil { beginFiltering() }
    if !hasAppeared, let item = content.initialFocus { table.focus(on: item) }
    hasAppeared = true
  }

  public func didAppear(in navigator: Navigator) {
    tasks.begin { [content, table] in await content.task(in: table) }
  }

  public func wasRemoved(from navigator: Navigator) {
    tasks.cancelAll()
    moreLoader.cancel()
    table.outline?.outline.cancelLoading()
  }

  /// Leaves the screen, also where another one is over it, which stays.
  package func close() {
    if navigator?.top === self { navigator?.pop() } else { navigator?.remove(self) }
  }

  public func reload() {
    shownBindings = nil
    applySections()
    table.reconfigureVisible()
  }

  public func setNeedsDisplay() {
    table.setNeedsDisplay()
    chromeView.setNeedsDisplay()
    columnHeader.setNeedsDisplay()
  }

  public func layOut(in size: Size) {
    table.resize(to: frame(in: size).table.size)
    table.layOutIfNeeded()
  }

  public func draw(in region: Region, with palette: Palette) {
    let frame = frame(in: region.frame.size)
    table.resize(to: frame.table.size)
    table.layOutIfNeeded()
    if content.hasMore { loadMore() }
    table.draw(in: region.part(frame.table), with: palette)
    if let columns = table.columns, let line = frame.columnHeader {
      let (inset, width) = table.rowExtent
      columnHeader.draw(columns, in: region.part(line), inset: inset, width: width, with: palette)
    }
    let around = split == nil ? chromeContent() : .init(path: [], status: "", emptyMessage: emptyMessage, keys: [])
    chromeView.draw(around, by: frame, in: region, with: palette)
  }

  /// A table in a pane has nothing around it but its columns' titles.
  func frame(in size: Size) -> ScreenFrame {
    let hasWords = searchField != nil || navigator?.message != nil
    let parts = split == nil ? content.chrome.withRoom(forWords: hasWords) : []
    let message = split == nil ? navigator?.message?.text : nil
    let messageRows = message.map { TextFitting.wrap($0, columns: size.columns - 2, mostLines: size.rows).count } ?? 0
    return ScreenFrame(
      size, parts: parts, hasColumns: table.columns != nil, isEditing: table.isEditing, messageRows: messageRows)
  }

  public var cursorPlace: (point: Point, isVisible: Bool) {
    let origin = chromeView.tableOrigin
    if searchField != nil, let place = chromeView.searchCursor { return (place, true) }
    guard let place = table.cursorPlace else { return (origin, false) }
    return (Point(row: origin.row + place.point.row, column: origin.column + place.point.column), place.isVisible)
  }

  public func handle(_ event: Event, in navigator: Navigator) -> Bool {
    guard table.isEditing, case .key(let key) = event, let binding = bindingWhileEditing(key, in: navigator) else {
      return take(event, in: navigator)
    }
    if binding.whileEditing == .takingTextOver { return takeTextOver(before: binding.name, in: navigator) }
    run(binding, in: navigator)
    return true
  }

  /// Answers an event, and calls the screen's `didEndEditing` where it ended the typing.
  func take(_ event: Event, in navigator: Navigator) -> Bool {
    let edited: Content.ItemID? = table.editedItem()
    defer {
      shownBindings = nil
      if let edited, edited != table.editedItem() {
        content.didEndEditing(edited, in: table, navigator: navigator)
      }
      noticeFocus()
    }
    return answer(event, in: navigator)
  }

  func noticeFocus() {
    guard let item: Content.ItemID = table.focusedItem(), item != lastFocused else { return }
    lastFocused = item
    content.didFocus(item, in: table)
    split?.focusDidMove(in: self)
  }

  private func answer(_ event: Event, in navigator: Navigator) -> Bool {
    switch event {
    case .key(let key) where table.isEditing: table.handleEditing(key)
    case .paste(let text) where table.isEditing:
      table.paste(text)
      if text.split(whereSeparator: \.isNewline).count > 1 {
        navigator.show(message: navigator.words[.pastedAsOneLine])
      }
    case .key(let key) where searchField != nil:
      if !search(key, in: navigator) {
        defer { showFound() }
        return perform(key, in: navigator)
      }
    case .paste(let text) where searchField != nil: searchField?.insert(text)
    case .wake: table.takeFilterHits()
    // Ctrl-C ends what is under way before it leaves the program.
    case .interrupt where showsWork: close()
    case .interrupt where table.isEditing: table.endEditing()
    case .interrupt where openedField != nil: endSearch(keepingFocus: false)
    case .mouse(let event): return answer(event, in: navigator)
    case .key(let key): return perform(key, in: navigator)
    default: return false
    }
    showFound()
    return true
  }

  // MARK: - Keys

  /// All keys that do something now: the screen's own come before the table's, and a key belongs to the first that has
  /// it.
  public func keyBindings(in navigator: Navigator) -> [KeyBinding] {
    let own = content.keyBindings(for: table.focusedItem(), in: table, navigator: navigator)
    let all =
      own + (split?.keyBindings(in: navigator) ?? []) + TableBindings(controller: self, navigator: navigator).all
    return reachableKeys.applied(to: navigator.keyMap.applied(to: all))
  }

  private func perform(_ key: Key, in navigator: Navigator) -> Bool {
    let bindings = shownBindings ?? keyBindings(in: navigator)
    let binding = bindings.first { $0.keys.contains(key) }
    if strayWord.takes(key, isCommand: binding != nil, at: navigator.now()) {
      navigator.show(message: Words.current.text(.noCommand, ["word": strayWord.text]), isError: true)
      return true
    }
    guard let binding else { return false }
    run(binding, in: navigator)
    return true
  }

  func run(_ binding: KeyBinding, in navigator: Navigator) {
    if let reason = binding.disabledReason {
      navigator.show(message: reason, isError: true)
    } else {
      binding.perform { work in
        begin(KeyRequest(binding: binding.name, item: table.focusedItem(as: Content.ItemID.self)), work)
      }
    }
  }

  /// A key that was pressed on a row.
  private struct KeyRequest: Hashable {
    let binding: String
    let item: Content.ItemID?
  }

  /// Begins the task of what a key asks for; the screen is up to date again when it ends.
  private func begin(_ request: some Hashable, _ work: @escaping @MainActor () async -> Void) {
    tasks.answer(request, work) { [weak self] in
      self?.shownBindings = nil
      self?.noticeFocus()
      self?.navigator?.needsDisplay = true
    }
  }

  /// Enter: turns a switch, lists options, opens an editor, or does what the screen says.
  func open(in navigator: Navigator) {
    if table.isMoreRowFocused { return moreLoader.retry(in: table) }
    let traits = table.focusedTraits
    if traits.canToggle {
      table.toggleFocused()
    } else if traits.canChoose, let picker = table.focusedOptions {
      navigator.push(OptionsScreen(title: picker.title, options: picker.options))
    } else if traits.canEdit {
      if !pushTextEditor(in: navigator) { table.beginEditing() }
    } else if let item: Content.ItemID = table.focusedItem(), content.canSelect(item) {
      begin(item) { [content] in _ = await content.didSelect(item, in: navigator) }
    }
  }

  /// Opens the focused row's text on a screen of its own; false where one line is enough for it.
  private func pushTextEditor(in navigator: Navigator) -> Bool {
    guard let item: Content.ItemID = table.focusedItem(), let editable = table.focusedRow?.editable,
      !editable.isSecureTextEntry, editable.allowsMultipleLines || editable.editableText.utf8.contains(10)
    else { return false }
    let screen = TextEditorScreen(
      title: table.titleOfFocusedRow ?? Words.current[.textTitle], text: editable.editableText, beginsAtEnd: true,
      onCommit: editable.onCommit ?? { _ in })
    screen.onValidate = editable.onValidate
    screen.onEnd = { [unowned self, unowned navigator] in
      self.content.didEndEditing(item, in: self.table, navigator: navigator)
    }
    navigator.push(screen as any Screen)
    return true
  }

  func move(_ item: Content.ItemID, by distance: Int) {
    content.move(item, by: distance)
    reload()
    table.focus(on: item)
  }

  private func loadMore() {
    moreLoader.loadIfNeeded(in: table) { [content, table] in
      try await content.loadMore(in: table)
    } finish: { [weak self] in
      self?.applySections()
      self?.shownBindings = nil
      self?.navigator?.needsDisplay = true
    }
  }

  func footerKeys(columns: Int) -> String {
    guard let navigator, !table.isEditing else { return "" }
    var line = FooterKeys()
    return line.text(for: keyBindings(in: navigator), columns: columns)
  }

  // MARK: - Content

  private func applySections() {
    let views = TableViews<Content.SectionID, Content.ItemID>(
      cell: { [content] in content.cell(for: $0, in: $1) },
      header: { [content] in content.headerView(for: $0, in: $1) },
      footer: { [content] in content.footerView(for: $0, in: $1) })
    table.focusBehavior = content.focusBehavior
    table.setColumns(content.columnModel)
    do {
      try table.apply(content.sections, views: views)
    } catch {
      Terminal.fail("the sections of \(Content.self), shown here: \(error)", file: place.file, line: place.line)
    }
  }

  var emptyMessage: String? {
    guard table.isEmpty else { return nil }
    // A screen that finds its rows itself knows why there are none.
    let knows = content.searchBar.map { $0.onChange != nil || $0.text.isEmpty } ?? (openedField == nil)
    return knows ? content.emptyMessage : Words.current[.nothingFound]
  }
}
