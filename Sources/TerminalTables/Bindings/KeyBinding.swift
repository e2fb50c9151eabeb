import Curses

/// One value that carries its keys, its help and its action, so that what the help says is what the keys do.
///
/// ```swift
/// import Curses
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
///       ) { navigator.show(message: "Copied") }
///     ]
///   }
/// }
///
/// _ = Application(on: try Terminal.open()).run(NotesTable())
/// ```
@MainActor
public struct KeyBinding {
  /// The name by which a key map changes its keys.
  public let name: String
  /// The keys that reach it; the footer shows the first. Without any it cannot be reached and is not shown.
  public var keys: [Key]
  /// What it does, in a word or two, for the line at the foot of the screen.
  public let help: String
  /// What it does, as a whole sentence without a full stop, for the help screen and the menu of actions.
  public let explanation: String
  /// Why it does nothing now, said when its key is pressed; nil where it works.
  public var disabledReason: String?
  /// Whether the line at the foot of the screen has it; the help screen has all.
  public var isInFooter: Bool
  /// What goes first from a line at the foot that has no room for all: that with the lowest number, and of several the
  /// last one.
  public var footerPriority = 0
  /// What those of its keys that type nothing, such as Ctrl-S and F1, do while a text is typed.
  public var whileEditing = WhileEditing.nothing
  /// What its keys do; not called while there is a ``disabledReason``.
  public let action: () -> Void

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
  ///   - action: what the keys do.
  public init(
    _ name: String, keys: [Key], help: String, explanation: String = "", disabledReason: String? = nil,
    isInFooter: Bool = true, action: @escaping () -> Void
  ) {
    self.name = name
    self.keys = keys
    self.help = help
    self.explanation = explanation.isEmpty ? help : explanation
    self.disabledReason = disabledReason
    self.isInFooter = isInFooter
    self.action = action
  }

  /// The keys as the help shows them, such as `? F1`: their names apart by blanks.
  public var keyNames: String {
    keys.map(Words.current.name).joined(separator: " ")
  }
}
