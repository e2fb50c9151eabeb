import SettingsDocuments
import SettingsPrograms
import SettingsSchema

/// Checks one file after the other, on any thread.
struct FileChecker: Sendable {
  private let check: FileCheck
  private let opener: FileOpener
  private let pages: ProgramPages
  private let request: FileRequest
  var asJSON = false
  var asksPrograms = false
  var requiresKnowledge = false
  /// The release that is asked about; nil for the machine as it is.
  var release: KnowledgeRelease?
  /// The problems that are accepted; nil for none.
  var baseline: Baseline?

  /// - Throws: where the schema that is named for all files cannot be used.
  init(_ opener: FileOpener, _ request: FileRequest) throws(VerbError) {
    check = try VerbError.from { () throws(SchemaError) in try opener.finder.check(request.schema) }
    (self.opener, self.request, pages) = (opener, request, opener.finder.pagesForMany)
  }

  /// What the schema says of a file, or why nothing is said.
  enum Look: Sendable {
    case report(FileReport, FileSubject?, text: [UInt8])
    case ended(CheckedFile)
  }

  func result(onInput text: [UInt8], named name: String) -> CheckedFile {
    let subject = request.place.map { self.subject($0, target: $0) }
    let target = request.place ?? opener.finder.pathOfStream
    return result(of: look(at: text, target, named: name, subject, isFound: false), named: name)
  }

  func result(on name: String, isFound: Bool = false) -> CheckedFile {
    result(of: look(at: name, isFound: isFound), named: name)
  }

  /// Looks at a file, and asks no program.
  ///
  /// - Parameter isFound: whether it was found in a folder: nothing is said of what is no settings file then.
  func look(at name: String, isFound: Bool) -> Look {
    let content: FileContent
    do throws(FileError) {
      content = try opener.read(name, request.options)
    } catch {
      return .ended(CheckedFile(name: name, failure: error.advice))
    }
    if isFound, content.bytes.prefix(Self.binaryLook).contains(0) {
      return .ended(CheckedFile(name: name, passedOver: .binary))
    }
    let subject = self.subject(request.place ?? name, target: request.place ?? content.target)
    return look(at: content.bytes, subject.target, named: name, subject, isFound: isFound)
  }

  private func subject(_ path: String, target: String) -> FileSubject {
    FileSubject(path, target: FilePath.absolute(target), pages: pages)
  }

  /// Git takes a file for no text where a zero is among so many bytes.
  private static let binaryLook = 8000

  private func look(
    at text: [UInt8], _ target: String, named name: String, _ subject: FileSubject?, isFound: Bool
  ) -> Look {
    let report = check.report(
      onFile: name, at: target, place: request.place, content: text, format: request.format,
      programFormat: { subject?.pageFormat },
      programSchema: { subject.flatMap { opener.finder.programSchema(of: $0, for: release) } })
    let failure: OpenError
    switch report.outcome {
    case .unknownFormat: failure = .unknownFormat(name)
    case .refused(let refusal): failure = .refused(name, refusal)
    case .unparsable, .noSchema, .badSchema, .checked: return .report(report, subject, text: text)
    }
    return .ended(
      isFound ? CheckedFile(name: name, passedOver: .unknown) : CheckedFile(name: name, failure: failure.advice))
  }

  private func result(of look: Look, named name: String) -> CheckedFile {
    switch look {
    case .ended(let file): return file
    case .report(let report, let subject, let text):
      let asking = asksPrograms ? ProgramAsking(on: text, about: subject, named: name) : nil
      return result(report, asking, named: name, UpgradeNotes(report, subject?.page))
    }
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
    if !accepted.isEmpty { members.append(("accepted", .count(accepted.count))) }
    members.append(("checkedBy", basis.value(home: opener.home)))
    if let value = notes.value { members.append(("defaults", value)) }
    if let asking { members.append(("program", asking.value)) }
    return Value.object(ObjectMembers(members)).json
  }
}
