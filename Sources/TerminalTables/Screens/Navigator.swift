import Curses
import LongWork

/// The stack of screens: the one on top is shown, Esc goes back to the one below, as it was left. From the first one
/// Esc leads nowhere: `q` leaves the program.
///
/// ```swift
/// import TerminalTables
///
/// struct FolderTable: TableScreen {
///   enum SectionID { case all }
///   let title: String
///   let sections = [Section(SectionID.all, ["bin", "etc", "usr"])]
///
///   func cell(for name: String, in table: TableView) -> any Cell {
///     table.dequeue(DisclosureTitleCell.self) { $0.setTitle(name) }
///   }
///
///   func didSelect(_ name: String, in navigator: Navigator) {
///     if name == "etc" {
///       navigator.show(message: "etc may not be read", isError: true)
///     } else {
///       navigator.push(FolderTable(title: name))
///     }
///   }
/// }
///
/// Application.main(FolderTable(title: "/")) { $0.navigator.keyStyle = .arrows }
/// ```
@MainActor
public final class Navigator {
  /// The screens from the first to the one that is shown.
  public private(set) var screens: [any Screen] = [] {
    didSet {
      for screen in oldValue.reversed() where !screens.contains(where: { $0 === screen }) {
        leave(screen)
      }
      if let top, screens.count > oldValue.count { onStackChange?(top, true) }
    }
  }
  /// Called with each screen that is pushed (true) or left (false).
  var onStackChange: ((any Screen, Bool) -> Void)?
  /// Called with each message that is an error.
  var onProblem: ((String) -> Void)?
  /// What the last key did, said at the foot of the screen until the next key; nil where there is nothing to say.
  public private(set) var message: Message?
  /// Asked before the program is left: a screen to show instead, as ``questionBeforeQuit(text:_:then:)`` makes one; nil
  /// to leave at once.
  public var confirmationBeforeQuit: (Navigator) -> (any Screen)? = { _ in nil }
  /// Which keys move the focus.
  public var keyStyle = KeyStyle.vi
  /// The keys that the user gave to commands.
  public var keyMap = KeyMap.standard
  /// The style of everything; a change shows at the next frame.
  public var theme = Theme.standard {
    didSet { if theme != oldValue { themeDidChange = true } }
  }

  /// All texts that the library draws by itself; they are the same for every navigator of the program.
  ///
  /// They are set before the first screen is shown, or shown at the next frame.
  public var words: Words {
    get { Words.current }
    set {
      Words.current = newValue
      top?.setNeedsDisplay()
      if !screens.isEmpty { reloadTop() }
    }
  }

  /// Looks whether the data behind the screens changed by itself, and shows what did: called before each key, and about
  /// once a second while none comes, but not while a text is typed. Nil where nothing changes by itself.
  public var checkForChanges: (() -> Void)?

  /// Whether ``checkForChanges`` is called once a second while no key comes; asked each time that the program waits.
  /// True unless the program says otherwise, as one does that learns of changes, and then calls ``dataChanged()``.
  public var needsRegularChecks: () -> Bool = { true }

  /// Called when no key came for a second, and again until it says that it is done: for work that nobody waits for.
  package var whenQuiet: (() -> Bool)?

  /// Whether the data changed while a text was typed.
  private var changesWait = false
  /// The time of the present key.
  var now: () -> ContinuousClock.Instant = { .now }
  var themeDidChange = false
  /// Whether something may look otherwise than in the last frame.
  var needsDisplay = true {
    didSet { if needsDisplay, !oldValue { onNeedsDisplay?() } }
  }
  /// Called when the last frame is out of date.
  var onNeedsDisplay: (() -> Void)?
  private(set) var isFinished = false {
    didSet { onNeedsDisplay?() }
  }
  private let lend: (() -> Void) -> Void
  /// Copies a text; without a terminal nothing can.
  var onCopy: (String) -> Terminal.CopyOutcome = { _ in .unsupported }
  private let announce: (String, () -> Void) -> Void
  /// Where the client made the navigator: what is said where its closures are wrong.
  private let place: (file: StaticString, line: UInt)
  /// What ``confirmationBeforeQuit`` gave when it was last asked.
  private weak var question: (any Screen)?

  /// A line at the foot of the screen.
  public struct Message: Hashable, Sendable {
    /// What is said, in one line; cut where it is longer than the screen is wide and has nowhere else to go.
    public var text: String
    /// Whether it is said in the style of ``StyleRole/error``.
    public var isError: Bool
  }

  /// An empty stack; an ``Application`` makes its own.
  ///
  /// - Parameters:
  ///   - lend: gives the terminal to another program while it runs.
  ///   - announce: says on the terminal what is being done while work runs that takes long; it calls what it is given,
  ///     once.
  ///   - file: the file that is named where it does not.
  ///   - line: the line in it.
  public init(
    lend: @escaping (() -> Void) -> Void = { $0() }, announce: @escaping (String, () -> Void) -> Void = { $1() },
    file: StaticString = #fileID, line: UInt = #line
  ) {
    place = (file, line)
    self.lend = lend
    self.announce = announce
  }

  /// The screen that is shown; nil before the first was pushed.
  public var top: (any Screen)? { screens.last }

  /// Shows a screen over the present one.
  public func push(_ screen: any Screen) {
    screens.append(screen)
    appear(screen)
  }

  /// Shows a table over the present screen.
  public func push(_ table: some TableScreen, file: StaticString = #fileID, line: UInt = #line) {
    push(TableController(table, file: file, line: line) as any Screen)
  }

  /// Shows a screen in the place of the present one.
  public func replaceTop(with screen: any Screen) {
    _ = screens.popLast()
    push(screen)
  }

  /// Shows the present screen as if it were shown again: for what changed without a key of its own.
  public func appearAgain() {
    if let top { appear(top) }
  }

