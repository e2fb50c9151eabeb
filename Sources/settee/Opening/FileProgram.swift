import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import SettingsSession
import Synchronization

/// The program that a file belongs to, for the screens of the file.
@MainActor
final class FileProgram {
  private let target: String
  private let name: String
  private let home: String?
  private let pages: ProgramPages
  /// Read when it is first needed: opening a file is not to wait for it.
  private lazy var page = try? pages.page(forFile: target)

  /// - Parameter target: the file's path, without symbolic links.
  init?(ofFile target: String, pages: ProgramPages, home: String?) {
    guard let name = pages.name(forFile: target) else { return nil }
    (self.target, self.name, self.home, self.pages) = (target, name, home, pages)
  }

  /// What the screens ask.
  ///
  /// - Parameter mayAsk: whether saving asks.
  func documentProgram(mayAsk: @escaping () -> Bool) -> DocumentProgram {
    DocumentProgram(
      name: name, isAskedBeforeSaving: { mayAsk() && self.isAskedBeforeSaving }, effects: effects(of:), ask: ask)
  }

  /// A check that may run what the file says is for those who ask for it.
  private var isAskedBeforeSaving: Bool { page?.check.map { !$0.mayRunContent } ?? false }

  private func effects(of settings: [Path]) -> [DocumentProgram.Effect] {
    let effects = page?.effects(of: settings, inFile: target, home: home) ?? []
    return effects.map { DocumentProgram.Effect($0.needed, count: $0.count, command: $0.command) }
  }

  private func ask(
    _ question: DocumentProgram.Question, _ answer: @escaping @Sendable (DocumentProgram.Answer) -> Void
  ) -> (@Sendable () -> Void)? {
    guard let page else {
      answer(.unknown("its page cannot be read"))
      return {}
    }
    let stop = StopFlag()
    let target = target
    let begins = Workers.begin {
      let verdict = ProgramAsking.judge { stop.isSet }.verdict(
        on: question.text, forFile: target, by: page, before: question.isRequested ? nil : question.before)
      answer(DocumentProgram.Answer(verdict, of: page.name))
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

extension DocumentProgram.Answer {
  fileprivate init(_ verdict: Verdict, of program: String) {
    func told(_ complaints: [Complaint]) -> [DocumentComplaint] {
      complaints.map { DocumentComplaint(source: program, text: $0.text, line: $0.line, file: $0.file) }
    }
    self =
      switch verdict {
      case .accepted: .accepted
      case .notWorse(let complaints): .notWorse(told(complaints))
      case .refused(let complaints): .refused(told(complaints))
      case .couldNotAsk(let reason): .unknown(reason.description)
      }
  }
}
