/// A tree as rows: what a ``TableScreen`` is asked for an item, an ``OutlineScreen`` is asked for its element.
extension OutlineScreen {
  /// The outline, as its table knows it.
  public var outlineModel: OutlineModel? {
    let loader = OutlineLoader<Element>(
      children: { try await self.children(of: $0) }, isExpandable: { self.isExpandable($0) })
    outline.loader = loader
    return OutlineModel(outline: outline, loader: loader)
  }

  /// All rows that are open, as one section.
  public var sections: [Section<OutlineSection, OutlineItem<Element>>] {
    [Section(.all, outline.rowsForTable())]
  }

  /// The element's own cell; or a row that says that its children are on their way, or why they did not come.
  public func cell(for item: OutlineItem<Element>, in table: TableView) -> any Cell {
    outlineCell(for: item, in: table)
  }

  func outlineCell(for item: OutlineItem<Element>, in table: TableView) -> any Cell {
    switch item {
    case .element(let element): cell(of: element, in: table)
    case .loading(let parent):
      table.dequeue(LoadingCell.self) { $0.setTitle(outline.indent(under: parent) + Words.current[.loading]) }
    case .failed(let parent):
      table.dequeue(ActionTitleCell.self) { cell in
        let text = Words.current.text(.loadingFailed, ["reason": outline.problem(of: parent)])
        cell.setTitle(outline.indent(under: parent) + text)
      }
    }
  }

  /// Opens or closes the element, or does what the screen says of one that has nothing to open.
  public func didSelect(_ item: OutlineItem<Element>, in navigator: Navigator) async {
    switch item {
    case .element(let element) where outline.isExpanded(element): outline.collapse(element)
    case .element(let element) where isExpandable(element): outline.expand(element)
    case .element(let element): _ = await didSelect(element: element, in: navigator)
    case .failed(let parent): outline.retry(parent)
    case .loading: break
    }
  }

  /// Whether the row can be opened or closed, tries again, or is an element that can be selected.
  public func canSelect(_ item: OutlineItem<Element>) -> Bool {
    switch item {
    case .element(let element): isExpandable(element) || canSelect(element: element)
    case .failed: true
    case .loading: false
    }
  }

  /// The text of the row's element; a row that is none is not found.
  public func searchText(for item: OutlineItem<Element>) -> String? { outlineSearchText(for: item) }

  func outlineSearchText(for item: OutlineItem<Element>) -> String? {
    item.element.map { searchText(of: $0) } ?? ""
  }

  /// What the row's element is.
  public func help(for item: OutlineItem<Element>) -> RowHelp? {
    item.element.flatMap { help(of: $0) }
  }

  /// What can be done with the row's element.
  public func actions(
    for item: OutlineItem<Element>, in table: TableView, navigator: Navigator
  ) -> [KeyBinding] {
    item.element.map { actions(of: $0, in: table, navigator: navigator) } ?? []
  }

  /// The keys of the row's element.
  public func keyBindings(
    for item: OutlineItem<Element>?, in table: TableView, navigator: Navigator
  ) -> [KeyBinding] {
    keyBindings(of: item.flatMap(\.element), in: table, navigator: navigator)
  }
}

extension Outline {
  /// The blanks before a row under an element, as wide as those of its children and their sign.
  fileprivate func indent(under parent: Element?) -> String {
    OutlinePlace(depth: (parent.flatMap { nodes[$0]?.depth } ?? -1) + 1).indent + "  "
  }

  fileprivate func problem(of element: Element?) -> String {
    (element.map { nodes[$0] } ?? top)?.problem ?? ""
  }
}
