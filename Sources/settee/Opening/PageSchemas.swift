import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The schemas of pages of programs and of formats: Settee edits its own pages as all other files.
enum PageSchemas {
  /// Finds both by their URIs.
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

extension XDGFolders {
  /// Where pages of a kind are: the user's own, those of the machine and those of packages; the first of a name counts.
  func pageFolders(_ kind: String) -> [String] {
    [configuration, "/etc/settee", "/usr/share/settee"].compactMap { $0.map { FilePath.join($0, kind) } }
  }
}
