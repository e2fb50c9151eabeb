import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSearch
import SettingsSession

/// `settee search WORDS…`: finds settings of this machine's programs by what one wants.
struct SearchVerb: Verb {
  nonisolated static let name = "search"
  nonisolated static var entry: VerbEntry {
    VerbEntry(forms: [([.words], "finds settings by what one wants")], options: [.json, .program])
  }

  private let words: [String]
  private let program: String?
  private let asJSON: Bool
  let context: VerbContext

  /// So many are printed.
  private static let most = 10

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    words = arguments.takeRemaining()
    if words.isEmpty { throw UsageError("what is looked for is missing") }
    program = arguments.value(of: .program)
    asJSON = arguments.has(.json)
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    let pages = try VerbError.from { () throws(PageError) in
      try program.map { name throws(PageError) in try opener.pages.pages(meantBy: name).map(\.name) }
    }
    if let program, pages?.isEmpty == true {
      let near = Suggestion.closest(to: program, among: opener.pages.names).map { "; did you mean \($0)?" } ?? ""
      throw VerbError("\(program): no such program is known\(near)")
    }
    let query = SearchQuery(words.joined(separator: " "))
    if let unknown = words.first(where: { $0.hasPrefix("@") && $0 != "@" && SearchFilter($0)?.bit == nil }) {
      let known = SearchFilter.lasting.map(\.text).joined(separator: ", ")
      throw VerbError("\(unknown): no filter of this search; there are \(known)")
    }
    let search = MachineFinder(Machine(context).index)
    search.read()
    // Filters alone put nothing first.
    let most = query.text.isEmpty ? Int.max : Self.most
    func find() -> [SettingHit]? { search.find(query.text, having: query.filterBits ?? 0, programs: pages, most: most) }
    var found = find()
    if found == nil {
      search.read(isNew: true)
      found = find()
    }
    guard let hits = found else { throw VerbError("the settings of this machine cannot be searched") }
    if hits.isEmpty {
      let near = search.finder?.nearest(to: words.filter { !$0.hasPrefix("@") }) ?? []
      throw .no("nothing is found" + (near.isEmpty ? "" : "; near are \(near.joined(separator: ", "))"))
    }
    let values = HitValues(opener: opener)
    if asJSON {
      output.lines(hits.map { values.object(on: $0).json })
    } else {
      output.rows(hits.map(values.row))
    }
    return .fine
  }
}
