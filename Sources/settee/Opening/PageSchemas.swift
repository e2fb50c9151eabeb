import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The schemas of pages of programs and of formats: Settee edits its own pages as all other files.
enum PageSchemas {
  static let resolver = ProgramPageSchema.resolver.or(
    SchemaResolver { uri in
      uri == FormatPageSchema.uri ? try? Document(parsing: Array(FormatPageSchema.text.utf8), as: .json) : nil
    })

  /// The schema of a page, or of what is to be one, by its path; nil for any other file.
  static func uri(ofPage file: String, programs: [String], formats: [String]) -> String? {
    if programs.contains(where: { ProgramPages.isPage(file, in: $0) }) { return ProgramPageSchema.uri }
    return formats.contains { ProgramPages.isPage(file, in: $0) } ? FormatPageSchema.uri : nil
  }
}
