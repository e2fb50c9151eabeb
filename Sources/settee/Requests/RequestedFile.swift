import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// A file of a request, open: what is made of its settings in memory, and what is said of that.
@MainActor
final class RequestedFile {
  let file: SettingsRequest.File
  let session: EditingSession
  let subject: FileSubject?
  let before: Document
  /// The path of the file itself, without symbolic links.
  let target: String
  let isNew: Bool
  /// Each change, and the setting of the request that was applied to this file; nil where the change is in another file.
  private var made: [(change: SettingChange, setting: SettingsRequest.Setting?)] = []
  /// What counts with all files of the program, of what is read.
  var counts: [EffectiveSetting] = []
  /// What the program that reads it said.
  private(set) var asked: ProgramAsking?
  /// The copy of the file as it was.
  private(set) var backup: String?
  /// Why it is not written.
  var failure: VerbError?
  private(set) var isWritten = false
  /// The text that the answer shows; what was written may hold what others wrote meanwhile.
  var shownAfter: Document { isTakenBack ? before : session.document }
  private var isTakenBack = false
  private let verb: SetVerb
  private let context: VerbContext
  private let heard: HeardWords

  init(_ file: SettingsRequest.File, _ context: VerbContext) throws(VerbError) {
    (self.file, self.context, heard) = (file, context, HeardWords())
    let request = EditRequest(
      file: file.request, isForced: file.isForced, isDryRun: false, asJSON: true, isQuiet: false,
      asksProgram: file.asksProgram ?? false, isStrict: file.isStrict, reason: nil, apply: nil)
    verb = SetVerb(request, in: VerbContext(context, output: heard.output))
    let source = try verb.context.read(file.request)
    isNew = source.file.map { $0.status == nil } ?? false
    session = try verb.session(with: source, file.request)
    subject = source.subject
    target = source.target ?? file.request.path
    verb.didOpen(source)
    before = session.document
  }

  /// What a person should know.
  var warnings: [String] { heard.lines }

  func warnOfUnknownOrder() {
    let words = "\(file.request.path): which other files count beside it is not known"
    if !heard.lines.contains(words) { heard.lines.append(words) }
  }

  var isChanged: Bool { session.document.text != before.text }

  var changes: [SettingChange] { made.map(\.change) }

  /// The same file as another program has left it meanwhile, with all made of it once more, and reviewed.
  func anew() throws(VerbError) -> RequestedFile {
    let new = try RequestedFile(file, context)
    new.session.saveNote = session.saveNote
    new.counts = counts
    var changes = try made.compactMap(\.setting).madeInAnyOrder { setting throws(VerbError) in
      try new.change(setting)
    }[...]
    new.made = made.map { ($0.setting == nil ? $0.change : changes.removeFirst(), $0.setting) }
    try new.review()
    return new
  }

  /// Makes of settings what is asked for, in memory.
  func make(_ settings: [SettingsRequest.Setting]) throws(VerbError) {
    let changes = try settings.madeInAnyOrder { setting throws(VerbError) in try change(setting) }
    made += zip(changes, settings).map { ($0, $1) }
  }

  /// Makes of a setting what is asked for, in memory, and does not say so.
  func change(_ setting: SettingsRequest.Setting) throws(VerbError) -> SettingChange {
    let (old, wasSecret) = (session.document, session.tellsSecret(at: setting.path))
    let path = try SettingAction(session: session, verb: verb).perform(setting) ?? setting.path
    let mask = SecretMask(session)
    func shown(_ document: Document) -> Value? { document.node(at: path).map { mask.masked($0.value, at: path) } }
    return SettingChange(
      path: path, shownPath: LastingPaths(session.document).path(for: path), before: shown(old),
      after: shown(session.document), isChanged: session.document.text != old.text,
      isSecret: wasSecret || session.tellsSecret(at: path))
  }

  /// - Parameter setting: the setting of the request that was applied to this file; nil where the change is in another file.
  func add(_ change: SettingChange, made setting: SettingsRequest.Setting?) { made.append((change, setting)) }

  /// Refuses what is likely to be wrong, and asks the program.
  func review() throws(VerbError) {
    guard isChanged else { return }
    let paths = changes.filter(\.isChanged).map(\.path)
    if let subject { verb.warnOfOtherFiles(paths, session, subject) }
    guard file.asksProgram ?? (subject?.page?.check?.mayRunContent == false) else { return }
    let answer = ProgramAsking(
      on: session.document.text, about: subject, named: file.request.path, before: before.text)
    asked = answer
    if file.asksProgram == true, let notice = answer.notice { heard.lines.append(notice) }
    if answer.isRefusal, !file.isForced {
      throw .no("\(file.request.path): \(answer.program) does not take it; nothing was written")
    }
  }

  func save() throws(VerbError) {
    guard isChanged else { return }
    if let suffix = file.backupSuffix, !isNew {
      try VerbError.from { () throws(SaveFailure) in try session.store.copy(before, to: target + suffix) }
      backup = target + suffix
    }
    heard.lines += try session.saved(as: file.request.path)
    isWritten = true
  }

  /// Puts the file back as it was before it was written.
  func takeBack(_ writer: FileWriter) throws(VerbError) {
    guard isWritten else { return }
    let isGone = try VerbError.from { () throws(FileError) in
      isNew ? try writer.remove(target, holding: session.document.text) : false
    }
    if !isGone {
      while session.document.text != before.text, session.undo() != nil {}
      _ = try session.saved(as: file.request.path)
    }
    (isWritten, isTakenBack) = (false, true)
  }

  /// Notes that something else put the file back as it was.
  func noteTakenBack() { (isWritten, isTakenBack) = (false, isWritten || isTakenBack) }

  /// What it takes until the changes hold.
  var effects: [EffectSummary] {
    let paths = changes.filter(\.isChanged).map(\.path)
    // What is not in its place yet, no program reads.
    guard isChanged, file.request.place == nil, let subject else { return [] }
    return subject.page?.effects(of: paths, inFile: subject.target, home: verb.opener.home) ?? []
  }
}

struct SettingChange {
  /// Where it is in the document.
  var path: Path
  /// As it is named where others come and go.
  var shownPath: Path
  /// With secrets masked; nil where it is not set.
  var before: Value?
  var after: Value?
  var isChanged: Bool
  var isSecret: Bool
}

/// What is said while a request is worked on.
@MainActor
final class HeardWords {
  var lines: [String] = []

  /// What says it; the program's name is left out.
  var output: Output {
    Output { [self] text, _ in
      for line in text.split(separator: "\n" as Character) {
        lines.append(String(line.hasPrefix("settee: ") ? line.dropFirst("settee: ".count) : line))
      }
    }
  }
}
