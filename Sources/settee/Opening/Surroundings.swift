import TerminalTables

/// What is around the open files: the screens that show them, and whoever waits for what is done with them.
@MainActor
final class Surroundings {
  /// Whether programs are asked before their files are saved.
  let asksPrograms: () -> Bool
  /// Whether it is asked before saving why it is changed.
  let asksWhy: () -> Bool
  private let workBeforeScreens: (_ description: String, () -> Void) -> Void
  private weak var application: Application?
  /// What there was to write into the log before there was one.
  private var notes: [String] = []

  /// - Parameter workBeforeScreens: does what may take long while there is no screen yet, and says so.
  init(
    asksPrograms: @escaping () -> Bool = { true }, asksWhy: @escaping () -> Bool = { false },
    workBeforeScreens: @escaping (_ description: String, () -> Void) -> Void = { $1() }
  ) {
    (self.asksPrograms, self.asksWhy, self.workBeforeScreens) = (asksPrograms, asksWhy, workBeforeScreens)
  }

  /// Shows on a terminal from now on.
  func begin(on application: Application) {
    self.application = application
    notes.forEach { application.log?.write($0) }
    notes = []
  }

  var navigator: Navigator? { application?.navigator }

  /// Does what may take long, and says so.
  func work(_ description: String, _ body: () -> Void) {
    if let navigator { navigator.work(description, body) } else { workBeforeScreens(description, body) }
  }

  /// Calls a function when no key came for a second on the first screen, until it says that it is done.
  func whenQuiet(_ body: @escaping () -> Bool) {
    navigator?.whenQuiet = { [weak navigator] in navigator?.screens.count == 1 && body() }
  }

  /// Writes a line into the log, if there is one.
  func log(_ line: String) {
    if let application { application.log?.write(line) } else { notes.append(line) }
  }
}
