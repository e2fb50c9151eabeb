/// What a program offers the screens of a document beside the settings.
///
/// ```swift
/// let host = DocumentHost(editor: editor, includedFiles: includedFiles)
/// application.run(DocumentScreens.settings(of: session, host: host))
/// ```
@MainActor
public struct DocumentHost {
  /// Opens the document in an editor of its own; nil where that makes no sense.
  public var editor: ExternalEditor?
  /// Leads to the files that the document includes; nil where that makes no sense.
  public var includedFiles: IncludedFiles?
  /// What the user is told to do for another schema, as a sentence; empty where nothing can be done.
  public var schemaAdvice: String

  /// What is offered, by its parts.
  public init(editor: ExternalEditor? = nil, includedFiles: IncludedFiles? = nil, schemaAdvice: String = "") {
    self.editor = editor
    self.includedFiles = includedFiles
    self.schemaAdvice = schemaAdvice
  }
}
