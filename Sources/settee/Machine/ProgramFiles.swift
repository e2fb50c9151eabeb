import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// The files of a program, read, with what is known of its settings.
struct ProgramFiles {
  /// Its files, the first of which may also have what is not set anywhere.
  let files: [(file: MachineProgram.File, document: Document)]
  let schema: CompiledSchema?
  let inferenceTable: InferenceTable

  /// Reads the files and what is known of the program, or makes that; nil where there is neither a file nor a place for
  /// one.
  init?(_ program: MachineProgram, openings: [MachinePrograms.Opening], opener: FileOpener) {
    let found = opener.finder.schema(of: program.page)
    schema = found?.schema
    inferenceTable = found?.inferenceTable ?? .standard
    let known = program.files.compactMap { file in
      (try? opener.file(file.request)).map { (file: file, document: $0.file.document) }
    }
    if known.isEmpty, let new = Self.newFile(openings), let empty = Self.emptyDocument(of: new) {
      files = [(new, empty)]
    } else {
      files = known
    }
    if files.isEmpty { return nil }
  }

  private static func newFile(_ openings: [MachinePrograms.Opening]) -> MachineProgram.File? {
    openings.lazy.compactMap { if case .file(let file) = $0 { file } else { nil } }.first
  }

  private static func emptyDocument(of file: MachineProgram.File) -> Document? {
    guard let format = file.format ?? Format.detect(name: file.path) else { return nil }
    return try? Document(parsing: [], as: format)
  }
}
