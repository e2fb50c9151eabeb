import Curses

/// One value that carries its keys, its help and its action, so that what the help says is what the keys do.
///
/// ```swift
/// import TerminalTables
///
/// struct NotesTable: TableScreen {
///   enum SectionID { case all }
///   let title = "Notes"
///   let sections = [Section(SectionID.all, 1...3)]
///
///   func cell(for number: Int, in table: TableView) -> any Cell {
///     table.dequeue(BasicCell.self) { $0.setTitle("Note \(number)") }
///   }
///
///   func keyBindings(for number: Int?, in table: TableView, navigator: Navigator) -> [KeyBinding] {
///     [
///       KeyBinding(
///         "copy", keys: [.character("c"), .control("c")], help: "copy", explanation: "Copies the note",
///         disabledReason: number == nil ? "No note is chosen" : nil
///       ) { navigator.show(message: "Copied") },
///       KeyBinding("delete", keys: [.delete], help: "delete") {
///         guard await navigator.confirm("Delete the note?", isDestructive: true) else { return }
///         navigator.show(message: "Deleted")
///       },
///     ]
///   }
/// }
///
/// Application.main(NotesTable())
/// ```
@MainActor
public struct KeyBinding {
  /// Copy on write: the bindings of a screen are handed on several times a key.
  private var storage: Storage

  /// The name by which a key map changes its keys.
  public var name: String { storage.fields.name }

  /// The keys that reach it; the footer shows the first. Without any it cannot be reached and is not shown.
  public var keys: [Key] {
    get { storage.fields.keys }
    set { change { $0.keys = newValue } }
  }

  /// What it does, in a word or two, for the line at the foot of the screen.
  public var help: String { storage.fields.help }

  /// What it does, as a whole sentence without a full stop, for the help screen and the menu of actions.
  public var explanation: String { storage.fields.explanation.isEmpty ? help : storage.fields.explanation }

  /// Why it does nothing now, said when its key is pressed; nil where it works.
  public var disabledReason: String? {
    get { storage.fields.disabledReason }
    set { change { $0.disabledReason = newValue } }
  }

  /// Whether the line at the foot of the screen has it; the help screen has all.
  public var isInFooter: Bool {
    get { storage.fields.isInFooter }
    set { change { $0.isInFooter = newValue } }
  }

  /// What goes first from a line at the foot that has no room for all: that with the lowest number, and of several the
  /// last one.
  public var footerPriority: Int {
    get { storage.fields.footerPriority }
    set { change { $0.footerPriority = newValue } }
  }

  /// What those of its keys that type nothing, such as Ctrl-S and F1, do while a text is typed.
  public var whileEditing: WhileEditing {
    get { storage.fields.whileEditing }
    set { change { $0.whileEditing = newValue } }
  }

  /// What keys that type nothing do while a text is typed.
  public enum WhileEditing: Sendable {
    /// They are the editor's own.
    case nothing
    /// The action, while the text stays open.
    case keepingText
    /// The text is taken over first; where it is refused, nothing else happens.
    case takingTextOver
  }

  /// A binding.
  ///
  /// - Parameters:
  ///   - name: the name by which a key map changes its keys, such as `save`.
  ///   - keys: the keys that reach it, unless a key map says otherwise.
  ///   - help: what it does, in a word or two.
  ///   - explanation: the same as a sentence; `help` where it is empty.
  ///   - disabledReason: why it does nothing now; nil where it works.
  ///   - isInFooter: whether the line at the foot of the screen has it.
  ///   - action: what the keys do; not called while there is a ``disabledReason``.
  public init(
    _ name: String, keys: [Key], help: String, explanation: String = "", disabledReason: String? = nil,
    isInFooter: Bool = true, action: @escaping () -> Void
  ) {
    storage = Storage(
      Fields(
        name: name, keys: keys, help: help, explanation: explanation, disabledReason: disabledReason,
        isInFooter: isInFooter, action: .atOnce(action)))
  }

  /// A binding whose action may wait, as for an answer; keys are answered meanwhile.
  ///
  /// While it waits, its keys do nothing on the same row. Its task is cancelled when the screen is left. Parameters are
  /// those of the form that does not wait.
  public init(
    _ name: String, keys: [Key], help: String, explanation: String = "", disabledReason: String? = nil,
    isInFooter: Bool = true, action: @escaping @MainActor () async -> Void
  ) {
    storage = Storage(
      Fields(
        name: name, keys: keys, help: help, explanation: explanation, disabledReason: disabledReason,
        isInFooter: isInFooter, action: .waiting(action)))
  }

  /// Does what the keys do.
  ///
  /// - Parameter begin: begins the task of an action that may wait; most do not, and then cost none.
  func perform(in begin: (@escaping @MainActor () async -> Void) -> Void) {
    switch storage.fields.action {
    case .atOnce(let act): act()
    case .waiting(let act): begin(act)
    }
  }

  /// The keys as the help shows them, such as `? F1`: their names apart by blanks.
  public var keyNames: String {
    keys.map(Words.current.name).joined(separator: " ")
  }

  private mutating func change(_ body: (inout Fields) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
    body(&storage.fields)
  }

  private struct Fields {
    let name: String
    var keys: [Key]
    let help: String
    let explanation: String
    var disabledReason: String?
    var isInFooter: Bool
    var footerPriority = 0
    var whileEditing = WhileEditing.nothing
    let action: Action
  }

  private enum Action {
    case atOnce(() -> Void)
    case waiting(@MainActor () async -> Void)
  }

  private final class Storage {
    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }
}
