import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// Checks one file after the other, on any thread.
struct FileChecker: Sendable {
  let check: FileCheck
  let opener: FileOpener
  let format: Format?
  let asJSON: Bool
  let asksPrograms: Bool
  let requiresKnowledge: Bool
  let options: FileOptions
  /// The path that the files are taken to have; nil for their own.
  let place: String?
  /// The release that is asked about; nil for the machine as it is.
  let release: KnowledgeRelease?

  /// What came of one file.
  struct Result: Sendable {
    let name: String
    var lines: [String] = []
    var error: String?
    /// By what it was checked; nil where it was not.
    var basis: CheckBasis?
    /// Whether a line says that too little is known of it.
    var lacksKnowledge = false
    var status = ExitStatus.fine
  }

  func result(onInput text: [UInt8], named name: String) -> Result {
    let subject = place.map { opener.subject($0, target: $0) }
    return result(on: text, at: place ?? opener.pathOfStream, named: name, subject)
  }

  func result(on name: String) -> Result {
    let content: FileContent
    do throws(FileError) {
      content = try opener.read(name, options)
    } catch {
      return Result(name: name, error: FileHint.described(error), status: .failure)
    }
    let subject = opener.subject(place ?? name, target: place ?? content.target)
    return result(on: content.bytes, at: subject.target, named: name, subject)
  }

  private func result(on text: [UInt8], at target: String, named name: String, _ subject: FileSubject?) -> Result {
    let report = check.report(
      onFile: name, at: target, place: place, content: text, format: format, programFormat: { subject?.pageFormat },
      programSchema: { subject.flatMap { opener.programSchema(of: $0, for: release) } })
    switch report.outcome {
    case .unknownFormat:
      return Result(name: name, error: FileHint.described(OpenError.unknownFormat(name)), status: .failure)
    case .refused(let refusal):
      return Result(name: name, error: FileHint.described(OpenError.refused(name, refusal)), status: .failure)
    default:
      let asking = asksPrograms ? ProgramAsking(on: text, about: subject, named: name) : nil
      return result(report, asking, named: name, UpgradeNotes(report, subject?.page))
    }
  }

  private func result(
    _ report: FileReport, _ asking: ProgramAsking?, named name: String, _ notes: UpgradeNotes
  ) -> Result {
    let basis = CheckBasis(report, asking)
    let isKnown = !requiresKnowledge || basis.kind == .schema || basis.kind == .program
    let isFine = report.isValid && isKnown && asking?.isRefusal != true
    var lines =
      asJSON ? [json(report, asking, basis, notes)] : report.lines + notes.lines(of: name) + (asking?.lines ?? [])
    let saysLack = !isKnown && !asJSON
    if saysLack { lines.append("\(name): \(basis.words(home: opener.home))") }
    return Result(
      name: name, lines: lines, error: asking?.notice, basis: basis, lacksKnowledge: saysLack,
      status: isFine ? .fine : .no)
  }

  private func json(
    _ report: FileReport, _ asking: ProgramAsking?, _ basis: CheckBasis, _ notes: UpgradeNotes
  ) -> String {
    var members = report.members(.basic)
    if asking?.isRefusal == true, let place = members.firstIndex(where: { $0.key == "valid" }) {
      members[place].value = .boolean(false)
    }
    members.append(("checkedBy", basis.value(home: opener.home)))
    if let value = notes.value { members.append(("defaults", value)) }
    if let asking { members.append(("program", asking.value)) }
    return Value.object(ObjectMembers(members)).json
  }
}
