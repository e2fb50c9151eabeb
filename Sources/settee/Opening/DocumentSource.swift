import SettingsDocuments
import SettingsPrograms

/// Where a verb has settings from, and where it puts them.
struct DocumentSource {
  /// Nil for standard input; what it becomes goes to standard output.
  let file: SettingsFile?
  let document: Document
  /// What it is, by its path or the one that it is to have; nil where nothing tells.
  let subject: FileSubject?

  /// The path of the file itself, without symbolic links; nil where there is none.
  var target: String? { file?.target }
  /// The operand that means standard input.
  static let streamName = "-"
}
