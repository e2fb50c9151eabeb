/// The state of a tree that an ``OutlineScreen`` shows: what is open, and the children that were loaded.
///
/// The screen keeps it in a constant. An element is its own identity, and is in the tree once; whatever is loaded
/// again, what was open stays open.
///
/// ```swift
/// let outline = Outline<String>()
///
/// func task(in table: TableView) async {
///   for await _ in folder.changes { outline.reload() }
/// }
/// ```
///
/// - Complexity: opening and closing cost the rows that come and go, whatever else the tree has.
@MainActor
public final class Outline<Element: Hashable> {
  private(set) var rows = ItemList<OutlineItem<Element>>()
  let top = OutlineNode<Element>(nil, in: nil)
  var nodes: [Element: OutlineNode<Element>] = [:]
  var loading: [ObjectIdentifier: OutlineNode<Element>] = [:]
  weak var loader: OutlineLoader<Element>?
  weak var table: TableView?
  /// Whether the table is asking for the rows, and so need not be notified of them.
  private var isBeginning = false
  /// Where the client made the outline: what is said where its elements are wrong.
  let place: (file: StaticString, line: UInt)

  /// An outline that knows no element yet; it asks its screen for them when it is first shown.
  public init(file: StaticString = #fileID, line: UInt = #line) {
    place = (file, line)
  }

  // MARK: - Asking

  /// Whether an element's children are shown where it is shown itself.
  public func isExpanded(_ element: Element) -> Bool {
    nodes[element]?.isExpanded ?? false
  }

  /// The element that another one is under; nil at the top, and for one that the tree does not have.
  public func parent(of element: Element) -> Element? {
    nodes[element]?.parent?.element
  }

  /// Where an element is, for its cell; the top for one that the tree does not have.
  public func place(of element: Element) -> OutlinePlace {
    guard let node = nodes[element] else { return OutlinePlace(depth: 0) }
    let disclosure: OutlinePlace.Disclosure =
      if node.isExpanded { .expanded } else { isExpandable(element) ? .collapsed : .none }
    return OutlinePlace(depth: node.depth, disclosure: disclosure)
  }

  // MARK: - Changing

  /// Shows an element's children, and asks the screen for them where they are not known; nothing happens where it
  /// cannot have any.
  public func expand(_ element: Element) {
    guard let node = nodes[element], !node.isExpanded, isExpandable(element) else { return }
    if node.children != nil {
      change(node) { node.isExpanded = true }
    } else {
      // Nothing is under it yet, so that its rows are right meanwhile.
      node.isExpanded = true
      load(node)
    }
    table?.reconfigure(OutlineItem.element(element))
  }

  /// Hides an element's children; those of them that were open are so again when it is.
  public func collapse(_ element: Element) {
    guard let node = nodes[element], node.isExpanded else { return }
    if isFocusUnder(node) { table?.focus(on: OutlineItem.element(element)) }
    change(node) {
      node.isExpanded = false
      node.problem = nil
      giveUp(node)
    }
    table?.reconfigure(OutlineItem.element(element))
  }

  /// Asks for everything again that is open; what was open stays so, and the old rows are shown until new ones come.
  public func reload() {
    load(top)
  }

  /// Asks for the children of an element again, if it is open, and for those of what is open under it.
  public func reload(_ element: Element) {
    if let node = nodes[element] { refresh(node) }
  }

  // MARK: - Rows

  /// The rows, for the table: they are asked for when it is first shown.
  func rowsForTable() -> ItemList<OutlineItem<Element>> {
    if top.children == nil, top.task == nil, top.problem == nil {
      isBeginning = true
      load(top)
      isBeginning = false
    }
    return rows
  }

  func isExpandable(_ element: Element) -> Bool {
    loader?.isExpandable(element) ?? false
  }

  /// Makes a change to what is under an element, and to the rows with it.
  func change(_ node: OutlineNode<Element>, _ body: () -> Void) {
    guard let start = firstRow(under: node) else { return body() }
    let old = node.rows.count
    body()
    rows.replaceSubrange(start..<start + old, with: node.rows)
    if !isBeginning { table?.reloadSections() }
  }

  /// The position of the first row under an element; nil where the element is not shown.
  private func firstRow(under node: OutlineNode<Element>) -> Int? {
    guard let element = node.element else { return 0 }
    return rows.position(of: .element(element)).map { $0 + 1 }
  }

  /// Whether the focused row is under an element, and would go with it.
  private func isFocusUnder(_ node: OutlineNode<Element>) -> Bool {
    guard let item: OutlineItem<Element> = table?.focusedItem() else { return false }
    let focused =
      switch item {
      case .element(let element): nodes[element]?.parent
      case .loading(let parent), .failed(let parent): parent.flatMap { nodes[$0] }
      }
    return focused.map(node.isAncestor) ?? false
  }
}
