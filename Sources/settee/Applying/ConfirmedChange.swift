import SettingsApplying
import SettingsDocuments
import SettingsPrograms

/// A change that is put into force, and goes back by itself where nobody confirms it.
@MainActor
struct ConfirmedChange {
  let applying: Applying
  let plan: ApplyPlan
  let seconds: Int
  /// The name of the program, for people.
  let program: String

  /// Keeps what the files held, does what changes them, and puts it into force.
  ///
  /// - Parameters:
  ///   - files: all that is changed, with what they are to hold.
  ///   - write: changes them; does nothing where they are changed already.
  ///   - apply: puts it into force.
  /// - Returns: whether it holds, and waits to be confirmed now; where it does not, all is as it was.
  func make(
    _ files: [PendingChange.File], write: () throws(VerbError) -> Void,
    apply: () throws(VerbError) -> ExitStatus
  ) throws(VerbError) -> ExitStatus {
    var change = try VerbError.from { () throws(ConfirmError) in
      try PendingChange.begin(
        files, commands: plan.commandsBack, proof: plan.proof, seconds: seconds, program: program,
        in: .settee)
    }
    do throws(VerbError) {
      try write()
      let status = try apply()
      if status != .fine { throw .no("\(program) does not hold") }
    } catch {
      let report = try VerbError.from { () throws(ConfirmError) in try change.goBack(.failed(error.description)) }
      report.lines.forEach(applying.context.output.advice)
      throw error
    }
    try VerbError.from { () throws(ConfirmError) in try change.noteInForce() }
    applying.say("\(change.untilWords), and then it goes back by itself")
    applying.say(plan.proof.advice)
    return .fine
  }
}

extension ApplyPlan {
  /// What proves that nobody is kept out.
  fileprivate var proof: PendingChange.Proof {
    switch lockOut {
    case .connection: .connection
    case .login: .login
    case nil: .any
    }
  }
}

extension PendingChange {
  /// How long it holds.
  var untilWords: String { "in force until \(untilText)" }
}

extension PendingChange.Proof {
  /// What is to be done so that it stays.
  var advice: String {
    switch self {
    case .connection: "to keep it, make a new connection now, and run there: settee confirm"
    case .login: "to keep it, log in anew and run settee confirm, or run: sudo settee confirm"
    case .any: "to keep it, run: settee confirm"
    }
  }
}
