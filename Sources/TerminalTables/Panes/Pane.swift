/// A table on a ``SplitScreen``, and how much of the screen it has.
///
/// ```swift
/// Pane(FoldersTable(model: model), size: .fixed(24))
/// Pane(FilesTable(model: model), followsFocus: true)
/// ```
@MainActor
public struct Pane {
  let controller: any PaneController
  let size: PaneSize
  let followsFocus: Bool

  /// A pane with a table that is made for it.
  ///
  /// - Parameters:
  ///   - screen: what the table shows.
  ///   - size: how much of the screen it has.
  ///   - followsFocus: whether its rows are asked for and filled again each time that the focus of another pane has
  ///     moved, as those of a detail are.
  ///   - file: the file that is named where the screen's sections are wrong.
  ///   - line: the line in it.
  public init(
    _ screen: some TableScreen, size: PaneSize = .weight(1), followsFocus: Bool = false, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(TableController(screen, file: file, line: line), size: size, followsFocus: followsFocus)
  }

  /// A pane with a table of the program's own making, for one that acts on its ``TableController/table``.
  public init(
    _ controller: TableController<some TableScreen>, size: PaneSize = .weight(1), followsFocus: Bool = false
  ) {
    self.controller = controller
    self.size = size
    self.followsFocus = followsFocus
  }
}

/// How much of a ``SplitScreen`` a pane has, along the line in which its panes are.
///
/// ```swift
/// Pane(LogTable(), size: .weight(2))   // twice as much as a pane of weight 1
/// ```
public enum PaneSize: Hashable, Sendable {
  /// So many columns, or lines where the panes are above each other; less on a screen that has not as many.
  case fixed(Int)
  /// A share of what the fixed ones leave.
  case weight(Int)
}

/// A table's controller without the type of its screen.
@MainActor
protocol PaneController: Screen {
  var table: TableView { get }
  var split: SplitScreen? { get set }
  func chromeContent() -> Chrome.Content
  func noticeFocus()
}

extension TableController: PaneController {}
