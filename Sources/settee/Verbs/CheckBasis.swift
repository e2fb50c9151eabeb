import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// By what a file was checked.
enum CheckBasis: Sendable {
  /// A schema that somebody wrote, and who named it.
  case schema(SchemaCandidate)
  /// What a program tells of its settings.
  case program(ProgramKnowledgeSummary)
  /// Nothing but its format, and why.
  case syntax(String)
  /// The program itself, which read it, and what it tells of its settings where that is known.
  case asked(String, ProgramKnowledgeSummary?)

  /// - Parameter asking: what the file's program said of it; nil where it was not asked.
  init(_ report: FileReport, _ asking: ProgramAsking?) {
    switch report.outcome {
    case .checked(_, let schema, let candidate, _):
      let summary = candidate.origin == .program ? ProgramKnowledgeSummary(of: schema) : nil
      self = summary.map(CheckBasis.program) ?? .schema(candidate)
    case .badSchema: self = .syntax("its schema is not at hand")
    case .unparsable: self = .syntax("it does not parse")
    case .noSchema, .unknownFormat, .refused: self = .syntax("nothing is known of this file")
    }
    if let asking, asking.isAnswer {
      if case .program(let summary) = self {
        self = .asked(asking.program, summary)
      } else {
        self = .asked(asking.program, nil)
      }
    }
  }

  /// How much it tells.
  enum Kind: String, CaseIterable {
    case schema, program, part, syntax
  }

  var kind: Kind {
    switch self {
    case .schema: .schema
    case .program(let summary): summary.isPartial ? .part : .program
    case .asked: .program
    case .syntax: .syntax
    }
  }

  /// In words.
  ///
  /// - Parameter home: the folder that `~` stands for.
  func words(home: String?) -> String {
    switch self {
    case .schema(let candidate):
      let name = FilePath.abbreviated(candidate.name, home: home)
      return candidate.origin == .option ? "by \(name)" : "by \(name), \(candidate.origin.description)"
    case .program(let summary):
      if summary.isPartial {
        let lack = "in part: neither \(summary.program) nor its manual is there to tell its settings"
        let reason = summary.problem.map { "what is recorded of it is not used: \($0)" } ?? summary.lack
        return lack + (reason.map { ", and \($0)" } ?? "")
      }
      guard let origin = summary.origin else {
        return "by the schema of \(summary.words)" + (summary.lack.map { "; \($0)" } ?? "")
      }
      return "\(origin); its verdict and effective values are not to be had here"
    case .asked(let name, let summary):
      guard let summary else { return "by \(name) itself" }
      return summary.isPartial ? "by \(name) itself" : "by \(summary.words) and its schema"
    case .syntax(let reason): return "syntax only: \(reason)"
    }
  }

  func value(home: String?) -> Value {
    let source: [Value.KnownMember] =
      switch self {
      case .schema(let candidate): [("schema", .string(candidate.uri))]
      case .program(let summary), .asked(_, let summary?):
        [
          ("program", .string(summary.program)), ("version", summary.version.map(Value.string)),
          ("release", summary.release.map(Value.string)),
        ]
      case .asked(let name, nil): [("program", .string(name))]
      case .syntax: []
      }
    return .known([("knowledge", .string(kind.rawValue))] + source + [("text", .string(words(home: home)))])
  }
}

/// How many files were checked by what.
struct CheckTally {
  private var counts: [CheckBasis.Kind: Int] = [:]

  mutating func add(_ basis: CheckBasis) { counts[basis.kind, default: 0] += 1 }

  /// `216 files: 180 by their schemas, 30 by their programs, 6 syntax only`; nil for none.
  var text: String? {
    let total = counts.values.reduce(0, +)
    let parts = CheckBasis.Kind.allCases.compactMap { kind in counts[kind].map { "\($0) \(Self.words(kind))" } }
    return total == 0 ? nil : "\(total.counted("file")): " + parts.joined(separator: ", ")
  }

  private static func words(_ kind: CheckBasis.Kind) -> String {
    switch kind {
    case .schema: "by their schemas"
    case .program: "by their programs"
    case .part: "in part"
    case .syntax: "syntax only"
    }
  }
}
