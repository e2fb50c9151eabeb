import SettingsDocuments
import SettingsPrograms
import SettingsScreens

extension DocumentProgram {
  /// The program that a file belongs to, for the screens of the file; nil where none is known.
  ///
  /// - Parameter mayAsk: whether saving asks.
  convenience init?(of subject: FileSubject, home: String?, mayAsk: @escaping () -> Bool) {
    guard let page = subject.page else { return nil }
    let target = subject.target
    self.init(
      name: page.name,
      // A check that may run what the file says is for those who ask for it.
      isAskedBeforeSaving: { page.check?.mayRunContent == false && mayAsk() },
      effects: { page.effects(of: $0, inFile: target, home: home) }
    ) { question, answer in
      let stop = StopFlag()
      let begins = Workers.begin {
        let verdict = ProgramAsking.judge { stop.isSet }.verdict(
          on: question.text, forFile: target, by: page, before: question.isRequested ? nil : question.before)
        answer(verdict)
      }
      return begins ? { @Sendable in stop.set() } : nil
    }
  }
}
