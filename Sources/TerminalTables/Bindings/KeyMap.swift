import Curses

/// The keys that a user gives to commands, in place of the ones that they have.
///
/// A command is named by its ``KeyBinding/name``: one of ``TableCommand`` or what a screen calls its own.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// let application = Application(on: try Terminal.open())
/// application.navigator.keyMap = try KeyMap(
///   parsing: """
///     # Leaving must be meant.
///     quit = F10
///     back = Left, Esc
///     """)
/// ```
public struct KeyMap: Hashable, Sendable {
  private let keys: [String: [Key]]

  /// Every command with the keys that it has.
  public static let standard = KeyMap(keys: [:])

  private init(keys: [String: [Key]]) {
    self.keys = keys
  }

  /// Reads lines such as `save = Ctrl-S, s`: the name of a key binding and its keys. `save =` takes its keys away.
  ///
  /// Blank lines and lines that begin with `#` say nothing. A name that no binding has changes nothing.
  ///
  /// - Throws: ``NamedLinesError`` for a line without `=` and for a word that is no key.
  public init(parsing text: String) throws(NamedLinesError) {
    var keys: [String: [Key]] = [:]
    for line in try NamedLines(text).lines {
      var found: [Key] = []
      for name in NamedLines.parts(of: line.value) {
        guard let key = Key(named: name) else {
          throw NamedLinesError(
            line: line.number,
            message: "\"\(name)\" is no key; keys are letters, Ctrl-A, F1, Up, PgDn, Enter, Esc, Tab, Space and so on")
        }
        found.append(key)
      }
      keys[line.name] = found
    }
    self.keys = keys
  }

  /// Bindings with the keys that the user gave them.
  @MainActor
  func applied(to bindings: [KeyBinding]) -> [KeyBinding] {
    keys.isEmpty ? bindings : bindings.map(applied)
  }

  @MainActor
  func applied(to binding: KeyBinding) -> KeyBinding {
    guard let keys = keys[binding.name] else { return binding }
    var binding = binding
    binding.keys = keys
    return binding
  }
}
