import SettingsApplying
import SettingsDocuments
import SettingsPrograms

/// What a request has put into force once its files are written: one plan for all of them.
@MainActor
final class RequestApplying {
  private let request: ApplyRequest
  private let context: VerbContext
  private let heard = HeardWords()
  private var plan = ApplyPlan(steps: [])
  private var changed: [ChangedFile] = []
  /// Whether what was written is in force; nil where nothing was done.
  private(set) var holds: Bool?

  init(_ request: ApplyRequest, _ context: VerbContext) {
    self.request = request
    self.context = VerbContext(context, output: heard.output)
  }

  private var applying: Applying { Applying(context: context) }

  /// Plans for files before any is written, and refuses those that cannot be put into force.
  func prepare(_ files: [RequestedFile]) {
    for file in files where file.failure == nil && file.isChanged {
      do throws(VerbError) {
        try check(file)
      } catch {
        file.failure = error
      }
    }
    changed = files.compactMap { $0.failure == nil && $0.isChanged ? Self.changed($0) : nil }
    plan = changed.isEmpty ? ApplyPlan(steps: []) : applying.plan(for: changed)
  }

  private func check(_ file: RequestedFile) throws(VerbError) {
    let name = file.file.request.path
    try ApplyRequest.expectMachine()
    guard file.file.request.place == nil, let changed = Self.changed(file) else {
      throw .no("\(name): no program is known that it belongs to, so nothing tells how it is put into force")
    }
    if applying.needsRoot([changed]) { throw .no("\(name): only root can put it into force") }
    let plan = applying.plan(for: [changed])
    if request == .unsaid, plan.lockOut != nil {
      throw .no(
        """
        \(name): if this is wrong, it may keep everybody out: "confirm" with a time, such as "2m", takes it back by itself \
        unless settee confirm is run in time; with "none" it stays
        """)
    }
    try applying.check(request, for: plan, of: [changed])
  }

  private static func changed(_ file: RequestedFile) -> ChangedFile? {
    guard let subject = file.subject, let page = subject.page else { return nil }
    let changes = file.changes.filter(\.isChanged)
    return ChangedFile(
      page: page, path: subject.target, document: file.session.document, settings: changes.map(\.path),
      secrets: Set(changes.filter(\.isSecret).map(\.path)))
  }

  /// Has the files written, and puts them into force.
  ///
  /// - Parameter write: writes them; why one was not.
  func perform(write: () -> VerbError?) throws(VerbError) {
    guard !changed.isEmpty else {
      _ = write()
      return
    }
    guard case .within = request else {
      if write() == nil { holds = try applying.apply(plan, for: changed, request) == .fine }
      return
    }
    holds = false
    let status = try applying.apply(plan, for: changed, request) { () throws(VerbError) in
      if let failure = write() { throw failure }
    }
    holds = status == .fine
  }

  /// What is answered of it.
  var value: Value {
    .known([("plan", .texts(plan.lines)), ("holds", holds.map(Value.boolean)), ("lines", .texts(heard.lines))])
  }
}
