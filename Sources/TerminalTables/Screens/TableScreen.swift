/// A screen of sections and rows, given by enums: what it shows and does are switches over its items.
///
/// ```swift
/// import TerminalTables
///
/// struct SettingsTable: TableScreen {
///   enum SectionID { case account, other }
///   enum ItemID { case country, notifications, about }
///
///   let title = "Settings"
///   let sections = [Section(SectionID.account, [ItemID.country, .notifications]), Section(.other, [.about])]
///
///   func header(for section: SectionID) -> String? { section == .account ? "ACCOUNT" : nil }
///
///   func cell(for item: ItemID, in table: TableView) -> any Cell {
///     switch item {
///     case .country: table.dequeue(RightDetailCell.self) { $0.setTitle("Country"); $0.setDetail("Iceland") }
///     case .notifications: table.dequeue(SwitchCell.self) { $0.setTitle("Notifications"); $0.setOn(true) }
///     case .about: table.dequeue(DisclosureTitleCell.self) { $0.setTitle("About") }
///     }
///   }
///
///   func didSelect(_ item: ItemID, in navigator: Navigator) {
///     switch item {
///     case .country, .notifications: navigator.show(message: "Not now")
///     case .about: navigator.push(SettingsTable())
///     }
///   }
/// }
///
/// Application.main(SettingsTable())
/// ```
@MainActor
public protocol TableScreen {
  /// What kinds of sections there are: an enum, as a rule. Each case is its section's identity.
  associatedtype SectionID: Hashable
  /// What kinds of rows there are: an enum, as a rule. Each value is its row's identity and is in the table once.
  associatedtype ItemID: Hashable

  /// What the title line says at the left.
  var title: String { get }
  /// What the title line says at the right.
  var status: String { get }
  /// What the table shows, asked when the screen is shown and after ``TableView/reloadSections()``; a duplicate item or
  /// group ends the program with a ``DuplicateError``.
  var sections: [Section<SectionID, ItemID>] { get }
  /// The item that is focused when the screen is first shown; the first one that can be unless the screen says
  /// otherwise.
  var initialFocus: ItemID? { get }
  /// What the focus follows when the sections have changed: its item unless the screen says otherwise.
  var focusBehavior: FocusBehavior { get }
  /// Whether there is more than the sections have; asked when their end comes near. False unless the screen says
  /// otherwise.
  var hasMore: Bool { get }
  /// Adds to what the sections have, where ``hasMore`` says that there is more: called as soon as the end comes within
  /// a screen, and not again before it has returned. A row at the end says meanwhile that more is on its way.
  ///
  /// The sections are asked for afterwards. Where it throws, the row says the error, and Enter on it tries again. Its
  /// task is cancelled when the screen is left.
  ///
  /// ```swift
  /// var hasMore: Bool { model.next != nil }
  ///
  /// func loadMore(in table: TableView) async throws {
  ///   guard let next = model.next else { return }
  ///   let page = try await server.messages(from: next)
  ///   model.messages.append(contentsOf: page.messages)
  ///   model.next = page.next
  /// }
  /// ```
  func loadMore(in table: TableView) async throws
  /// What is shown in place of rows where there are none.
  var emptyMessage: String { get }

  /// What there is around the rows: all of it unless the screen says otherwise.
  var chrome: ChromeParts { get }
  /// The columns of the rows; a ``ColumnScreen`` makes it of its own, any other has none.
  var columnModel: ColumnModel? { get }
  /// The tree that the rows are of; an ``OutlineScreen`` makes it of its own, any other has none.
  var outlineModel: OutlineModel? { get }

  /// A search that is open as long as the screen is shown, such as that of a palette of commands; nil unless the screen
  /// says otherwise, and then a key opens one.
  var searchBar: SearchBar? { get }
  /// The text by which a search finds the item; what its cell shows unless the screen says otherwise.
  func searchText(for item: ItemID) -> String?
  /// All search texts at once, for a table too large to ask for one after the other; nil unless the screen says
  /// otherwise.
  var searchTexts: FilterText? { get }

  /// The words that are looked for when this is typed into the search; the same unless the screen says otherwise, as
  /// one does that takes `max-size` and `max_size` for the same words.
  func searchQuery(for typed: String) -> String

