import Curses

/// Shows a table in a box over the present screen, until it has its answer.
///
/// The screen below stays as it is and goes on being drawn; keys and the mouse are the dialog's alone.
@MainActor
final class DialogController<Content: TableScreen>: Screen {
  private let controller: TableController<Content>
  private let text: String
  private weak var below: (any Screen)?
  /// Called once, where the dialog goes without an answer.
  private var onCancel: (() -> Void)?
  /// Whether Ctrl-C is answered as on any other screen, and does not take the dialog away.
  var staysOnInterrupt = false
  private var box: DialogBox
  private var hasDrawnCompletions = false
  /// The screen's size for which the rows were counted, how many lines they take there, and what explains them.
  private var measured: (size: Size, rows: Int, explanations: [String])?

  /// The size that a dialog is laid out in before it is shown.
  private static var usualSize: Size { Size(rows: 24, columns: 80) }

  init(_ content: Content, text: String, over below: (any Screen)?, onCancel: @escaping () -> Void) {
    controller = TableController(content)
    controller.table.drawsCompletions = false
    self.text = text
    box = DialogBox(in: Self.usualSize, text: text)
    self.below = below
    self.onCancel = onCancel
  }

  var title: String { controller.title }
  var isDialog: Bool { true }
  var isEditing: Bool { controller.isEditing }
  var isWorking: Bool { controller.isWorking }

  /// What was asked has its answer, so that leaving is no longer one.
  func end() {
    onCancel = nil
  }

  // MARK: - Screen

  func willAppear(in navigator: Navigator) {
    controller.willAppear(in: navigator)
    measured = nil
    // A field that is all there is waits for its text at once.
    if controller.table.focusedItem(as: Content.ItemID.self) == nil { controller.layOut(in: Self.usualSize) }
    if controller.table.focusedTraits.canEdit { controller.table.beginEditing() }
  }

  func didAppear(in navigator: Navigator) {
    controller.didAppear(in: navigator)
  }

  func wasRemoved(from navigator: Navigator) {
    controller.wasRemoved(from: navigator)
    let cancelled = onCancel
    onCancel = nil
    cancelled?()
  }

  func reload() {
    below?.reload()
    controller.reload()
    measured = nil
  }

  func setNeedsDisplay() {
    below?.setNeedsDisplay()
    controller.setNeedsDisplay()
  }

  func layOut(in size: Size) {
    below?.layOut(in: size)
    arrange(in: size)
  }

  func draw(in region: Region, with palette: Palette) {
    // What was drawn around the box is not the screen's own.
    if hasDrawnCompletions { below?.setNeedsDisplay() }
    hasDrawnCompletions = controller.table.editing?.completions.isEmpty == false
    arrange(in: region.frame.size)
    below?.draw(in: region, with: palette)
    controller.table.setNeedsDisplay()
    box.draw(title: title, text: text, foot: foot, in: region, with: palette)
    controller.table.draw(in: region.part(box.table), with: palette)
    // The box has no room for what a text may become.
    controller.table.drawCompletions(
      in: region, shiftedBy: Point(row: box.table.row, column: box.table.column),
      below: foot.role == .error ? box.foot.endRow : 0, palette)
  }

  private func arrange(in size: Size) {
    let table = controller.table
    let former = box.frame
    if measured?.size != size {
      box = DialogBox(in: size, text: text)
      table.resize(to: box.table.size)
      measured = (size, table.rowsShown, controller.explanations)
    }
    let problems = [controller.navigator?.message?.text, table.editingProblem].compactMap(\.self)
    box = DialogBox(
      in: size, text: text, rows: measured?.rows ?? 1, explanations: (measured?.explanations ?? []) + problems)
    if box.frame != former { below?.setNeedsDisplay() }
    table.resize(to: box.table.size)
    table.layOutIfNeeded()
  }

  private var foot: DialogBox.Foot {
    let columns = box.foot.columns
    let saysKeys = measured.map { !hasKeyLine(in: $0.size) } ?? true
    return controller.dialogFoot(
      columns: columns, keys: saysKeys ? ownKeysText ?? controller.footerKeys(columns: columns) : "")
  }

  var cursorPlace: (point: Point, isVisible: Bool) {
    if let column = foot.cursorColumn { return (Point(row: box.foot.row, column: box.foot.column + column), true) }
    let place = controller.table.cursorPlace ?? (Point(row: 0, column: 0), false)
    return (Point(row: box.table.row + place.point.row, column: box.table.column + place.point.column), place.isVisible)
  }

  func handle(_ event: Event, in navigator: Navigator) -> Bool {
    if leaves(event) {
      navigator.remove(self)
      return true
    }
    return controller.handle(translated(event), in: navigator)
  }

  /// Esc and Ctrl-C leave a dialog that is a field at once, and any other unless a search is open in it.
  private func leaves(_ event: Event) -> Bool {
    guard event == .key(.escape) || event == .interrupt && !staysOnInterrupt else { return false }
    return controller.table.isEditing ? controller.content is any FieldDialog : controller.searchField == nil
  }

  /// The mouse counts from the table's corner.
  private func translated(_ event: Event) -> Event {
    guard case .mouse(let mouse) = event else { return event }
    let point = Point(row: mouse.point.row - box.table.row, column: mouse.point.column - box.table.column)
    return .mouse(MouseEvent(mouse.action, at: point))
  }
}

extension DialogController: KeyOwner {
  var ownKeys: [KeyBinding] { controller.ownKeys }

  var ownKeysText: String? {
    guard controller.table.isEditing, controller.content is any FieldDialog else { return controller.ownKeysText }
    let words = Words.current
    return controller.table.editingKeys(
      "\(words.name(of: .enter)) \(words[.done])   \(words.name(of: .escape)) \(words[.back])")
  }
}

extension DialogController: KeyLineOwner {
  func hasKeyLine(in size: Size) -> Bool { (below as? any KeyLineOwner)?.hasKeyLine(in: size) ?? false }
}

/// A dialog that is one field: Esc in it is Esc of the dialog.
protocol FieldDialog {}
