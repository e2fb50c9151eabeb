import Curses

/// An editor for a text of several lines, over the whole screen: selection, clipboard, undo, words and pages.
///
/// Long lines go on in further rows, broken between words. Enter begins a new line, Ctrl-S takes the text over, Esc
/// leaves it as it was. A table opens one by itself for a ``TextViewCell``.
///
/// ```swift
/// navigator.push(
///   TextEditorScreen(title: "Your message", text: model.message) { text throws(TextProblem) in
///     if text.isEmpty { throw TextProblem("Say at least a word") }
///     model.message = text
///   } as any Screen)
/// ```
@MainActor
public final class TextEditorScreen: Screen {
  public let title: String
  /// Throws what would be wrong with the text; asked at each change of a text of at most 64 KiB.
  public var onValidate: ((String) throws(TextProblem) -> Void)?
  /// Called when the screen was left, whether the text was taken over or not.
  var onEnd: () -> Void = {}
  var buffer: TextBuffer
  var viewport = TextViewport()
  private let original: String
  private let onCommit: (String) throws(TextProblem) -> Void
  private let chromeView = Chrome()
  private weak var navigator: Navigator?
  private var frame: ScreenFrame?
  private var problem: TextProblem?
  private var validatedVersion = 0
  /// Whether Esc was pressed in a changed text, and leaves it when it is pressed again.
  private var isLeaving = false

  /// An editor with the cursor at the beginning of a text, or behind its end.
  ///
  /// - Parameters:
  ///   - title: what is edited, for the title line.
  ///   - text: the text as it is.
  ///   - beginsAtEnd: whether the cursor is behind the text, to write on.
  ///   - onCommit: takes the text over, or throws what is wrong with it; the editor then stays open.
  public init(
    title: String, text: String, beginsAtEnd: Bool = false, onCommit: @escaping (String) throws(TextProblem) -> Void
  ) {
    self.title = title
    self.onCommit = onCommit
    original = text
    buffer = TextBuffer(text)
    if beginsAtEnd { buffer.move(to: buffer.end, selecting: false) }
  }

  /// The text as it is typed so far.
  public var text: String { buffer.text }

  public var isEditing: Bool { true }

  // MARK: - Screen

  public func willAppear(in navigator: Navigator) { self.navigator = navigator }
  public func reload() {}
  public func setNeedsDisplay() { chromeView.setNeedsDisplay() }

  public func layOut(in size: Size) {
    viewport.show(buffer, in: textPlace(in: ScreenFrame(size)).size)
  }

  public func draw(in region: Region, with palette: Palette) {
    let frame = ScreenFrame(region.frame.size)
    self.frame = frame
    let place = textPlace(in: frame)
    viewport.show(buffer, in: place.size)
    region.part(frame.table).fill()
    viewport.draw(buffer, in: region.part(place), with: palette)
    chromeView.draw(chromeContent(), by: frame, in: region, with: palette)
  }

  /// The text begins below the title's own.
  private func textPlace(in frame: ScreenFrame) -> Rect {
    let table = frame.table
    let margin = table.columns > 20 ? 1 : 0
    return Rect(row: table.row, column: table.column + margin, rows: table.rows, columns: table.columns - margin)
  }

  public var cursorPlace: (point: Point, isVisible: Bool) {
    guard let frame else { return (Point(row: 0, column: 0), false) }
    let place = textPlace(in: frame)
    let point = viewport.cursorPoint(of: buffer)
    return (Point(row: place.row + point.row, column: place.column + point.column), true)
  }

  private func chromeContent() -> Chrome.Content {
    let words = Words.current
    let place = words.text(
      .cursorPlace,
      [
        "line": "\(buffer.cursor.line + 1)", "count": "\(buffer.lines.count)",
        "column": "\(viewport.column(of: buffer.cursor, in: buffer) + 1)",
      ])
    // Where one line is all there is, it says how to leave rather than where the cursor is.
    let hasHelp = frame?.keys != nil || problem != nil
    return Chrome.Content(
      path: navigator?.screens.map(\.title) ?? [title],
      status: buffer.version == 0 ? "" : String(Glyphs.available.modified),
      help: hasHelp ? RowHelp(place, problem: problem?.message) : nil, emptyMessage: nil,
      keys: navigator.map(keyBindings) ?? [], message: navigator?.message, search: nil)
  }

  // MARK: - Events

  public func handle(_ event: Event, in navigator: Navigator) -> Bool {
    let wasLeaving = isLeaving
    isLeaving = false
    switch event {
    case .key(.escape): cancel(isSure: wasLeaving, navigator)
    case .key(let key):
      if let binding = keyBindings(in: navigator).first(where: { $0.keys.contains(key) }) {
        run(binding)
      } else {
        type(key)
      }
    case .paste(let text): insert(text)
    case .interrupt where buffer.selection != nil: copy()
    case .interrupt: cancel(isSure: wasLeaving, navigator)
    case .mouse(let event): answer(event)
    default: return false
    }
    viewport.show(buffer, in: viewport.size)
    validate()
    return true
  }

  private func validate() {
    guard buffer.version != validatedVersion, let onValidate else { return }
    validatedVersion = buffer.version
    problem = nil
    let text = buffer.text
    guard text.utf8.count <= 65_536 else { return }
    do throws(TextProblem) { try onValidate(text) } catch { problem = error }
  }

  private func answer(_ event: MouseEvent) {
    guard let frame else { return }
    let place = textPlace(in: frame)
    let point = Point(row: event.point.row - place.row, column: event.point.column - place.column)
    switch event.action {
    case .press, .drag:
      guard (0..<place.rows).contains(point.row) else { return }
      buffer.move(to: viewport.place(at: point, in: buffer), selecting: event.action == .drag)
    case .wheelUp: moveRows(by: -3, selecting: false)
    case .wheelDown: moveRows(by: 3, selecting: false)
    default: break
    }
  }

  // MARK: - Leaving

  func commit(_ navigator: Navigator) {
    do throws(TextProblem) {
      try onCommit(buffer.text)
      leave(navigator)
    } catch {
      problem = error
      navigator.show(message: error.message, isError: true)
    }
  }

  /// Esc ends a selection first, and leaves a changed text only when it is pressed again.
  func cancel(isSure: Bool, _ navigator: Navigator) {
    if buffer.anchor != nil || buffer.isMarking {
      buffer.anchor = nil
      buffer.isMarking = false
    } else if isSure || buffer.version == 0 || buffer.text == original {
      leave(navigator)
    } else {
      isLeaving = true
      let words = Words.current
      let key = navigator.keyMap.applied(to: doneBinding(navigator)).keys.first.map(words.name) ?? ""
      navigator.show(message: words.text(.textChanged, ["done": key]), isError: true)
    }
  }

  private func leave(_ navigator: Navigator) {
    navigator.pop()
    onEnd()
  }
}
