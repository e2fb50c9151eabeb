import SettingsFiles
import SettingsSession
import TerminalTables

/// How what was saved of a document is put into force.
///
/// ```swift
/// program.applying = DocumentApplying { settings in
///   DocumentApplying.Plan(title: "reload nginx", text: "systemctl reload nginx.service", mayLockOut: false)
/// } apply: { settings, way throws(ProgramError) in
///   try reload(); return "nginx runs"
/// }
/// ```
@MainActor
package struct DocumentApplying {
  /// What would be done, in words.
  package struct Plan: Hashable, Sendable {
    /// What is done, as a verb and what it is done to; empty where nothing is.
    package let title: String
    /// What else there is to know, as a sentence: the commands, who is cut off.
    package let text: String
    /// Whether a wrong change may keep everybody out.
    package let mayLockOut: Bool
    /// Whether a change can go back by itself.
    package var canGoBack = true

    package init(title: String, text: String, mayLockOut: Bool) {
      (self.title, self.text, self.mayLockOut) = (title, text, mayLockOut)
    }
  }

  /// Whether it stays when nobody says anything.
  package enum Way: Hashable, Sendable {
    /// It stays.
    case forGood
    /// It goes back by itself, unless it is confirmed in time.
    case toBeConfirmed

    /// The answers to the question which it is to be, nil for neither.
    ///
    /// - Parameters:
    ///   - mayLockOut: whether a wrong change may keep everybody out; only such a one is to be confirmed.
    ///   - canGoBack: whether one that is not confirmed can go back by itself.
    ///   - help: what is said of the one to be confirmed, and of neither.
    package static func choices(
      mayLockOut: Bool, canGoBack: Bool = true, help: (toBeConfirmed: String, neither: String)
    ) -> [DialogChoice<Way?>] {
      let confirmed: [DialogChoice<Way?>] = [
        DialogChoice("Apply it, to be confirmed", value: .toBeConfirmed, help: help.toBeConfirmed)
      ]
      return (mayLockOut && canGoBack ? confirmed : []) + [
        DialogChoice(
          mayLockOut ? "Apply it for good" : "Apply it", value: .forGood,
          help: mayLockOut ? "Nothing brings it back by itself" : "Then it is looked whether it holds",
          isDestructive: mayLockOut),
        DialogChoice("Leave it for now", value: nil, help: help.neither),
      ]
    }
  }

  /// A change of the file that is in force, and goes back by itself unless it is kept in time; in words.
  package struct Waiting: Hashable, Sendable {
    /// Until when, as a few words.
    package let title: String
    /// What is to be done, as a sentence.
    package let text: String
    /// How long it waits yet; zero for one that goes back at this moment.
    package let secondsLeft: Int

    package init(title: String, text: String, secondsLeft: Int) {
      (self.title, self.text, self.secondsLeft) = (title, text, secondsLeft)
    }

    /// How long it waits yet, as a few words.
    var status: String {
      secondsLeft == 0
        ? "goes back now" : "goes back in \(secondsLeft / 60):\(String(secondsLeft % 60, digits: 2))"
    }
  }

  /// How such a change ends.
  package enum Ending: Hashable, Sendable {
    /// It stays for good.
    case kept
    /// What was there before comes back.
    case takenBack
  }

  /// Finds out what would be done for settings that were saved; nil where it is not known which were.
  package let plan: ([Path]?) -> Plan
  /// Does it, with the terminal, and says what came of it in a line.
  package let apply: ([Path]?, Way) throws(ProgramError) -> String
  /// The change that waits to be confirmed; nil where none does.
  package var waiting: () -> Waiting? = { nil }
  /// Ends the one that waits, and says what came of it in a line.
  package var end: (Ending) throws(ProgramError) -> String = { _ in "" }

  package init(plan: @escaping ([Path]?) -> Plan, apply: @escaping ([Path]?, Way) throws(ProgramError) -> String) {
    (self.plan, self.apply) = (plan, apply)
  }
}

/// Shows what is to be done, and does it when the user agrees: first what becomes of a change that waits to be confirmed,
/// then what was saved since.
@MainActor
struct DocumentApplier {
  let model: EditingSession
  let program: DocumentProgram
  let applying: DocumentApplying
  let navigator: Navigator

  private var settings: [Path]? { program.savedSettings.isEmpty ? nil : program.savedSettings }

  func ask() {
    program.hasWaiting = true
    if let waiting = program.waiting {
      let text = waiting.text + (settings == nil ? "" : "; what was saved since is asked about then")
      return navigator.choose(waiting.title, text: text, from: Self.endings) {
        if let ending = $0 ?? nil { end(ending) }
      }
    }
    askToApply()
  }

  /// - Parameter remark: what was done just now.
  private func askToApply(remark: String = "") {
    let plan = navigator.work("Looking what \(program.name) needs…") { applying.plan(settings) }
    let text = [remark, plan.text].filter { !$0.isEmpty }.joined(separator: " · ")
    if plan.title.isEmpty { return navigator.show(message: text) }
    let choices = DocumentApplying.Way.choices(
      mayLockOut: plan.mayLockOut, canGoBack: plan.canGoBack,
      help: ("Goes back in 2 min unless confirmed", "It stays saved; A asks again"))
    navigator.choose(plan.title.prefix(1).uppercased() + plan.title.dropFirst(), text: text, from: choices) {
      if let way = $0 ?? nil { apply(way) }
    }
  }

  private static var endings: [DialogChoice<DocumentApplying.Ending?>] {
    [
      DialogChoice("Keep it", value: .kept, help: "It stays for good"),
      DialogChoice("Take it back now", value: .takenBack, help: "All is as it was before"),
      DialogChoice("Leave it for now", value: nil, help: "It goes back by itself in its time"),
    ]
  }

  private func end(_ ending: DocumentApplying.Ending) {
    let title = ending == .kept ? "Keeping it…" : "Taking it back…"
    let result = navigator.work(title) { Result { () throws(ProgramError) in try applying.end(ending) } }
    guard case .success(let words) = result else { return tell(result) }
    program.hasWaiting = false
    // What was taken back is told as that, and not as the work of another program.
    if ending == .takenBack, model.followOutsideChange() != nil { navigator.appearAgain() }
    if settings == nil { return tell(result) }
    askToApply(remark: words)
  }

  private func apply(_ way: DocumentApplying.Way) {
    var result = Result<String, ProgramError>.success("")
    let settings = settings
    navigator.lendTerminal {
      result = Result { () throws(ProgramError) in try applying.apply(settings, way) }
    }
    // Who may not know of it, as it is root's, is shown nothing.
    program.hasWaiting = way == .toBeConfirmed && applying.waiting() != nil
    navigator.appearAgain()
    if case .success = result { (program.lastEffects, program.savedSettings) = ([], []) }
    tell(result)
  }

  private func tell(_ result: Result<String, ProgramError>) {
    navigator.attempt { () throws(ProgramError) in navigator.show(message: try result.get()) }
  }
}