  /// Registers cells of the screen's own; the library's are known already.
  func register(in table: TableView)
  /// Called each time the screen is shown, first or again.
  func willAppear(in table: TableView)
  /// What goes on as long as the screen is open: begun when it is first shown, cancelled when it is left or the program
  /// ends. What it changes in the table is drawn by itself.
  ///
  /// ```swift
  /// func task(in table: TableView) async {
  ///   for await rating in server.ratings {
  ///     model.ratings = rating
  ///     table.reconfigure(ItemID.rate)
  ///   }
  /// }
  /// ```
  func task(in table: TableView) async
  /// The cell that shows an item: dequeued from the table and filled. Asked only for rows that come onto the screen.
  func cell(for item: ItemID, in table: TableView) -> any Cell
  /// What is above a section; nil for nothing.
  func header(for section: SectionID) -> String?
  /// What is under a section, broken between words; nil for nothing.
  func footer(for section: SectionID) -> String?
  /// The view above a section; made of ``header(for:)`` unless the screen has its own.
  func headerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)?
  /// The view under a section; made of ``footer(for:)`` unless the screen has its own.
  func footerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)?
  /// Enter, or a double click, on a row that has no text to edit and no switch to turn.
  ///
  /// It may wait (`async`), and keys are answered meanwhile; choosing the same row again does nothing until it has
  /// returned. Its task is cancelled when the screen is left.
  func didSelect(_ item: ItemID, in navigator: Navigator) async -> SelectionResult
  /// What ``didSelect(_:in:)`` returns: nothing. It is inferred, and ``NoSelection`` where the screen has no such
  /// method; so the table knows of it.
  associatedtype SelectionResult
  /// Whether ``didSelect(_:in:)`` does something with the item; the key is offered only then. True where the screen has
  /// that method, unless it says otherwise.
  func canSelect(_ item: ItemID) -> Bool
  /// Called when another item is focused than at the last key.
  func didFocus(_ item: ItemID, in table: TableView)
  /// Called when the editor in an item's row was closed, whether its text was taken over or not.
  func didEndEditing(_ item: ItemID, in table: TableView, navigator: Navigator)
  /// What the focused row is, said under the table or beside it; nil where there is nothing to say.
  func help(for item: ItemID) -> RowHelp?
  /// Whether rows can be marked, to act on several at once; see ``TableView/selectedItems(as:)``.
  var allowsMultipleSelection: Bool { get }
  /// What can be done with a row: each by its own keys, and all of them in a menu.
  func actions(for item: ItemID, in table: TableView, navigator: Navigator) -> [KeyBinding]
  /// Whether the user may move a row within its section.
  func canMove(_ item: ItemID) -> Bool
  /// Moves a row in the screen's own data by so many places, up where there are fewer than none; the table asks for its
  /// sections afterwards.
  func move(_ item: ItemID, by distance: Int)
  /// Further keys, before those of the table; `item` is the focused one, nil where no row is.
  func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding]
}

extension TableScreen {
  public var status: String { "" }
  public var chrome: ChromeParts { .all }
  public var columnModel: ColumnModel? { nil }
  public var outlineModel: OutlineModel? { nil }
  public var emptyMessage: String { Words.current[searchBar?.text.isEmpty == false ? .nothingFound : .nothingHere] }
  public var initialFocus: ItemID? { nil }
  public var focusBehavior: FocusBehavior { .item }
  public var hasMore: Bool { false }
  public func loadMore(in table: TableView) async throws {}
  public var searchBar: SearchBar? { nil }
  public func searchText(for item: ItemID) -> String? { nil }
  public var searchTexts: FilterText? { nil }
  public func searchQuery(for typed: String) -> String { typed }
  public func register(in table: TableView) {}
  public func willAppear(in table: TableView) {}
  /// The screen has no task of its own.
  public func task(in table: TableView) {}
  public func header(for section: SectionID) -> String? { nil }
  public func footer(for section: SectionID) -> String? { nil }
  /// Nothing is done.
  public func didSelect(_ item: ItemID, in navigator: Navigator) -> NoSelection { NoSelection() }
  public func canSelect(_ item: ItemID) -> Bool { SelectionResult.self != NoSelection.self }
  public func didFocus(_ item: ItemID, in table: TableView) {}
  public func didEndEditing(_ item: ItemID, in table: TableView, navigator: Navigator) {}
  public func help(for item: ItemID) -> RowHelp? { nil }
  public var allowsMultipleSelection: Bool { false }
  public func actions(for item: ItemID, in table: TableView, navigator: Navigator) -> [KeyBinding] { [] }
  public func canMove(_ item: ItemID) -> Bool { false }
  public func move(_ item: ItemID, by distance: Int) {}
  public func keyBindings(for item: ItemID?, in table: TableView, navigator: Navigator) -> [KeyBinding] { [] }

  public func headerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)? {
    header(for: section).map { title in table.dequeue(SectionHeader.self) { $0.setTitle(title) } }
  }

  public func footerView(for section: SectionID, in table: TableView) -> (any HeaderFooter)? {
    footer(for: section).map { title in table.dequeue(SectionFooter.self) { $0.setTitle(title) } }
  }
}

/// What a screen's ``TableScreen/SelectionResult`` is that does nothing with a row that is chosen; none is ever made by
/// a program.
///
/// ```swift
/// extension TableScreen {
///   var isOnlyRead: Bool { SelectionResult.self == NoSelection.self }
/// }
/// ```
public struct NoSelection: Sendable {
  init() {}
}

/// What a screen says of its focused row.
///
/// ```swift
/// func help(for item: ItemID) -> RowHelp? {
///   switch item {
///   case .effort: RowHelp("Effort · one of low, medium, high", text: "How much the model thinks before it answers.")
///   case .about: nil
///   }
/// }
/// ```
public struct RowHelp: Hashable, Sendable {
  /// One line: what it is, what it may be, its default.
  public var summary: String
  /// Sentences, broken to whatever width there is; empty for none.
  public var text: String
  /// What is wrong with the row's value, shown first and as an error; nil where nothing is.
  public var problem: String?
  /// Where the value is, such as a path and a line, shown at the right; empty for nowhere.
  public var location = ""

  /// What is said, without a ``location``.
  public init(_ summary: String, text: String = "", problem: String? = nil) {
    self.summary = summary
    self.text = text
    self.problem = problem
  }
}
