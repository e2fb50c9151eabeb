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
  /// The file as the user wrote it.
  private let name: String
  private let complaints: [Complaint]
  let notice: String?

  var isRefusal: Bool { if case .refused = verdict { true } else { false } }
  /// Whether the program has read the text.
  var isAnswer: Bool { if case .couldNotAsk = verdict { false } else { true } }

  /// What it complains of: `file:line:column: message`.
  var lines: [String] {
    complaints.map { complaint in
      let position = [complaint.line, complaint.column].compactMap { $0.map { ":\($0)" } }.joined()
      return "\(complaint.file ?? name)\(position): \(program): \(complaint.text)"
    }
  }

  /// The same for reports.
  var findings: [Finding] {
    complaints.map { complaint in
      Finding(
        file: complaint.file ?? name, rule: "program", level: .error,
        region: complaint.line.map { Finding.Region(line: $0, column: complaint.column ?? 1) },
        message: "\(program): \(complaint.text)")
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
      ("complaints", complaints.isEmpty ? nil : .array(complaints.map(value))),
    ])
  }

  private func value(of complaint: Complaint) -> Value {
    .known([
      ("file", .string(complaint.file ?? name)), ("line", complaint.line.map(Value.count)),
      ("column", complaint.column.map(Value.count)), ("error", .string(complaint.text)),
    ])
  }

  /// Asks.
  ///
  /// - Parameters:
  ///   - subject: the file; nil for standard input.
  ///   - before: what it holds now, where only what is new is to be heard.
  init(on text: [UInt8], about subject: FileSubject?, named name: String, before: [UInt8]? = nil) {
    self.name = name
    guard let subject, let page = subject.page else {
      let unknown = subject.map { $0.pageProblem?.description ?? "none is known that it belongs to" }
      (program, verdict, complaints) = ("", .couldNotAsk(.noCheck), [])
      notice = "\(name): no program was asked: \(unknown ?? "only files belong to programs")"
      return
    }
    let verdict = Self.judge().verdict(on: text, forFile: subject.target, by: page, before: before)
    (program, self.verdict) = (page.name, verdict)
    complaints = verdict.complaints.map { told in
      var complaint = told
      complaint.column = told.line.map {
        told.column ?? (told.file == nil ? Self.firstColumn(ofLine: $0, in: text) : 1)
      }
      return complaint
    }
    notice =
      switch verdict {
      case .accepted, .refused: nil
      case .notWorse: "\(name): \(page.name) did not take it before either, and may not have looked at all of it"
      case .couldNotAsk(let reason): "\(name): \(page.name) could not be asked: \(reason)"
      }
  }

  /// Where a line's text begins.
  private static func firstColumn(ofLine number: Int, in text: [UInt8]) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: number, omittingEmptySubsequences: false)
    guard number >= 1, number <= lines.count else { return 1 }
    let line = lines[number - 1]
    return line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count % max(1, line.count) + 1
  }
}
