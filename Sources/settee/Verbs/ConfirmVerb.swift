import SettingsApplying
import SettingsDocuments

/// `settee confirm [FILE…]`: keeps changes that would go back by themselves, lists them, or takes them back.
struct ConfirmVerb: Verb {
  nonisolated static let name = "confirm"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [([.optionalFiles], "keeps changes that wait to be confirmed, or takes them back")],
      options: [.list, .back, .json], exclusive: [.list, .back])
  }

  private enum Way { case confirm, list, back }

  private let way: Way
  private let asJSON: Bool
  private let paths: [String]
  let context: VerbContext
  /// Where changes wait.
  var store = PendingStore.settee
  /// Where this program is run from.
  var session: () -> Session = { .current }

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    way = arguments.has(.list) ? .list : arguments.has(.back) ? .back : .confirm
    asJSON = arguments.has(.json)
    (paths, self.context) = (try arguments.namedFiles(), context)
  }

  func run() throws(VerbError) -> ExitStatus {
    let changes = try VerbError.from { () throws(ConfirmError) in try PendingChange.all(in: store).filter(concerns) }
    if asJSON, way == .list {
      output.line(Value.array(changes.map { $0.value() }).json)
      return .fine
    }
    if changes.isEmpty { throw .no("no change waits to be confirmed") }
    if way == .list {
      output.rows(changes.map(row))
      return .fine
    }
    return changes.reduce(.fine) { status, change in
      let other = done(change)
      return other == .fine ? status : other
    }
  }

  private func concerns(_ change: PendingChange) -> Bool {
    let wanted = paths.map { (try? SystemFileSystem().resolve($0)) ?? FilePath.absolute($0) }
    return paths.isEmpty || change.record.files.contains { wanted.contains($0.path) }
  }

  private func row(_ change: PendingChange) -> [String] {
    let record = change.record
    return [record.names, record.program, record.who, "\(change.secondsLeft) s left", "until \(change.untilText)"]
  }

  private func done(_ change: PendingChange) -> ExitStatus {
    do throws(ConfirmError) {
      if way == .back {
        say(try change.goBack(.asked).lines, of: change)
      } else {
        try change.confirm(from: session())
        say(["confirmed: \(change.record.names) stays as it is now"], of: change)
      }
      return .fine
    } catch {
      output.error(error.advice)
      return error.isAnswer ? .no : .failure
    }
  }

  private func say(_ lines: [String], of change: PendingChange) {
    guard asJSON else { return output.lines(lines) }
    output.line(change.value(done: lines).json)
  }
}

extension PendingChange {
  /// - Parameter lines: what was done with it; nil for nothing.
  fileprivate func value(done lines: [String]? = nil) -> Value {
    .known([
      ("files", .texts(record.files.map(\.path))), ("program", .string(record.program)),
      ("who", .string(record.who)), ("proof", .string(record.proof.rawValue)),
      ("secondsLeft", .count(secondsLeft)), ("inForce", .boolean(record.inForce != nil)),
      ("done", lines.map(Value.texts)),
    ])
  }
}

extension ConfirmError {
  /// Whether it is the answer no, and nothing went wrong.
  fileprivate var isAnswer: Bool {
    switch self {
    case .noProof, .notInForce, .gone, .busy: true
    default: false
    }
  }
}
