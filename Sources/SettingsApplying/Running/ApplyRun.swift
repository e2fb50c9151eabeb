import SettingsPrograms

/// Runs a plan and looks whether it holds, step by step.
///
/// ```swift
/// let results = ApplyRun(machine: machine) { progress in print(progress) }.run(plan)
/// print(results.allSatisfy(\.holds))
/// ```
package struct ApplyRun {
  let machine: any ServiceMachine
  private let tell: (ApplyProgress) -> Void

  /// - Parameter tell: called with what is about to be done, and with how it went.
  package init(machine: any ServiceMachine, tell: @escaping (ApplyProgress) -> Void = { _ in }) {
    (self.machine, self.tell) = (machine, tell)
  }

  /// Does all steps in their order. A step that fails keeps no other program from its own.
  package func run(_ plan: ApplyPlan) -> [StepResult] {
    plan.steps.map { step in
      tell(.begins(step))
      let result = run(step)
      tell(.ended(result))
      return result
    }
  }

  private func run(_ step: ApplyStep) -> StepResult {
    if step.isImpossible { return StepResult(step: step, failures: [.impossible(step.notes)]) }
    let begin = machine.time
    let holding = HoldingWatch(machine: machine)
    let looks = holding.withFormerValues(step.looks)
    for command in step.commands {
      tell(.runs(command))
      if let failure = machine.failure(of: command) {
        return StepResult(step: step, failures: [failure], journal: lastLines(of: step.units, since: begin))
      }
    }
    if !looks.isEmpty { tell(.looks) }
    let (failures, remarks, isKnown) = holding.outcome(of: looks)
    let journal = failures.isEmpty ? [] : lastLines(of: step.units, since: begin)
    return StepResult(step: step, failures: failures, remarks: remarks, isKnown: isKnown, journal: journal)
  }

  /// What the units said in the journal since a time.
  private func lastLines(of units: [String], since begin: Int) -> [String] {
    if units.isEmpty || !machine.hasSystemd { return [] }
    let words = ["journalctl"] + units.flatMap { ["-u", $0] }
    let command = ServiceCommand(words + ["-n", "10", "--no-pager", "-o", "cat", "--since", "@\(begin)"])
    guard let answer = try? machine.run(command, seconds: 5), answer.status == 0 else { return [] }
    return answer.outputText.split(separator: "\n").suffix(10).map { String($0.prefix(300)) }
  }
}

/// What a run tells while it goes on.
package enum ApplyProgress: Equatable, Sendable {
  case begins(ApplyStep)
  case runs(ServiceCommand)
  case looks
  case ended(StepResult)
}

package struct StepResult: Equatable, Sendable {
  package let step: ApplyStep
  /// Why it does not hold; none where it does.
  package let failures: [ApplyFailure]
  /// What was seen: `ssh.service runs`, `sshd says port 2222`.
  package var remarks: [String] = []
  /// Whether something that was looked at told that it holds.
  package var isKnown = false
  /// The last lines of the journal, where something failed.
  package var journal: [String] = []

  package init(
    step: ApplyStep, failures: [ApplyFailure], remarks: [String] = [], isKnown: Bool = false, journal: [String] = []
  ) {
    (self.step, self.failures, self.remarks, self.isKnown, self.journal) = (step, failures, remarks, isKnown, journal)
  }

  package var holds: Bool { failures.isEmpty }
}

/// Why what was saved is not in force.
package enum ApplyFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// Nothing can be run here; the reasons, a sentence each.
  case impossible([String])
  case commandFailed(ServiceCommand, status: Int32, words: [String])
  case notRun(ServiceCommand, ProgramRunError)
  case notRunning(unit: String, state: String)
  /// Nothing of the units listens there; those that do instead.
  case notListening(port: Int, units: [String], others: [String])
  case otherValue(setting: String, wanted: String, present: String)

  /// Why a command failed, without the command.
  var reason: String {
    guard case .commandFailed(_, let status, let words) = self else { return description }
    return "ended with status \(status)" + (words.isEmpty ? "" : ": " + words.joined(separator: " · "))
  }

  package var description: String {
    switch self {
    case .impossible(let reasons): reasons.joined(separator: "; ")
    case .commandFailed(let command, _, _): "\(command.line) \(reason)"
    case .notRun(let command, let error): "\(command.line) was not run to its end: \(error)"
    case .notRunning(let unit, let state): "\(unit) does not run: it is \(state)"
    case .notListening(let port, let units, let others):
      (units.count == 1 ? "\(units[0]) does not listen" : "none of \(units.joined(separator: " and ")) listens")
        + " at port \(port)"
        + (others.isEmpty ? "" : ", which \(others.joined(separator: " and ")) has")
    case .otherValue(let setting, let wanted, let present): "\(setting) is \(present) still, and not \(wanted)"
    }
  }
}
