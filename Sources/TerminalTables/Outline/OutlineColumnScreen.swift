/// A tree whose rows have columns: the first one is indented, with a triangle where its element can be opened.
///
/// The keys are those of an ``OutlineScreen``, and those of a ``ColumnScreen`` to sort and to scroll. A search looks in
/// all columns. Where it is sorted, what is open is asked for again, and comes in the new order. The first column is
/// best not frozen and has no priority, so that it is never left out.
///
/// ```swift
/// import TerminalTables
///
/// struct SizesTable: OutlineColumnScreen {
///   enum ColumnID { case name, size }
///   let title = "Sizes"
///   let outline = Outline<String>()
///   let columns = [Column(ColumnID.name, "NAME", width: .fill()), Column(.size, "SIZE", alignment: .trailing)]
///   let folders = ["usr": ["bin", "lib"], "etc": ["ssh"]]
///
///   func isExpandable(_ name: String) -> Bool { folders[name] != nil }
///   func children(of name: String?) -> [String] { name.map { folders[$0] ?? [] } ?? folders.keys.sorted() }
///
///   func text(of name: String, in column: ColumnID) -> String {
///     switch column {
///     case .name: name
///     case .size: "\(name.count)"
///     }
///   }
/// }
///
/// Application.main(SizesTable())
/// ```
@MainActor
public protocol OutlineColumnScreen: OutlineScreen, ColumnScreen {
  /// What an element's row says in a column, in one line. Asked only for rows that come onto the screen, and for
  /// columns that are shown.
  func text(of element: Element, in column: ColumnID) -> String
  /// The role of a text that is not its column's own; nil unless the screen says otherwise.
  func role(of element: Element, in column: ColumnID) -> StyleRole?
}

extension OutlineColumnScreen {
  public func role(of element: Element, in column: ColumnID) -> StyleRole? { nil }

  /// What the row's element says; a row that is none says nothing in columns.
  public func text(of item: OutlineItem<Element>, in column: ColumnID) -> String {
    item.element.map { text(of: $0, in: column) } ?? ""
  }

  /// The role of what the row's element says.
  public func role(of item: OutlineItem<Element>, in column: ColumnID) -> StyleRole? {
    item.element.flatMap { role(of: $0, in: column) }
  }
}

/// What a screen is that is both, also where it says so itself, and is asked for the texts of its ``OutlineItem``s.
extension OutlineScreen where Self: ColumnScreen {
  /// The element's columns; or a row that says that its children are on their way, or why they did not come.
  public func cell(for item: OutlineItem<Element>, in table: TableView) -> any Cell {
    outlineCell(for: item, in: table)
  }

  /// The texts of the element's columns, and its place in the tree before the first.
  public func cell(of element: Element, in table: TableView) -> any Cell {
    columnsCell(for: .element(element), in: table, accessory: .none, at: outline.place(of: element))
  }

  /// What all columns say of the row's element; a row that is none is not found.
  public func searchText(for item: OutlineItem<Element>) -> String? { outlineSearchText(for: item) }

  /// What all columns say of the element.
  public func searchText(of element: Element) -> String? { columnTexts(of: .element(element)) }
}
