import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSearch
import SettingsSession

/// `settee search WORDS…`: finds settings of this machine's programs by what one wants.
@MainActor
struct SearchVerb: Verb {
  nonisolated static let name = "search"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [.init([.words], "finds settings by what one wants")],
      options: [.json, .program],
      text: """
        Finds settings of this machine's programs by words in any order, as people say them: "settee search disable password \
        login". The best ten are printed, each with its file, its path, its value in that file, and what counts with all \
        files of the program where that is another. Where the words are what people say who want a value, the value is \
        behind an arrow. With --json each is an object.

        Words are found in other forms, with a slip of one letter, and by others that mean the same; words that say nothing \
        are passed over. What is searched is kept until a file changes.
        """,
      status: ["something is found", "nothing is; what is nearest is told", "nothing can be searched"])
  }

  private let words: [String]
  private let program: String?
  private let asJSON: Bool
  private let context: VerbContext

  /// So many are printed.
  private static let most = 10

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    words = arguments.takeRemaining()
    if words.isEmpty { throw UsageError("what is looked for is missing") }
    program = arguments.value(of: .program)
    asJSON = arguments.has(.json)
    self.context = context
  }

  private var output: Output { context.output }

  func run() -> ExitStatus {
    let opener = context.opener
    let pages: [String]?
    do throws(PageError) {
      pages = try program.map { name throws(PageError) in try opener.pages.pages(meantBy: name).map(\.name) }
    } catch {
      output.error(error.description)
      return .failure
    }
    if let program, pages?.isEmpty == true {
      let near = Suggestion.closest(to: program, among: opener.pages.names).map { "; did you mean \($0)?" } ?? ""
      output.error("\(program): no such program is known\(near)")
      return .failure
    }
    let search = MachineSearch(MachineIndex(context))
    guard let hits = search.find(words.joined(separator: " "), programs: pages, most: Self.most) else {
      output.error("the settings of this machine cannot be searched")
      return .failure
    }
    if hits.isEmpty { return sayNothing(search) }
    let values = HitValues(opener: opener)
    if asJSON {
      output.lines(hits.map { values.object(on: $0).json })
    } else {
      output.rows(hits.map(values.row))
    }
    return .fine
  }

  private func sayNothing(_ search: MachineSearch) -> ExitStatus {
    let near = search.nearest(to: words)
    output.error("nothing is found" + (near.isEmpty ? "" : "; near are \(near.joined(separator: ", "))"))
    return .no
  }
}
