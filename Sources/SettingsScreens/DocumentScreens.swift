import SettingsFiles
import SettingsSession
import TerminalTables

/// The screens of a document, for a navigator to push.
///
/// ```swift
/// application.navigator.confirmationBeforeQuit = { DocumentScreens.quitQuestion(for: model, in: $0) }
/// application.run(DocumentScreens.settings(of: model))
/// ```
@MainActor
public enum DocumentScreens {
  /// All settings of a document, and below it those of its objects and lists.
  ///
  /// - Parameters:
  ///   - model: the session of the document.
  ///   - host: what the program offers beside them.
  public static func settings(of model: EditingSession, host: DocumentHost = DocumentHost()) -> any Screen {
    TableController(SettingsScreen(model, host: host, at: model.top))
  }

  /// The screen of a document that a setting is on, with the setting focused.
  ///
  /// - Parameters:
  ///   - model: the session of the document.
  ///   - host: what the program offers beside them.
  ///   - path: the setting.
  public static func settings(
    of model: EditingSession, host: DocumentHost = DocumentHost(), showing path: Path
  ) -> any Screen {
    TableController(SettingsScreen(model, host: host, showing: path))
  }

  /// Shows the settings of a document, with the editor open that adds one: for a document that has none yet.
  ///
  /// - Parameters:
  ///   - model: the session of the document.
  ///   - host: what the program offers beside them.
  ///   - navigator: what shows them, over its present screen.
  public static func showAdding(to model: EditingSession, host: DocumentHost = DocumentHost(), on navigator: Navigator)
  {
    navigator.push(adding: .root, to: model, host: host)
  }

  /// Shows the screen that a setting is on, with the focus on its row; of one that is not set the editor is open.
  ///
  /// - Parameters:
  ///   - path: the setting, set or not.
  ///   - model: the session of the document.
  ///   - host: what the program offers beside it.
  ///   - navigator: what shows the screen, over its present one.
  public static func show(
    _ path: Path, of model: EditingSession, host: DocumentHost = DocumentHost(), on navigator: Navigator
  ) {
    navigator.push(showing: path, in: model, host: host)
  }

  /// The unsaved changes of a document, each of which may be left out of what is saved.
  ///
  /// - Parameter proposal: what is taken back unless it is agreed to there; nil for nothing.
  package static func review(
    of model: EditingSession, host: DocumentHost, proposal: ProposedChange? = nil
  ) -> any Screen {
    ReviewScreen.screen(of: model, host: host, proposal: proposal)
  }

  /// What is said of a setting where its row is focused.
  ///
  /// - Parameters:
  ///   - path: the setting, set or not.
  ///   - model: the session of the document.
  public static func help(for path: Path, in model: EditingSession) -> RowHelp {
    SettingHelp(model: model, path: path).rowHelp
  }

  /// The values that a setting may have, to choose one.
  ///
  /// - Parameters:
  ///   - model: the session of the document.
  ///   - path: the setting.
  ///   - whenChosen: called when a value was chosen and set: to close the screen, as a rule.
  public static func choices(
    of model: EditingSession, at path: Path, whenChosen: @escaping () -> Void
  ) -> any Screen {
    TableController(ChoicesScreen(model, path: path, close: whenChosen))
  }

  /// Shows what other programs change in a document while it is open. Made for `Navigator.checkForChanges`.
  ///
  /// What is unsaved stays. Where both changed the same settings, the screen says so, and saving asks.
  public static func followOutsideChange(of model: EditingSession, on navigator: Navigator) {
    OutsideChange.follow(in: model, on: navigator)
  }

  /// Asks over the present screen what to do with unsaved changes; nil where there are none. Made for
  /// `Navigator.confirmationBeforeQuit`.
  ///
  /// - Parameters:
  ///   - model: the session of the document.
  ///   - navigator: the navigator that is to be left.
  ///   - host: what the program offers beside the settings, to which a change leads.
  public static func quitQuestion(
    for model: EditingSession, in navigator: Navigator, host: DocumentHost = DocumentHost()
  ) -> (any Screen)? {
    quitQuestion(for: [(model, host)], in: navigator)
  }

  /// Asks what to do with the unsaved changes of several documents, once for all of them; nil where there are none.
  package static func quitQuestion(
    for files: [(model: EditingSession, host: DocumentHost)], in navigator: Navigator
  ) -> (any Screen)? {
    let unsaved = files.filter(\.model.history.isModified)
    return unsaved.isEmpty ? nil : QuitQuestion(files: unsaved, navigator: navigator).screen
  }

  /// Merges what an upgrade left beside a document; where that is not understood, it is said.
  package static func showUpgrade(of model: EditingSession, host: DocumentHost, on navigator: Navigator) {
    host.upgrade?.show(for: model, host: host, in: navigator)
  }

  /// Offers unsaved changes that an earlier session left behind.
  ///
  /// - Parameters:
  ///   - copy: what was left unsaved.
  ///   - model: the session of the document as it is now.
  ///   - next: the screen that follows the answer.
  public static func recovery(
    of copy: UnsavedCopy, in model: EditingSession, next: @escaping () -> any Screen
  ) -> any Screen {
    TableController(RecoveryQuestion(model, copy, next: next).table)
  }

  /// Offers the whole contents of a file on which a save was interrupted.
  ///
  /// - Parameters:
  ///   - save: the save that was interrupted.
  ///   - name: what the title line calls the file.
  ///   - next: the screen that follows the answer; nil where the file cannot be opened.
  public static func interruptedSave(
    _ save: InterruptedSave, name: String, next: @escaping () -> (any Screen)?
  ) -> any Screen {
    TableController(save.question(name: name, next: next))
  }

  /// Says where and why a text cannot be read, with the lines around the fault.
  ///
  /// - Parameters:
  ///   - name: what the title line calls the text.
  ///   - text: the whole text as it was read.
  ///   - error: what is wrong with it.
  ///   - editor: opens the text where it is at fault; nil where that makes no sense.
  ///   - reopen: the screen to show when the editor was left.
  public static func unreadable(
    name: String, text: [UInt8], error: ParseError, editor: ExternalEditor? = nil,
    reopen: @escaping () -> (any Screen)? = { nil }
  ) -> any Screen {
    TableController(
      UnreadableScreen(
        name: name, text: text, reason: error.description, fault: (error.line, error.column), editor: editor,
        reopen: reopen))
  }

  /// Says why a text is not read as settings, with how it begins.
  ///
  /// - Parameters:
  ///   - name: what the title line calls the text.
  ///   - text: the whole text as it was read.
  ///   - reason: what it is instead, in a few words: `a shell script`.
  ///   - editor: opens the text; nil where that makes no sense.
  ///   - reopen: the screen to show when the editor was left.
  public static func refused(
    name: String, text: [UInt8], reason: String, editor: ExternalEditor? = nil,
    reopen: @escaping () -> (any Screen)? = { nil }
  ) -> any Screen {
    let hint = editor.map { "; e opens it in \($0.name)" } ?? ""
    return TableController(
      UnreadableScreen(name: name, text: text, reason: reason + hint, fault: nil, editor: editor, reopen: reopen))
  }
}
