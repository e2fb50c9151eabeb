import Curses

/// Tables side by side or above each other; keys go to one of them, and Tab, Shift-Tab or a click to another.
///
/// The title line, the explanation and the keys at the foot are those of the table that the keys go to. It alone has a
/// highlighted row; the others keep the mark of theirs. Where the terminal has no room for all, one is shown at a time.
///
/// ```swift
/// import TerminalTables
///
/// @MainActor final class Model {
///   let files = ["bin": ["ls", "cp"], "etc": ["hosts", "fstab"]]
///   var folder = "bin"
/// }
///
/// struct FoldersTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Folders"
///   let model: Model
///   var sections: [Section<SectionID, String>] { [Section(.all, model.files.keys.sorted())] }
///   func cell(for name: String, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(name) }
///   }
///   func didFocus(_ name: String, in table: TableView) { model.folder = name }
/// }
///
/// struct FilesTable: TableScreen {
///   enum SectionID { case all }
///   let model: Model
///   var title: String { model.folder }
///   var sections: [Section<SectionID, String>] { [Section(.all, model.files[model.folder] ?? [])] }
///   func cell(for name: String, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle(name) }
///   }
/// }
///
/// let model = Model()
/// let split = SplitScreen("Files", [
///   Pane(FoldersTable(model: model), size: .fixed(24)),
///   Pane(FilesTable(model: model), followsFocus: true),
/// ])
/// Application.main(split)
/// ```
@MainActor
public final class SplitScreen: Screen {
  /// How panes are put together.
  public enum Axis: Hashable, Sendable {
    /// Side by side.
    case horizontal
    /// Above each other.
    case vertical
    /// Side by side from 100 columns on, and above each other on less.
    case adaptive
  }

  public let title: String
  /// How the panes are put together.
  public let axis: Axis
  /// What there is around the panes.
  public var chrome = ChromeParts.all
  private(set) var panes: [Pane]
  private let chromeView = Chrome()
  private weak var navigator: Navigator?
  private(set) var frames: PaneFrames?
  private var presentAxis = Axis.horizontal
  private var drawn: Appearance?
  /// Called when the screen is taken from the stack, not when another is shown over it.
  package var onRemoval: (Navigator) -> Void = { _ in }

  /// The pane that the keys go to, counted from 0; out of range is a mistake of the program's, and ends it.
  public var activePane = 0 {
    didSet {
      checkPane(activePane, place.file, place.line)
      noticeActivePane()
    }
  }

  /// Where the client made the screen: what is said where it names a pane that is not there.
  private let place: (file: StaticString, line: UInt)

  private struct Appearance: Equatable {
    var frames: PaneFrames
    var titles: [String]
    var active: Int
  }

  /// A screen of these panes, from left to right or from top to bottom; the keys go to the first.
  public init(
    _ title: String = "", axis: Axis = .horizontal, _ panes: [Pane], file: StaticString = #fileID, line: UInt = #line
  ) {
    if panes.isEmpty { Terminal.fail("a split screen has at least one pane", file: file, line: line) }
    place = (file, line)
    self.title = title
    self.axis = axis
    self.panes = panes
    for pane in panes { pane.controller.split = self }
    noticeActivePane()
  }

  /// Shows another table in a pane.
  public func show(
    _ screen: some TableScreen, inPane index: Int, file: StaticString = #fileID, line: UInt = #line
  ) {
    checkPane(index, file, line)
    let old = panes[index]
    let new = Pane(screen, size: old.size, followsFocus: old.followsFocus, file: file, line: line)
    panes[index] = new
    new.controller.split = self
    noticeActivePane()
    setNeedsDisplay()
    guard let navigator else { return }
    old.controller.wasRemoved(from: navigator)
    new.controller.willAppear(in: navigator)
    new.controller.didAppear(in: navigator)
  }

  private func checkPane(_ index: Int, _ file: StaticString, _ line: UInt) {
    guard !panes.indices.contains(index) else { return }
    Terminal.fail(
      "there are \(panes.count) panes, counted from 0, and none is number \(index)", file: file, line: line)
  }