  /// Goes back to the screen below; the last one is left by quitting.
  public func pop() {
    guard screens.count > 1 else { return quit() }
    screens.removeLast()
    if let top { appear(top) }
  }

  /// Why a key that leads back does nothing now; nil where there is a screen below.
  ///
  /// - Parameter isTyping: whether letters are typed into a search, so that only another key leaves the program.
  func reasonToStay(isTyping: Bool) -> String? {
    guard screens.count <= 1 else { return nil }
    let quit = keyMap.applied(to: KeyBinding(.quit, in: keyStyle) {})
    let key = quit.keys.first { if case .character = $0 { !isTyping } else { true } }
    return Words.current.text(.firstScreen, ["key": Words.current.name(of: key ?? .control("c"))])
  }

  /// Takes a dialog away, wherever it is; what is below it was never hidden, and so does not appear.
  func remove(_ dialog: any Screen) {
    guard let place = screens.lastIndex(where: { $0 === dialog }) else { return }
    screens.remove(at: place)
    top?.setNeedsDisplay()
    needsDisplay = true
  }

  /// Goes back to the first screen.
  public func popToRoot() {
    guard screens.count > 1 else { return }
    screens.removeSubrange(1...)
    if let top { appear(top) }
  }

  /// Leaves the program, unless ``confirmationBeforeQuit`` has something to ask first.
  ///
  /// While its question is still open, the question is shown again, and no second one over it.
  public func quit() {
    if let question, let place = screens.firstIndex(where: { $0 === question }) {
      screens.removeSubrange((place + 1)...)
      appear(question)
      return show(message: Words.current[.answerFirst])
    }
    guard let asked = confirmationBeforeQuit(self) else { return quitNow() }
    question = asked
    push(asked)
  }

  /// Leaves the program without asking, when the present event has been answered.
  public func quitNow() {
    isFinished = true
  }

  /// Shows on the present screen what changed in the data behind it.
  public func reloadTop() {
    top?.reload()
    needsDisplay = true
  }

  /// Says something at the foot of the screen until the next key.
  public func show(message: String, isError: Bool = false) {
    self.message = Message(text: message, isError: isError)
    if isError { onProblem?(message) }
    needsDisplay = true
  }

  /// Does something, and says at the foot of the screen why it cannot be done.
  ///
  /// - Returns: whether it was done.
  @discardableResult
  package func attempt<Failure: Error & CustomStringConvertible>(_ work: () throws(Failure) -> Void) -> Bool {
    do throws(Failure) {
      try work()
      return true
    } catch {
      show(message: error.description, isError: true)
      return false
    }
  }

  /// Says something at the foot of the screen for so long, or until the next key.
  public func show(message: String, isError: Bool = false, for duration: Duration) {
    show(message: message, isError: isError)
    let shown = self.message
    Task { [weak self] in
      try? await Task.sleep(for: duration)
      guard let self, self.message == shown else { return }
      self.message = nil
      needsDisplay = true
    }
  }

  /// Gives the terminal to another program, such as an editor, while `body` runs.
  public func lendTerminal(to body: () -> Void) {
    lend(body)
    top?.setNeedsDisplay()
    needsDisplay = true
  }

  /// Gives a text to the terminal for the clipboard of whoever sits before it; see `Terminal.copy(_:)`.
  public func copy(_ text: String) -> Terminal.CopyOutcome {
    onCopy(text)
  }

  /// Does what may take long; after 200 ms the last line of the screen says what is being done.
  ///
  /// Ctrl-C stops work that asks `Interruption.isRequested`, and leaves the program alone. Work that may not stop
  /// wherever something in it asks, such as saving, is not offered as a whole, and asks `Interruption.noticeRequest()`
  /// where it may.
  ///
  /// ```swift
  /// let sizes = navigator.work("Measuring /var… Ctrl-C stops") { measure("/var") }
  /// ```
  ///
  /// - Parameters:
  ///   - description: one line, cut where it is longer than the screen is wide.
  ///   - isOffered: whether the work may stop wherever something in it asks.
  ///   - body: the work.
  public func work<Result>(_ description: String, isOffered: Bool = true, _ body: () -> Result) -> Result {
    var result: Result?
    announce(description) { result = isOffered ? Interruption.offered(body) : body() }
    guard let result else {
      Terminal.fail("the navigator's announce must call what it is given", file: place.file, line: place.line)
    }
    return result
  }

  /// Answers an event: the screen on top comes first; Ctrl-C, where it has no answer, quits.
  public func handle(_ event: Event) {
    if case .key = event {
      message = nil
      lookForChanges()
    }
    needsDisplay = true
    let isAnswered = top?.handle(event, in: self) == true
    if changesWait { lookForChanges() }
    if isAnswered { return }
    if case .interrupt = event { quit() }
  }

  /// Has ``checkForChanges`` called at once, or, where a text is being typed, as soon as it is typed no longer.
  ///
  /// ```swift
  /// navigator.needsRegularChecks = { false }
  /// for await _ in server.changes { navigator.dataChanged() }
  /// ```
  public func dataChanged() {
    changesWait = true
    lookForChanges()
    needsDisplay = true
  }

  /// Calls ``checkForChanges`` unless a text is being typed.
  func lookForChanges() {
    guard top?.isEditing == false else { return }
    changesWait = false
    checkForChanges?()
  }

  /// The program ends: all screens are left.
  func end() {
    for screen in screens.reversed() { leave(screen) }
  }

  private func leave(_ screen: any Screen) {
    screen.wasRemoved(from: self)
    onStackChange?(screen, false)
  }

  private func appear(_ screen: any Screen) {
    screen.willAppear(in: self)
    screen.setNeedsDisplay()
    needsDisplay = true
  }
}
