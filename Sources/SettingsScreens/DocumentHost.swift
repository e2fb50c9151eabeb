import SettingsFiles
import TerminalTables

/// What a program offers the screens of a document beside the settings.
///
/// ```swift
/// let host = DocumentHost(editor: editor, includedFiles: includedFiles)
/// application.run(DocumentScreens.settings(of: session, host: host))
/// ```
@MainActor
public final class DocumentHost {
  /// Opens the document in an editor of its own; nil where that makes no sense.
  public var editor: ExternalEditor?
  /// Leads to the files that the document includes; nil where that makes no sense.
  public var includedFiles: IncludedFiles?
  /// Knows the other files of the program that reads the document; nil where there are none.
  public var otherFiles: OtherFiles?
  /// The command line that does something to the document, ready for a shell; nil where there is none.
  public var commandLine: ((CommandRequest) -> String)?
  /// What the user is told to do for another schema, as a sentence; empty where nothing can be done.
  public var schemaAdvice: String

  /// The folder that is shown as `~` in paths; nil where none is.
  public var home: String?

  /// What is offered where the document may not be written; nil where that makes no sense.
  public var otherWaysToSave: OtherWaysToSave?

  /// The program that reads the document, and is asked before it is saved; nil where none is known.
  public var program: DocumentProgram?

  /// Whether it is asked before saving why it is changed.
  package var asksWhy: () -> Bool = { false }

  /// Shows what was changed of the document before; nil where that is not kept.
  package var history: ((Navigator) -> Void)?

  /// Fetches the schema that the document has and that is not at hand; nil where that makes no sense.
  public var schemaOffer: SchemaOffer?

  /// What an upgrade left beside the document; nil where that makes no sense.
  package var upgrade: UpgradeOffer?

  /// What is known of the document as one that a program writes again; nil where none does.
  package var generated: GeneratedNotice?

  /// Finds settings by what one wants; nil where nobody has said anything of them.
  package var intents: IntentSearch?

  /// What is offered, by its parts.
  public init(
    editor: ExternalEditor? = nil, includedFiles: IncludedFiles? = nil, otherFiles: OtherFiles? = nil,
    schemaAdvice: String = "", commandLine: ((CommandRequest) -> String)? = nil,
    otherWaysToSave: OtherWaysToSave? = nil, home: String? = nil,
    program: DocumentProgram? = nil, schemaOffer: SchemaOffer? = nil
  ) {
    self.schemaOffer = schemaOffer
    self.otherFiles = otherFiles
    self.home = home
    self.program = program
    self.otherWaysToSave = otherWaysToSave
    self.editor = editor
    self.includedFiles = includedFiles
    self.commandLine = commandLine
    self.schemaAdvice = schemaAdvice
  }
}

extension DocumentHost {
  /// Offers what only a program of this package can, as long as no screen shows the document.
  package func with(_ change: (DocumentHost) -> Void) -> DocumentHost {
    change(self)
    return self
  }
}

/// What a command line is to do to a document.
///
/// ```swift
/// let line = host.commandLine?(.set(["theme"], "dark"))
/// ```
public enum CommandRequest: Hashable, Sendable {
  /// Sets a setting to what would be typed for its value.
  case set(Path, String)
  /// Sets a setting to what is read from standard input, as a secret is that is not to be told.
  case setFromInput(Path)
  /// Takes a setting back to its default.
  case reset(Path)
}
