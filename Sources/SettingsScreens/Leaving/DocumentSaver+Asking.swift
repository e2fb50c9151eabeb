import SettingsFiles
import SettingsSchema
import SettingsSession
import TerminalTables

/// What the program that reads the document says before it is saved.
extension DocumentSaver {
  private enum Decision: Hashable {
    case show, save, back
  }

  /// What is to be written.
  private var candidate: Document { review?.document ?? model.document }

  /// Asks the program, and saves where it does not refuse, or the user wants it all the same.
  func ask(_ program: DocumentProgram, _ then: @escaping (Bool) -> Void) {
    let candidate = candidate
    begin(program, candidate, isRequested: false) { answer in
      switch answer {
      case .accepted?: then(write())
      case .notWorse(let complaints)?:
        let isOne = complaints.count == 1
        then(write(remark: "\(program.name) complains of \(isOne ? "1 line" : "\(complaints.count) lines") as before"))
      case .couldNotAsk(let failure)?:
        let reason = failure.description
        let isNew = !reason.isEmpty && program.toldReasons.insert(reason).inserted
        then(write(remark: isNew ? "\(program.name) was not asked: \(reason)" : ""))
      case .refused(let complaints)?:
        // The rows show it while the user decides.
        navigator.reloadTop()
        decide(on: complaints, of: program, candidate, then)
      case nil:
        navigator.show(message: "not saved: \(program.name) was not waited for", isError: true)
        then(false)
      }
    }
  }

  /// Asks the program, and writes nothing.
  func askOnly(_ program: DocumentProgram, then: @escaping () -> Void) {
    let candidate = candidate
    begin(program, candidate, isRequested: true) { answer in
      then()
      switch answer {
      case .accepted?: navigator.show(message: "\(program.name) has nothing against it")
      case .notWorse(let complaints)?, .refused(let complaints)?:
        let first = complaints.first?.described(by: program.name) ?? program.name
        let more = complaints.count > 1 ? ", and \(complaints.count - 1) more (!)" : ""
        navigator.show(message: first + more, isError: true)
      case .couldNotAsk(let reason)?: navigator.show(message: "\(program.name) was not asked: \(reason)", isError: true)
      case nil: break
      }
    }
  }

  private func begin(
    _ program: DocumentProgram, _ candidate: Document, isRequested: Bool,
    _ then: @escaping (Verdict?) -> Void
  ) {
    let question = DocumentProgram.Question(
      text: candidate.text, before: model.history.saved.text, isRequested: isRequested)
    ProgramAnswer.ask(program, question, over: navigator) { answer in
      switch answer {
      case .couldNotAsk?, nil: break
      case let verdict?: model.takeUp(verdict.complaints, of: program.name, about: candidate)
      }
      then(answer)
    }
  }

  // MARK: - Refusal

  private func decide(
    on complaints: [Complaint], of program: DocumentProgram, _ candidate: Document,
    _ then: @escaping (Bool) -> Void
  ) {
    let placed = complaints.first { self.path(of: $0, in: candidate) != nil }
    let path = placed.flatMap { self.path(of: $0, in: candidate) }
    let going = path.map {
      DialogChoice("Go to \($0)", value: Decision.show, help: "Nothing is written, and nothing is lost")
    }
    let choices = [
      going, DialogChoice("Don't save", value: .back, help: "Leaves the file as it is; the changes stay here, unsaved"),
      DialogChoice(
        "Save all the same", value: .save, help: "\(program.name) may not start, or may ignore it",
        isDestructive: true),
    ].compactMap { $0 }
    navigator.choose("\(program.name) refuses it", text: words(complaints), from: choices) { decision in
      switch decision {
      case .show?:
        then(false)
        if let path { go(to: path) }
        if let placed { navigator.show(message: placed.described(by: program.name), isError: true) }
      case .save?:
        then(write())
        navigator.appearAgain()
      case .back?, nil: then(false)
      }
    }
  }

  private func go(to path: Path) {
    if let show { return show(path) }
    navigator.push(SettingsScreen(model, host: host, showing: path))
  }

  /// The setting that a complaint is about; nil where it names no line of the document.
  private func path(of complaint: Complaint, in candidate: Document) -> Path? {
    guard complaint.file == nil, let path = complaint.line.flatMap({ candidate.path(ofLine: $0) }), !path.isRoot
    else { return nil }
    return path
  }

  /// So many are told in the dialog.
  private static let mostToldComplaints = 3

  private func words(_ complaints: [Complaint]) -> String {
    var sentences = complaints.prefix(Self.mostToldComplaints).map { complaint in
      let place = [complaint.file, complaint.line.map { "line \($0)" }].compactMap { $0 }.joined(separator: ", ")
      return place.isEmpty ? complaint.text : "\(place): \(complaint.text)"
    }
    let more = complaints.count - sentences.count
    if more > 0 { sentences.append("and \(more) more") }
    return sentences.joined(separator: " · ")
  }
}
