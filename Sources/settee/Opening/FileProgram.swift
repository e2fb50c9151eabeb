import SettingsDocuments
import SettingsSchema
import SettingsPrograms
import SettingsScreens
import SettingsSession
import Synchronization

/// The program that a file belongs to, for the screens of the file.
@MainActor
final class FileProgram {
  private let target: String
  private let page: ProgramPage
  private let home: String?

  /// Nil where none is known.
  init?(of subject: FileSubject, home: String?) {
    guard let page = subject.page else { return nil }
    (self.target, self.page, self.home) = (subject.target, page, home)
  }

  /// Whether the page says what changes need.
  var hasEffect: Bool { page.effect != nil }

  /// What the screens ask.
  ///
  /// - Parameter mayAsk: whether saving asks.
  func documentProgram(mayAsk: @escaping () -> Bool) -> DocumentProgram {
    DocumentProgram(
      name: page.name, isAskedBeforeSaving: { mayAsk() && self.isAskedBeforeSaving },
      effects: { [page, target, home] in page.effects(of: $0, inFile: target, home: home) }, ask: ask)
  }

  /// A check that may run what the file says is for those who ask for it.
  private var isAskedBeforeSaving: Bool { page.check.map { !$0.mayRunContent } ?? false }

  private func ask(
    _ question: DocumentProgram.Question, _ answer: @escaping @Sendable (Verdict) -> Void
  ) -> (@Sendable () -> Void)? {
    let stop = StopFlag()
    let (target, page) = (target, page)
    let begins = Workers.begin {
      let verdict = ProgramAsking.judge { stop.isSet }.verdict(
        on: question.text, forFile: target, by: page, before: question.isRequested ? nil : question.before)
      answer(verdict)
    }
    return begins ? { @Sendable in stop.set() } : nil
  }
}

/// What one thread sets and another one asks.
private final class StopFlag: Sendable {
  private let flag = Atomic(false)
  var isSet: Bool { flag.load(ordering: .relaxed) }
  func set() { flag.store(true, ordering: .relaxed) }
}
