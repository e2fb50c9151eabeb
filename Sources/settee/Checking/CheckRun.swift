import SettingsDocuments
import SettingsSchema

/// What a check says while it goes on, and at its end.
@MainActor
struct CheckRun {
  private var report: any Report
  private let files: FilesToCheck
  private let context: VerbContext
  private let isQuiet: Bool
  /// The list of accepted problems that is made; nil where none is.
  private var newBaseline: Baseline?
  private var passedOver: FolderWalk.PassedOver
  private var status = ExitStatus.fine
  private var tally = CheckTally()
  private var (binaryCount, acceptedCount, goneCount) = (0, 0, 0)

  /// Of so many files each has a line that says by what it was checked.
  private static let mostNamed = 4
  private var namesEach: Bool { !files.hasFolders && files.files.count <= Self.mostNamed }
  private var output: Output { context.output }

  init(
    _ report: any Report, _ files: FilesToCheck, _ context: VerbContext, isQuiet: Bool, newBaseline path: String?
  ) {
    (self.report, self.files, self.context, self.isQuiet) = (report, files, context, isQuiet)
    passedOver = files.passedOver
    newBaseline = path.map { Baseline(path: $0, currentFolder: context.opener.currentFolder) }
  }

  func begin() {
    if newBaseline == nil { output.lines(report.head) }
  }

  mutating func take(_ results: [CheckedFile]) {
    var lines: [String] = []
    for file in results {
      switch file.passedOver {
      case .binary?: binaryCount += 1
      case .unknown?: passedOver.unwanted += 1
      case nil:
        if newBaseline == nil { lines += report.lines(of: file) }
        count(file)
      }
    }
    output.lines(lines)
    for file in results { say(file) }
  }

  private mutating func count(_ file: CheckedFile) {
    newBaseline?.add(file.findings)
    if let basis = file.basis { tally.add(basis) }
    acceptedCount += file.acceptedCount
    goneCount += file.goneCount
    if newBaseline == nil || file.failure != nil { status = status.orWorse(file.status) }
  }

  private func say(_ file: CheckedFile) {
    let saysBasis = !file.findings.contains { $0.rule == "knowledge" }
    if !isQuiet, namesEach, saysBasis, let basis = file.basis {
      output.advice("\(file.name): \(basis.words(home: context.folders.home))")
    }
    if let notice = file.notice { output.error(notice) }
    if let failure = file.failure { output.error(failure) }
  }

  /// Ends the report, and says what was checked and by what.
  mutating func end() -> ExitStatus {
    if newBaseline == nil { output.lines(report.foot(isQuiet ? nil : tally.text)) }
    if let newBaseline, !write(newBaseline) { return .failure }
    if isQuiet { return status }
    if !namesEach, let text = tally.text { output.advice(text) }
    if let text = passedOver.text(binaryCount: binaryCount) { output.advice(text) }
    if acceptedCount > 0 { output.advice("accepted: \(acceptedCount)") }
    if goneCount > 0 { output.advice("\(goneCount) accepted problems are gone; --write-baseline leaves them out") }
    return status
  }

  private func write(_ baseline: Baseline) -> Bool {
    do {
      try baseline.write(context.opener.writer)
    } catch {
      output.error(error.description)
      return false
    }
    if !isQuiet { output.advice("\(baseline.path): \(baseline.count) problems are accepted") }
    return true
  }
}
