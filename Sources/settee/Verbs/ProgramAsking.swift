import SettingsDocuments
import SettingsSchema
import SettingsPrograms

/// Asks the programs that files belong to what they say of a text, and says it in words of the command line.
struct ProgramAsking {
  /// What asks programs, from a process of this program.
  ///
  /// - Parameter isStopped: whether nobody waits for the answer any longer.
  static func judge(isStopped: @escaping @Sendable () -> Bool = { false }) -> ProgramJudge {
    ProgramJudge(
      launcher: TrustedProgram.own.map { [$0, ConfineVerb.name] }, trustsPrograms: RootFolder.entered == nil,
      isStopped: isStopped)
  }

  /// The file's program, and what it says of a text.
  let program: String
  let verdict: Verdict
  /// What it complains of.
  fileprivate let places: [Place]
  /// What the user should know besides.
  let notice: String?

  /// A complaint, and where it is.
  fileprivate struct Place {
    /// As the user wrote it.
    let file: String
    var line: Int?
    var column: Int?
    let text: String
  }

  var isRefusal: Bool { if case .refused = verdict { true } else { false } }
  /// Whether the program has read the text.
  var isAnswer: Bool { if case .couldNotAsk = verdict { false } else { true } }

  /// What it complains of: `file:line:column: message`.
  var lines: [String] {
    places.map { place in
      let position = [place.line, place.column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(place.file)\(position): \(program): \(place.text)"
    }
  }

  /// The same for reports.
  var findings: [Finding] {
    places.map { place in
      Finding(
        file: place.file, rule: "program", level: .error,
        region: place.line.map { Finding.Region(line: $0, column: place.column ?? 1) },
        message: "\(program): \(place.text)")
    }
  }

  var value: Value {
    let (word, reason): (Value, Value?) =
      switch verdict {
      case .accepted: ("accepted", nil)
      case .refused, .notWorse: ("refused", nil)
      case .couldNotAsk(let reason): ("not asked", .string(reason.description))
      }
    return .known([
      ("name", program.isEmpty ? nil : .string(program)), ("verdict", word), ("reason", reason),
      ("complaints", places.isEmpty ? nil : .array(places.map(\.value))),
    ])
  }

  /// Asks.
  ///
  /// - Parameters:
  ///   - subject: the file; nil for standard input.
  ///   - name: the file as the user wrote it.
  ///   - before: what it holds now, where only what is new is to be heard.
  init(on text: [UInt8], about subject: FileSubject?, named name: String, before: [UInt8]? = nil) {
    guard let subject, let page = subject.page else {
      let unknown = subject.map { $0.pageProblem?.description ?? "none is known that it belongs to" }
      (program, verdict, places) = ("", .couldNotAsk(.noCheck), [])
      notice = "\(name): no program was asked: \(unknown ?? "only files belong to programs")"
      return
    }
    let verdict = Self.judge().verdict(on: text, forFile: subject.target, by: page, before: before)
    (program, self.verdict) = (page.name, verdict)
    places = verdict.complaints.map { Self.place(of: $0, in: text, named: name) }
    notice =
      switch verdict {
      case .accepted, .refused: nil
      case .notWorse: "\(name): \(page.name) did not take it before either, and may not have looked at all of it"
      case .couldNotAsk(let reason): "\(name): \(page.name) could not be asked: \(reason)"
      }
  }

  private static func place(of complaint: Complaint, in text: [UInt8], named name: String) -> Place {
    let file = complaint.file ?? name
    guard let line = complaint.line else { return Place(file: file, text: complaint.text) }
    let column = complaint.column ?? (complaint.file == nil ? firstColumn(ofLine: line, in: text) : 1)
    return Place(file: file, line: line, column: column, text: complaint.text)
  }

  /// Where a line's text begins.
  private static func firstColumn(ofLine number: Int, in text: [UInt8]) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return 1 }
    let line = lines[number - 1]
    return line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count % max(1, line.count) + 1
  }
}

extension ProgramAsking.Place {
  fileprivate var value: Value {
    .known([
      ("file", .string(file)), ("line", line.map(Value.count)), ("column", column.map(Value.count)),
      ("error", .string(text)),
    ])
  }
}
