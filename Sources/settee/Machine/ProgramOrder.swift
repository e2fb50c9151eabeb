/// The order of this machine's programs: those with a problem, those whose files were changed lately, the last one
/// first, the others by their titles, and then those that have no file.
struct ProgramOrder {
  /// Their places; what is found out later moves no row while somebody looks at it.
  private var places: [String: Int] = [:]

  /// Puts programs in order by what is known of them now.
  mutating func rank(_ programs: [ProgramSummary]) {
    let sorted = programs.map { (rank: Self.rank(of: $0), name: $0.name) }.ordered { $0.rank < $1.rank }
    places = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.name, $0) })
  }

  /// The programs in their order; those without a place stay behind the others.
  func sorted(_ programs: [ProgramSummary]) -> [ProgramSummary] {
    func place(of program: ProgramSummary) -> Int { places[program.name] ?? places.count }
    return programs.enumerated().ordered { (place(of: $0.element), $0.offset) < (place(of: $1.element), $1.offset) }
      .map(\.element)
  }

  /// Whether a program is among those that come before the others.
  static func isProminent(_ program: ProgramSummary) -> Bool { rank(of: program).group < Group.plain.rawValue }

  private enum Group: Int { case wrong, changed, plain, withoutFile }
  private typealias Rank = (group: Int, age: Int, title: String, name: String)

  private static func rank(of program: ProgramSummary) -> Rank {
    let change = program.recentChange
    let group: Group =
      program.problemCount > 0 ? .wrong : change != nil ? .changed : program.files.isEmpty ? .withoutFile : .plain
    let age = group == .changed ? change?.minutes ?? 0 : 0
    return (group.rawValue, age, program.title.lowercased(), program.name)
  }
}
