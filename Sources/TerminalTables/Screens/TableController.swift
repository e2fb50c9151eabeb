import Curses

/// Shows a ``TableScreen``: its table, the furniture around it, and the keys that every table answers to.
@MainActor
public final class TableController<Content: TableScreen>: Screen {
  public let content: Content
  public let table = TableView()
  private let furniture = Furniture()
  private var hasAppeared = false
  private weak var navigator: Navigator?
  private var bindings: [KeyBinding] = []

  public init(_ content: Content) {
    self.content = content
    table.registerStandardCells()
    content.register(in: table)
    table.onRefresh = { [unowned self] in self.applySections() }
  }

  public var title: String { content.title }

  // MARK: - Screen

  public func willAppear(in navigator: Navigator) {
    self.navigator = navigator
    content.willAppear(in: table)
    applySections()
    // What another screen changed may show in any row.
    if hasAppeared { table.rebuildAll() }
    hasAppeared = true
  }

  public func setNeedsDisplay() {
    table.setNeedsDisplay()
    furniture.setNeedsDisplay()
  }

  public func draw(in region: Region, with palette: Palette) {
    let frame = ScreenFrame(region.frame.size)
    table.resize(to: frame.table.size)
    table.layOutIfNeeded()
    table.draw(in: region.part(frame.table), with: palette)
    furniture.draw(furnitureContent(), by: frame, in: region, with: palette)
  }

  public var cursorPlace: (point: Point, isVisible: Bool) {
    let origin = furniture.tableOrigin
    guard let place = table.cursorPlace else { return (origin, false) }
    return (Point(row: origin.row + place.point.row, column: origin.column + place.point.column), place.isVisible)
  }

  public func handle(_ event: Event, in navigator: Navigator) -> Bool {
    switch event {
    case .key(let key) where table.isEditing: table.handleEditing(key)
    case .paste(let text) where table.isEditing: table.paste(text)
    case .key(let key): return perform(key, in: navigator)
    default: return false
    }
    return true
  }

  // MARK: - Keys

  /// All keys that do something now: the screen's own come before the table's.
  public func keyBindings(in navigator: Navigator) -> [KeyBinding] {
    content.bindings(for: table.focusedItem(), in: table, navigator: navigator)
      + TableBindings(controller: self, navigator: navigator).all
  }

  private func perform(_ key: Key, in navigator: Navigator) -> Bool {
    guard let binding = keyBindings(in: navigator).first(where: { $0.keys.contains(key) }) else { return false }
    if let reason = binding.disabledReason {
      navigator.show(message: reason, isError: true)
    } else {
      binding.action()
    }
    return true
  }

  /// Enter: turns a switch, opens an editor, or does what the screen says.
  func open(in navigator: Navigator) {
    let traits = table.focusedTraits
    if traits.canToggle {
      table.toggleFocused()
    } else if traits.canEdit {
      table.beginEditing()
    } else if let item: Content.Item = table.focusedItem() {
      content.select(item, in: navigator)
    }
  }

  // MARK: - Content

  private func applySections() {
    let views = TableViews<Content.Group, Content.Item>(
      cell: { [content] in content.cell(for: $0, in: $1) },
      header: { [content] in content.headerView(of: $0, in: $1) },
      footer: { [content] in content.footerView(of: $0, in: $1) })
    do {
      try table.apply(content.sections, views: views)
    } catch {
      Terminal.fail("\(Content.self): \(error)")
    }
  }

  private func furnitureContent() -> Furniture.Content {
    let item: Content.Item? = table.focusedItem()
    var help = item.flatMap { content.help(for: $0) }
    if table.isEditing {
      help = RowHelp(
        help?.summary ?? "", text: "Enter takes the text over, Esc leaves it as it was.", problem: table.editingProblem)
    }
    let path = navigator?.screens.map(\.title) ?? [title]
    return Furniture.Content(
      path: path, status: content.status, help: help,
      emptyMessage: table.isEmpty ? content.emptyMessage : nil,
      keys: navigator.map { table.isEditing ? [] : keyBindings(in: $0) } ?? [], message: navigator?.message)
  }
}
