/// A ``TableScreen`` that shows a tree: rows that open, whose children are asked for when they are first opened.
///
/// Right opens a row and Left closes it; on a row that is open already Right goes to its first child, and on one that
/// is closed Left goes to what it is under. Enter opens and closes, and does what ``didSelect(element:in:)`` says on a
/// row that cannot be opened. While children are on their way, a row under their parent says so; where they did not
/// come, a row says why, and Enter on it tries again. Who leaves the screen cancels what is on its way.
///
/// ```swift
/// import TerminalTables
///
/// struct PlacesTable: OutlineScreen {
///   let title = "Places"
///   let outline = Outline<String>()
///   let places = ["Europe": ["Iceland", "Norway"], "Asia": ["Japan"]]
///
///   func isExpandable(_ place: String) -> Bool { places[place] != nil }
///
///   func children(of place: String?) async throws -> [String] {
///     guard let place else { return places.keys.sorted() }
///     try await Task.sleep(for: .seconds(1))   // a server would be asked here
///     return places[place] ?? []
///   }
///
///   func cell(of place: String, in table: TableView) -> any Cell {
///     table.dequeue(OutlineCell.self) { cell in
///       cell.setPlace(outline.place(of: place))
///       cell.setTitle(place)
///     }
///   }
/// }
///
/// Application.main(PlacesTable())
/// ```
///
/// Its rows are ``OutlineItem``s, for all that a ``TableScreen`` says of a row beside this; what is said of an element
/// is asked by `of` and `element`.
///
/// A search looks at the rows that are there; it opens none.
@MainActor
public protocol OutlineScreen: TableScreen where SectionID == OutlineSection, ItemID == OutlineItem<Element> {
  /// What the tree is made of. Each value is its own identity, and is in the tree once: of files the paths, not the
  /// names.
  associatedtype Element: Hashable

  /// What is open and what was loaded; a constant of the screen.
  var outline: Outline<Element> { get }
  /// Whether an element may have children; asked for rows that come onto the screen.
  func isExpandable(_ element: Element) -> Bool
  /// The children of an element, in their order; those at the top for nil.
  ///
  /// Asked when the element is first opened and when it is reloaded. Nothing is shown of the wait where it does not
  /// wait. What it throws is said in a row.
  func children(of element: Element?) async throws -> [Element]
  /// The cell that shows an element, as a rule an ``OutlineCell``.
  func cell(of element: Element, in table: TableView) -> any Cell

  /// Enter, or a double click, on an element that cannot be opened.
  func didSelect(element: Element, in navigator: Navigator) async -> ElementSelectionResult
  /// What ``didSelect(element:in:)`` returns, as a ``TableScreen/SelectionResult``.
  associatedtype ElementSelectionResult
  /// Whether Enter does something with an element that cannot be opened. True where the screen has
  /// ``didSelect(element:in:)``, unless it says otherwise.
  func canSelect(element: Element) -> Bool
  /// The text by which a search finds the element; what its cell shows unless the screen says otherwise.
  func searchText(of element: Element) -> String?
  /// What the focused element is; nil where there is nothing to say.
  func help(of element: Element) -> RowHelp?
  /// What can be done with an element.
  func actions(of element: Element, in table: TableView, navigator: Navigator) -> [KeyBinding]
  /// Further keys, before those of the table; `element` is the focused one, nil where none is.
  func keyBindings(of element: Element?, in table: TableView, navigator: Navigator) -> [KeyBinding]
}

extension OutlineScreen {
  /// Nothing is done.
  public func didSelect(element: Element, in navigator: Navigator) -> NoSelection { NoSelection() }
  public func canSelect(element: Element) -> Bool { ElementSelectionResult.self != NoSelection.self }
  /// Nil: what its cell shows.
  public func searchText(of element: Element) -> String? { nil }
  public func help(of element: Element) -> RowHelp? { nil }
  public func actions(of element: Element, in table: TableView, navigator: Navigator) -> [KeyBinding] { [] }
  public func keyBindings(of element: Element?, in table: TableView, navigator: Navigator) -> [KeyBinding] { [] }
}
