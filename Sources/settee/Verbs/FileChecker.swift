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
  /// The problems that are accepted; nil for none.
  let baseline: Baseline?

  func result(onInput text: [UInt8], named name: String) -> CheckedFile {
    let subject = place.map { opener.subject($0, target: $0) }
    return result(on: text, at: place ?? opener.pathOfStream, named: name, subject, isFound: false)
  }

  /// - Parameter isFound: whether the file was found in a folder: nothing is said of what is no settings file then.
  func result(on name: String, isFound: Bool = false) -> CheckedFile {
    let content: FileContent
    do throws(FileError) {
      content = try opener.read(name, options)
    } catch {
      return CheckedFile(name: name, failure: FileHint.described(error))
    }
    if isFound, content.bytes.prefix(Self.binaryLook).contains(0) {
      return CheckedFile(name: name, passedOver: .binary)
    }
    let subject = opener.subject(place ?? name, target: place ?? content.target)
    return result(on: content.bytes, at: subject.target, named: name, subject, isFound: isFound)
  }

  /// Git takes a file for no text where a zero is among so many bytes.
  private static let binaryLook = 8000

  private func result(
    on text: [UInt8], at target: String, named name: String, _ subject: FileSubject?, isFound: Bool
  ) -> CheckedFile {
    let report = report(on: text, at: target, named: name, subject)
    switch report.outcome {
    case .unknownFormat where isFound, .refused where isFound: return CheckedFile(name: name, passedOver: .unknown)
    case .unknownFormat: return CheckedFile(name: name, failure: FileHint.described(OpenError.unknownFormat(name)))
    case .refused(let refusal):
      return CheckedFile(name: name, failure: FileHint.described(OpenError.refused(name, refusal)))
    default:
      let asking = asksPrograms ? ProgramAsking(on: text, about: subject, named: name) : nil
      return result(report, asking, named: name, UpgradeNotes(report, subject?.page))
    }
  }

  private func report(on text: [UInt8], at target: String, named name: String, _ subject: FileSubject?) -> FileReport {
    check.report(
      onFile: name, at: target, place: place, content: text, format: format, programFormat: { subject?.pageFormat },
      programSchema: { subject.flatMap { opener.programSchema(of: $0, for: release) } })
  }

  /// What the schema says of a file; nil of one that was found and is no settings file.
  func report(on content: FileContent, named name: String, isFound: Bool) -> FileReport? {
    if isFound, content.bytes.prefix(Self.binaryLook).contains(0) { return nil }
    let subject = opener.subject(place ?? name, target: place ?? content.target)
    let report = report(on: content.bytes, at: subject.target, named: name, subject)
    return isFound && report.isOfNoFormat ? nil : report
  }

  private func result(
    _ report: FileReport, _ asking: ProgramAsking?, named name: String, _ notes: UpgradeNotes
  ) -> CheckedFile {
    let basis = CheckBasis(report, asking)
    var findings = report.findings + notes.findings(of: name) + (asking?.findings ?? [])
    if requiresKnowledge, basis.kind != .schema, basis.kind != .program {
      findings.append(
        Finding(file: name, rule: "knowledge", level: .error, message: basis.words(home: opener.home)))
    }
    var file = CheckedFile(name: name, notice: asking?.notice, basis: basis)
    let accepted = leaveOut(&findings, report.document, &file)
    file.findings = findings
    if asJSON { file.json = json(report, asking, basis, notes, isFine: file.status == .fine, accepted) }
    return file
  }

  /// Takes away what a comment or the baseline accepts.
  private func leaveOut(_ findings: inout [Finding], _ document: Document?, _ file: inout CheckedFile) -> [Finding] {
    var accepted: [Finding] = []
    if !findings.isEmpty, let document {
      let marks = IgnoreMarks(in: document)
      accepted = findings.filter(marks.cover)
      if !accepted.isEmpty { findings.removeAll(where: marks.cover) }
    }
    if let baseline {
      let sorted = baseline.sort(findings, of: file.name)
      (findings, file.goneCount) = (sorted.new, sorted.goneCount)
      accepted += sorted.accepted
    }
    file.acceptedCount = accepted.count
    return accepted
  }

  private func json(
    _ report: FileReport, _ asking: ProgramAsking?, _ basis: CheckBasis, _ notes: UpgradeNotes, isFine: Bool,
    _ accepted: [Finding]
  ) -> String {
    let settings = Set(accepted.compactMap(\.setting))
    var members = report.members(.basic, leavingOut: settings.contains)
    if let place = members.firstIndex(where: { $0.key == "valid" }), asking?.isRefusal == true || !accepted.isEmpty {
      members[place].value = .boolean(isFine)
    }
    if !accepted.isEmpty { members.append(("accepted", .number(Number(accepted.count)))) }
    members.append(("checkedBy", basis.value(home: opener.home)))
    if let value = notes.value { members.append(("defaults", value)) }
    if let asking { members.append(("program", asking.value)) }
    return Value.object(ObjectMembers(members)).json
  }
}

extension FileReport {
  /// Whether it is no settings file of a format that is known.
  fileprivate var isOfNoFormat: Bool {
    switch outcome {
    case .unknownFormat, .refused: true
    case .unparsable, .noSchema, .badSchema, .checked: false
    }
  }
}
