import SettingsDocuments
import Testing

/// By what two documents differ, counted as a person would.
@Suite struct DocumentDifferenceTests {
  private func differences(_ old: String, _ new: String) throws -> [String] {
    let old = try Document(parsing: Array(old.utf8), as: .json)
    let new = try Document(parsing: Array(new.utf8), as: .json)
    return new.differences(from: old, matching: .content).map { difference in
      let from = difference.formerPath.map { "\($0) to " } ?? ""
      return "\(from)\(difference.path): \(difference.old?.json ?? "-") \(difference.new?.json ?? "-")"
    }.sorted()
  }

  @Test(
    arguments: [
      (#"["a", "b", "c"]"#, #"["a", "b", "c", "d"]"#, [#"[3]: - "d""#]),
      (#"["a", "b", "c"]"#, #"["x", "a", "b", "c"]"#, [#"[0]: - "x""#]),
      (#"["a", "b", "c"]"#, #"["a", "c"]"#, [#"[1]: "b" -"#]),
      (#"["a", "b", "c", "d"]"#, #"["d", "a", "b", "c"]"#, [#"[3] to [0]: "d" "d""#]),
      (#"["a", "b", "c"]"#, #"["a", "x", "c"]"#, [#"[1]: "b" "x""#]),
      (#"["a", "b", "c"]"#, #"["x", "b", "c", "y"]"#, [#"[0]: "a" "x""#, #"[3]: - "y""#]),
      (#"[{"n": 1, "m": 1}, {"n": 2}]"#, #"[{"n": 1, "m": 5}, {"n": 2}, {}]"#, ["[0].m: 1 5", "[2]: - {}"]),
    ])
  func anEntryAddedRemovedMovedOrChangedIsOne(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(try differences(old, new) == expected)
  }

  @Test func anAdditionAndAMoveAreTwo() throws {
    #expect(try differences(#"["a", "b", "c"]"#, #"["a", "c", "b", "d"]"#).count == 2)
  }

  @Test func aFewOfThousandsOfEntriesAreAFew() throws {
    func text(_ entries: [Int]) -> String { "[" + entries.map { #"{"n": \#($0)}"# }.joined(separator: ", ") + "]" }
    let old = Array(0..<10_000)
    var new = old
    new[9_000] = -1
    new.remove(at: 2)
    #expect(try differences(text(old), text(new)) == [#"[2]: {"n": 2} -"#, "[8999].n: 9000 -1"])
  }

  @Test func ofALongListInWhichMuchDiffersOnlyThatIsTold() throws {
    func document(_ numbers: [(id: Int, value: Int)]) throws -> Document {
      let items = numbers.map { "{\"id\": \($0.id), \"value\": \($0.value)}" }
      return try Document(parsing: Array("[\(items.joined(separator: ",\n"))]".utf8), as: .json)
    }
    let old = try document((0..<4000).map { ($0, $0) })
    let new = try document((0..<4000).filter { $0 % 1000 != 500 }.map { ($0, $0 % 2 == 0 ? -1 : $0) })
    let differences = new.differences(from: old, matching: .content)
    #expect(differences.count == 2000, "every other value, of which four items went")
    #expect(differences.count { $0.new == nil } == 4)
  }
}
