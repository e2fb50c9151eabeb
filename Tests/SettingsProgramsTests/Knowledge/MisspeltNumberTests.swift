import SettingsDocuments
import SettingsSchema
import TestSupport
import Testing

@testable import SettingsPrograms

/// What stands in a field of a crontab, with one character that is another: where no such time can be, it is reported.
@Suite struct MisspeltNumberTests {
  struct Field: Sendable, CustomTestStringConvertible {
    let title: String
    let range: ClosedRange<Int>
    var names: [String] = []
    /// A row, in which `@` is the field.
    let row: String
    var testDescription: String { title }
  }

  static let fields = [
    Field(title: "minutes", range: 0...59, row: "@ * * * * root x"),
    Field(title: "hours", range: 0...23, row: "1 @ * * * root x"),
    Field(title: "days of the month", range: 1...31, row: "1 1 @ * * root x"),
    Field(
      title: "months", range: 1...12,
      names: ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
      row: "1 1 1 @ * root x"),
    Field(
      title: "days of the week", range: 0...7, names: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"],
      row: "1 1 * * @ root x"),
  ]

  @Test(arguments: fields) func anImpossibleTimeIsReported(_ field: Field) throws {
    let knowledge = try PageKnowledgeTests.knowledge(of: "cron")
    let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
    let format = try #require(Format.named("crontab"))
    func isReported(_ text: String) -> Bool {
      let row = Array((field.row.exchanging("@", for: text) + "\n").utf8)
      guard let document = try? Document(parsing: row, as: format) else { return true }
      return !schema.validate(document).isEmpty || !schema.slips(in: document).isEmpty
    }
    let samples = Self.samples(of: field)
    for sample in samples { #expect(!isReported(sample), "\(sample)") }
    let misspelt = Self.misspellings(of: samples, in: field)
    let missed = misspelt.filter { !isReported($0) }
    print(
      "crontab's \(field.title): of \(misspelt.count) misspelt numbers \(misspelt.count - missed.count) are reported")
    #expect(missed.count * 100 <= misspelt.count * 5, "\(missed.prefix(60))")
  }

  /// Numbers, names, ranges, lists and steps.
  private static func samples(of field: Field) -> [String] {
    let (least, most) = (field.range.lowerBound, field.range.upperBound)
    let numbers = field.range.map(String.init)
    let ranges = ["\(least)-\(most)", "\(least + 1)-\(most - 1)"]
    return numbers + field.names + ranges
      + ["*", "*/2", "*/5", "\(least)-\(most)/3", "\(least),\(most)", "\(least + 1),\(least + 3)-\(most)/2"]
  }

  /// Ten for each; what is a time all the same is no misspelling.
  private static func misspellings(of samples: [String], in field: Field) -> [String] {
    var random = SeededGenerator(seed: 5)
    let marks = Array("0123456789*/,-x")
    var found: Set<String> = []
    for sample in samples {
      for _ in 0..<10 {
        var letters = Array(sample)
        let place = random.next(below: letters.count)
        let mark = marks[random.next(below: marks.count)]
        switch random.next(below: 4) {
        case 0: letters.insert(mark, at: place)
        case 1: letters.remove(at: place)
        case 2: letters[place] = mark
        default: letters.swapAt(place, min(place + 1, letters.count - 1))
        }
        let written = String(letters)
        if !written.isEmpty, !isTime(written, in: field) { found.insert(written) }
      }
    }
    return found.sorted()
  }

  /// As entry.c of cron reads a field: a list of numbers, names, ranges and steps.
  private static func isTime(_ text: String, in field: Field) -> Bool {
    text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
      let step = part.split(separator: "/", omittingEmptySubsequences: false)
      guard let range = step.first, step.count <= 2 else { return false }
      if step.count == 2, Int(step[1]).map({ $0 > 0 }) != true || step[1].first == "+" { return false }
      if range == "*" { return true }
      let ends = range.split(separator: "-", omittingEmptySubsequences: false).map { number($0, in: field) }
      guard ends.count <= 2, !ends.contains(nil) else { return false }
      if ends.count == 1 { return step.count == 1 }
      return (ends[0] ?? 0) <= (ends[1] ?? 0)
    }
  }

  private static func number(_ text: Substring, in field: Field) -> Int? {
    if let place = field.names.firstIndex(where: { $0 == text.lowercased() }) { return place + field.range.lowerBound }
    guard text.allSatisfy(\.isNumber), let number = Int(text), field.range.contains(number) else { return nil }
    return number
  }
}
