import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The schemas of Settee's own settings and of pages of programs and of formats: it edits its own files as all others.
enum OwnSchemas {
  private static let ofSettings = "urn:settee:settings"

  static let resolver = ProgramPageSchema.resolver.or(
    SchemaResolver { uri in
      switch uri {
      case FormatPageSchema.uri: try? Document(parsing: Array(FormatPageSchema.text.utf8), as: .json)
      case ofSettings: try? Document(parsing: BuiltInSchema.preferences.text, as: .json)
      default: nil
      }
    })

  /// The schema of one of Settee's own files, or of what is to be one, by its path; nil for any other file.
  ///
  /// - Parameters:
  ///   - settings: the file of Settee's own settings; nil where there is none.
  ///   - programs: the folders of pages of programs.
  ///   - formats: those of pages of formats.
  static func uri(of file: String, settings: String?, programs: [String], formats: [String]) -> String? {
    if file == settings { return ofSettings }
    if programs.contains(where: { ProgramPages.isPage(file, in: $0) }) { return ProgramPageSchema.uri }
    return formats.contains { ProgramPages.isPage(file, in: $0) } ? FormatPageSchema.uri : nil
  }
}
