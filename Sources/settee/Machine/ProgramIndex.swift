import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// All settings of one program, set in any of its files or only known, to be found by what is typed.
struct ProgramIndex: Sendable {
  let program: MachineProgram
  /// Its files, the first of which also has what is not set anywhere.
  let files: [File]
  /// The small words of the program's title and name.
  private let words: [String]
  /// What would change if one of the files did.
  let state: String

  struct File: Sendable {
    let file: MachineProgram.File
    let document: Document
    let index: SettingIndex
    let schema: CompiledSchema?
    let source: String
    let inferenceTable: InferenceTable
    /// Whether the file is there.
    let exists: Bool

    /// A session that is asked and never changed.
    @MainActor
    var session: EditingSession {
      EditingSession(
        name: FilePath.name(of: file.path), document: document, schema: schema, schemaSource: source,
        inferenceTable: inferenceTable, store: NoStore(reason: "it is only looked at"))
    }
  }

  /// Reads the files and what is known of the program, or makes that.
  init?(_ program: MachineProgram, state: String, openings: [MachinePrograms.Opening], opener: FileOpener) {
    guard let known = ProgramFiles(program, openings: openings, opener: opener) else { return nil }
    files = known.files.enumerated().map { place, file in
      File(
        file: file.file, document: file.document,
        index: SettingIndex(
          of: file.document, schema: known.schema, inferenceTable: known.inferenceTable, leavingOutUnset: place > 0),
        schema: known.schema, source: known.source, inferenceTable: known.inferenceTable, exists: file.exists)
    }
    self.program = program
    self.state = state
    words = (program.page.title + " " + program.page.name).lowercased().split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  /// A file's name, with as many of its folders as tell it from the program's other files: `cli/php.ini`.
  func name(of file: String) -> String {
    var name = FilePath.name(of: file)
    var folder = FilePath.folder(of: file)
    while folder.count > 1, files.contains(where: { $0.file.path != file && $0.file.path.hasSuffix("/" + name) }) {
      name = FilePath.join(FilePath.name(of: folder), name)
      folder = FilePath.folder(of: folder)
    }
    return name
  }

  /// A setting that was found.
  struct Hit: Hashable, Sendable {
    let rank: Int
    let file: Int
    let path: Path
    let isSet: Bool
  }

  /// The settings that have all words that are typed; words of the program's own name may be among them.
  func find(_ typed: SearchQuery, most: Int) -> [Hit] {
    var hits = hits(for: typed, most: most)
    if hits.isEmpty, let rest = withoutOwnWords(typed) { hits = self.hits(for: rest, most: most) }
    return hits
  }

  private func hits(for query: SearchQuery, most: Int) -> [Hit] {
    var all: [Hit] = []
    for (number, file) in files.enumerated() {
      all += file.index.find(query, most: most).map {
        Hit(rank: $0.rank, file: number, path: $0.path, isSet: $0.isSet)
      }
    }
    // What one file sets is not listed once more as not set in the first.
    let set = Set(all.filter(\.isSet).map(\.path))
    return all.filter { $0.isSet || !set.contains($0.path) }
  }

  /// What is typed without words of the program's name; nil where there are none, or nothing else.
  private func withoutOwnWords(_ query: SearchQuery) -> SearchQuery? {
    let typed = query.text.split(separator: " ").map(String.init)
    let others = typed.filter { word in !words.contains { $0.hasPrefix(word.lowercased()) } }
    if others.isEmpty || others.count == typed.count { return nil }
    return SearchQuery((others + query.filters.map(\.text)).joined(separator: " "))
  }

  /// Whether words that are typed are all of the program's name.
  func isNamed(_ query: SearchQuery) -> Bool {
    let typed = query.text.lowercased().split(separator: " ")
    return !typed.isEmpty && query.filters.isEmpty
      && typed.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
  }
}
