import SettingsFiles
import TerminalTables

/// Finds settings of a document by what one wants, in whatever words: for a document that a program reads of which is known
/// what people say of its settings.
///
/// ```swift
/// host.intents = IntentSearch(begin: { onReady in finder.begin(onReady) }, find: { finder.find($0) })
/// ```
@MainActor
package struct IntentSearch {
  /// Makes ready what is searched, beside the interface, and says when more can be found than before.
  let begin: (_ onReady: @escaping @MainActor () -> Void) -> Void
  /// The settings that fit best, the best first; some may not be in this document.
  let find: (_ typed: String) -> [Hit]

  /// A setting that was found.
  package struct Hit: Hashable, Sendable {
    /// Where it is, set or not.
    package let path: Path
    /// The value that does what is typed, as it would be typed; nil where nobody says one.
    package let wanted: String?
    /// What people say that was typed; nil where it was found by its own words alone.
    package let phrase: String?

    package init(path: Path, wanted: String?, phrase: String?) {
      (self.path, self.wanted, self.phrase) = (path, wanted, phrase)
    }

    /// The hit where the setting is in a document.
    func moved(to place: Path) -> Hit { Hit(path: place, wanted: wanted, phrase: phrase) }
  }

  package init(
    begin: @escaping (_ onReady: @escaping @MainActor () -> Void) -> Void, find: @escaping (_ typed: String) -> [Hit]
  ) {
    (self.begin, self.find) = (begin, find)
  }
}

extension IntentSearch.Hit {
  /// What is said of its row, with what the value does.
  package func help(_ help: RowHelp) -> RowHelp {
    var help = help
    let said = phrase.map { "Found as \u{201C}\($0)\u{201D}. " } ?? ""
    let proposal = wanted.map { "Tab sets it to \($0) and shows the change for review. " } ?? ""
    help.text = proposal + said + help.text
    return help
  }

  /// The key that proposes its value.
  @MainActor
  package func binding(_ wanted: String, _ propose: @escaping () -> Void) -> KeyBinding {
    KeyBinding(
      "propose", keys: [.tab], help: "set to \(wanted)",
      explanation: "Changes the setting to the value that does what is typed, and shows the change for review",
      action: propose)
  }
}
