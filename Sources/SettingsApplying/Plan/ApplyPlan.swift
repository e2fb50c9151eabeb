import SettingsPrograms

/// What puts saved changes into force: a step for each program, in the order in which they are done.
///
/// ```swift
/// let plan = try ApplyPlanner(machine: machine).plan(for: [ChangedFile(page: page, path: "/etc/ssh/sshd_config")])
/// for step in plan.steps { print(step.title, step.commands.map(\.line)) }    // reload sshd ["systemctl reload ssh"]
/// ```
package struct ApplyPlan: Equatable, Sendable {
  package var steps: [ApplyStep]
  /// Files whose changes hold as they are saved: their programs read them each time.
  package var filesInForce: [String]
  /// How a wrong change of any of the files may keep everybody out; nil where none does.
  package var lockOut: ChangeEffect.LockOut?

  package init(steps: [ApplyStep], filesInForce: [String] = [], lockOut: ChangeEffect.LockOut? = nil) {
    (self.steps, self.filesInForce, self.lockOut) = (steps, filesInForce, lockOut)
  }

  /// What is run where the former texts have come back.
  package var commandsBack: [ServiceCommand] { steps.flatMap(\.commandsBack) }
}

/// What one program needs.
package struct ApplyStep: Equatable, Sendable {
  /// The name of its page.
  package let program: String
  /// What is reloaded or restarted.
  package let subject: String
  package let need: ChangeEffect.Need
  package var files: [String]
  /// The units whose state is looked at.
  package let units: [String]
  /// In their order; empty where nothing is to be run.
  package var commands: [ServiceCommand]
  /// What has the program read all of its files again.
  package let commandsBack: [ServiceCommand]
  /// Who is cut off, in words; nil for nobody.
  package let cuts: String?
  /// What is looked at when all has been run.
  package var looks: [Look]
  /// What there is to know besides, a sentence each: why nothing is run, for one.
  package var notes: [String]
  /// Whether what was changed cannot be put into force here, for the reason in the notes.
  package let isImpossible: Bool

  /// In words: `restart postgresql`.
  package var title: String { "\(need.rawValue) \(subject)" }
}

/// Something that shows whether a change holds.
package enum Look: Equatable, Sendable {
  case active(unit: String)
  case listens(port: Int, units: [String])
  case value(ReportedValue)

  /// A value that a program is asked for.
  package struct ReportedValue: Equatable, Sendable {
    /// The setting, as the user names it.
    package let setting: String
    /// The name in the program's answer.
    package let name: String
    /// What was set; more than one where it is repeated.
    package let wanted: [String]
    package let isSecret: Bool
    package let command: ServiceCommand
    package let report: EffectReport
    package let names: NameRules
    /// What it said before; nil where it was not asked, or did not tell.
    package var former: [String]?
  }
}