  var active: any PaneController { panes[activePane].controller }

  private func noticeActivePane() {
    for (index, pane) in panes.enumerated() { pane.controller.table.isActive = index == activePane }
    navigator?.needsDisplay = true
  }

  // MARK: - Screen

  public var isEditing: Bool { active.isEditing }

  public var isWorking: Bool { panes.contains { $0.controller.isWorking } }

  public func willAppear(in navigator: Navigator) {
    self.navigator = navigator
    for pane in panes { pane.controller.willAppear(in: navigator) }
  }

  public func didAppear(in navigator: Navigator) {
    for pane in panes { pane.controller.didAppear(in: navigator) }
  }

  public func wasRemoved(from navigator: Navigator) {
    onRemoval(navigator)
    for pane in panes { pane.controller.wasRemoved(from: navigator) }
  }

  public func reload() {
    for pane in panes { pane.controller.reload() }
  }

  public func setNeedsDisplay() {
    drawn = nil
    chromeView.setNeedsDisplay()
    for pane in panes { pane.controller.setNeedsDisplay() }
  }

  public func layOut(in size: Size) {
    layOut(by: ScreenFrame(size, parts: chrome))
  }

  public var cursorPlace: (point: Point, isVisible: Bool) {
    if let place = chromeView.searchCursor { return (place, true) }
    let place = active.cursorPlace
    guard let frame = frames?.panes[activePane] else { return place }
    return (
      Point(row: frame.table.row + place.point.row, column: frame.table.column + place.point.column), place.isVisible
    )
  }

  /// Gives every pane its place. The focus of each is then known, which the others may follow.
  private func layOut(by frame: ScreenFrame) {
    presentAxis = axis != .adaptive ? axis : frame.table.columns >= ScreenFrame.columnsForPane ? .horizontal : .vertical
    let new = PaneFrames(panes.map(\.size), axis: presentAxis, in: frame.table, active: activePane)
    if new != frames {
      frames = new
      setNeedsDisplay()
    }
    for (pane, place) in zip(panes, new.panes) {
      pane.controller.layOut(in: place?.table.size ?? frame.table.size)
      pane.controller.noticeFocus()
    }
  }

  public func draw(in region: Region, with palette: Palette) {
    let content = active.chromeContent()
    let parts = chrome.withRoom(forWords: content.search != nil || content.message != nil)
    let frame = ScreenFrame(region.frame.size, parts: parts)
    layOut(by: frame)
    guard let frames else { return }
    draw(frames, in: region, with: palette)
    for (pane, place) in zip(panes, frames.panes) {
      if let place { pane.controller.draw(in: region.part(place.table), with: palette) }
    }
    var around = active.chromeContent()
    around.path = around.path.filter { !$0.isEmpty } + [active.title]
    around.emptyMessage = nil
    chromeView.draw(around, by: frame, in: region, with: palette)
  }

  private func draw(_ frames: PaneFrames, in region: Region, with palette: Palette) {
    let appearance = Appearance(frames: frames, titles: panes.map(\.controller.title), active: activePane)
    guard appearance != drawn else { return }
    drawn = appearance
    for rule in frames.rules {
      let glyph = presentAxis == .horizontal ? palette.glyphs.verticalRule : palette.glyphs.rule
      region.part(rule).fill(with: glyph, pen: palette[.rule])
    }
    for (index, place) in frames.panes.enumerated() {
      guard let line = place?.title.map(region.part) else { continue }
      let isActive = index == activePane
      line.fill()
      if isActive { line.draw(String(palette.glyphs.focusMark), row: 0, column: 0, pen: palette[.focusMark]) }
      let title = TextFitting.truncate(appearance.titles[index], columns: line.columns - 2)
      line.draw(title, row: 0, column: 1, pen: palette[isActive ? .screenTitle : .detail])
    }
  }
}
