import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsPrograms

/// Debian's own files, as they are and with all that is commented out brought back: nothing is said that the programs do
/// not say. Where a program can be asked, it is.
@Suite struct DefaultFileTests {
  @Test(.serialized, arguments: ProgramPages().names)
  func raiseNoFalseAlarm(_ name: String) throws {
    let outcome = ProgramStage.runOnStageOrHere(for: "the files of \(name)") { launcher in
      Result { try Outcome(of: name, launcher: launcher) }
    }
    guard let outcome = try outcome?.get() else { return }
    if outcome.files == 0 { return print("skipped: the files of \(name), as none is here") }
    print("\(name): \(outcome.counts)")
    for line in outcome.programAlone { print("\(name), refused by the program alone: \(line)") }
    for reason in outcome.unasked { print("\(name), not asked: \(reason)") }
    #expect(outcome.falseAlarms == [])
    #expect(outcome.alarmsOfPack == [], "where the program is not installed")
  }

  /// What Settee and the program say of all files of one page.
  private struct Outcome: Sendable {
    var (files, settings, broughtBack, asked) = (0, 0, 0, 0)
    /// What is checked by where the program is not installed; nil where nothing is recorded.
    private var packed: CompiledSchema?
    var falseAlarms: [String] = []
    /// What the recorded knowledge alone would say beside that.
    var alarmsOfPack: [String] = []
    /// Problems that Settee and the program report on the same line.
    var agreed = 0
    var programAlone: [String] = []
    var unasked: Set<String> = []

    var counts: String {
      "\(settings) settings in \(files) files of Debian's, and \(broughtBack) that are commented out: "
        + "\(falseAlarms.count) false alarms; of \(asked) texts that it was asked about, the program refuses "
        + "\(programAlone.count) lines alone and \(agreed) with Settee; "
        + "\(alarmsOfPack.count) more where it is not installed"
    }

    init(of name: String, launcher: [String]?) throws {
      let page = try #require(try ProgramPages(home: "/root").page(named: name))
      let knowledge = ProgramStage.knowledge(of: page)
      let schema = try CompiledSchema(Document(parsing: ProgramSchema(knowledge).jsonBytes, as: .json))
      let release = KnowledgeRelease(in: "", reading: { (try? FileContent($0))?.bytes })
      let machine = MachineAnswers(reading: { (try? FileContent($0))?.bytes }, asking: { _ in nil })
      let pack = try release.flatMap { try KnowledgePacks().kept(name, for: [$0])?.read() }
      packed = try pack.map {
        let known = ProgramKnowledge(page, of: $0, on: machine.withoutPrograms)
        return try CompiledSchema(Document(parsing: ProgramSchema(known).jsonBytes, as: .json))
      }
      let commented = CommentedSettings(knowledge)
      let judge = launcher.map { ProgramJudge(launcher: $0, seconds: 60) }
      for file in page.files where !file.pattern.hasPrefix("~") {
        for path in ProgramStage.paths(matching: file.pattern) {
          guard let format = file.format ?? Format.detect(name: path), let bytes = try? FileContent(path).bytes,
            let document = try? Document(parsing: bytes, as: format)
          else { continue }
          files += 1
          settings += Self.count(document.root)
          compare(DefaultText(path: path, document: document), schema, judge, page)
          let (text, count) = commented.broughtBack(in: bytes)
          broughtBack += count
          if count > 0, let whole = try? Document(parsing: text, as: format) {
            compare(DefaultText(path: path, document: whole), schema, judge, page)
          }
        }
      }
    }

    private mutating func compare(
      _ text: DefaultText, _ schema: CompiledSchema, _ judge: ProgramJudge?, _ page: ProgramPage
    ) {
      let ours = text.problems(by: schema)
      let alone = packed.map { text.problems(by: $0) } ?? [:]
      var theirs: [Int: String] = [:]
      if let judge, page.check != nil {
        switch text.refusedLines(by: judge, page) {
        case .success(let lines):
          asked += 1
          theirs = lines
        case .failure(let reason): unasked.insert("\(reason)")
        }
      }
      for (line, message) in ours.sorted(by: { $0.key < $1.key }) {
        if theirs[line] != nil { agreed += 1 } else { falseAlarms.append("\(text.path):\(line): \(message)") }
      }
      for (line, message) in alone.sorted(by: { $0.key < $1.key }) where ours[line] == nil && theirs[line] == nil {
        alarmsOfPack.append("\(text.path):\(line): \(message)")
      }
      for (line, message) in theirs.sorted(by: { $0.key < $1.key }) where ours[line] == nil {
        programAlone.append("\(text.path):\(line): \(text.line(line)): \(message)")
      }
    }

    private static func count(_ node: Node) -> Int {
      node.kind == .object ? node.members.reduce(0) { $0 + count($1.value) } : 1
    }
  }
}

/// A text of a program's package, or what was made of one.
private struct DefaultText {
  let path: String
  let document: Document

  /// What Settee says, by line.
  func problems(by schema: CompiledSchema) -> [Int: String] {
    var messages: [Int: String] = [:]
    for problem in schema.validate(document) where problem.severity == .violation {
      messages[document.lines.position(at: problem.span.lowerBound).line] = problem.message
    }
    // The packages may be of another machine.
    for slip in schema.slips(in: document) where slip.missing == nil {
      messages[document.lines.position(at: slip.span.lowerBound).line] = slip.message
    }
    return messages
  }

  /// What the program refuses, by line. Most programs stop at their first complaint: they are asked again without it.
  func refusedLines(by judge: ProgramJudge, _ page: ProgramPage) -> Result<[Int: String], AskingFailure> {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var refused: [Int: String] = [:]
    for _ in 0..<lines.count {
      let text = Array(lines.joined(separator: "\n").utf8)
      switch judge.verdict(on: text, forFile: path, by: page) {
      case .accepted, .notWorse: return .success(refused)
      case .couldNotAsk(let reason): return .failure(reason)
      case .refused(let complaints):
        let new = complaints.filter { $0.file == nil && $0.line != nil && refused[$0.line ?? 0] == nil }
        // What is on no line, or still there without the line, is about more than a line: line 0 here.
        if new.isEmpty {
          refused[0] = complaints.first?.text
          return .success(refused)
        }
        for complaint in new {
          refused[complaint.line ?? 0] = complaint.text
          lines[(complaint.line ?? 1) - 1] = ""
        }
      }
    }
    return .success(refused)
  }

  func line(_ number: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  private var text: String { String(decoding: document.text, as: UTF8.self) }
}
