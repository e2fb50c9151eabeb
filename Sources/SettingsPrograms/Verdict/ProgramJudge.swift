import Libc
import SettingsDocuments
import SettingsSchema

/// Asks programs what they say of a text before it is written.
///
/// The program sees the text in the place of the file, and is shut off from the rest of the system (``Confinement``):
/// everything can only be read, `/tmp` and `/run` are empty, and there is no network. Where the system does not let
/// anybody do that, a program that needs the one file alone is given it in a private folder.
///
/// ```swift
/// let judge = ProgramJudge(launcher: ["/usr/bin/nightjar", "confine"])
/// switch judge.verdict(on: text, forFile: "/etc/ssh/sshd_config", by: page, before: old) {
/// case .refused(let complaints): complaints.forEach { print($0.line ?? 0, $0.text) }
/// case .couldNotAsk(let reason): print("not asked: \(reason)")
/// case .accepted, .notWorse: write()
/// }
/// ```
public struct ProgramJudge: Sendable {
  /// The host's own program and the words by which it calls ``Confinement/become(_:)``; nil where it cannot.
  private let launcher: [String]?
  /// Whether programs are trusted, which those of another machine's file system are not.
  private let trustsPrograms: Bool
  private let runner: ProgramRunner

  /// - Parameters:
  ///   - launcher: the host's own program, by its absolute path, and the words by which it becomes another one.
  ///   - trustsPrograms: whether programs are trusted; else one gets no account's rights, and is asked only where it
  ///     can be shut off.
  ///   - seconds: the longest that a program may take.
  ///   - isStopped: whether nobody waits for it any longer; asked every few milliseconds.
  public init(
    launcher: [String]?, trustsPrograms: Bool = true, seconds: Double = 10,
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) {
    self.launcher = launcher
    self.trustsPrograms = trustsPrograms
    runner = ProgramRunner(seconds: seconds, mostBytes: 1 << 20, isWanted: { _ in !isStopped() })
  }

  /// What the program of a page says of a text.
  ///
  /// - Parameters:
  ///   - text: what the file would hold.
  ///   - file: its path, without symbolic links.
  ///   - page: the page of its program.
  ///   - before: what it holds now; then only what is new counts. Nil to hear everything.
  /// - Complexity: the program is run once, and where it complains and `before` is there, once more.
  public func verdict(
    on text: [UInt8], forFile file: String, by page: ProgramPage, before: [UInt8]? = nil
  ) -> Verdict {
    guard let check = page.check else { return .couldNotAsk(.noCheck) }
    do throws(AskingFailure) {
      let check = check.filled(by: LayerPlaces(file: file, page: page, home: nil))
      let program = try program(of: check, for: file)
      let words: CheckerWords
      let complaints: [Complaint]
      do throws(AskingFailure) {
        (words, complaints) = try ask(program, check, page.names, file, text)
      } catch {
        // What it can tell of the file as it is, and not of the new text, that text is to blame for.
        guard case .unable(let reason) = error, let before,
          (try? ask(program, check, page.names, file, before)) != nil
        else { throw error }
        return .refused([Complaint(text: reason)])
      }
      if complaints.isEmpty { return .accepted }
      guard let before else { return .refused(complaints) }
      // The old text may be one that the program cannot tell anything of; then all is new.
      guard let (oldWords, old) = try? ask(program, check, page.names, file, before) else {
        return .refused(complaints)
      }
      let new = words.complaints(complaints, newSince: old, of: oldWords)
      return new.isEmpty ? .notWorse(complaints) : .refused(new)
    } catch {
      return .couldNotAsk(error)
    }
  }

  /// Finds the program. A check that may run what the file says is asked by the file's owner alone.
  private func program(of check: ProgramCheck, for file: String) throws(AskingFailure) -> TrustedProgram {
    var status = stat()
    if check.mayRunContent, stat(file, &status) != 0 || status.st_uid != geteuid() {
      throw .mayRunContent(check.command[0])
    }
    return try AskingFailure.attempt { () throws(ProgramRunError) in
      try TrustedProgram(check.command[0], checksOwners: trustsPrograms)
    }
  }

  private func ask(
    _ program: TrustedProgram, _ check: ProgramCheck, _ rules: NameRules, _ file: String, _ text: [UInt8]
  ) throws(AskingFailure) -> (CheckerWords, [Complaint]) {
    let hasPlace = Confinement.place(for: file) != nil
    if check.readsWholeTree, !hasPlace { throw .noFileYet(file) }
    var reason = "there is no launcher"
    if hasPlace, let launcher {
      let confinement = Confinement(
        file: file, folders: check.folders, program: program.path, command: check.command(on: file),
        rights: trustsPrograms ? check.runsAsOwner ? .owner : .asker : .none)
      let answer = try AskingFailure.attempt { () throws(ProgramRunError) in
        try runner.run(launcher: launcher + ["--"] + confinement.words, input: text)
      }
      if answer.launcherText == Confinement.done { return try read(answer, check, rules, [file], text) }
      // A launcher that cannot even be loaded says so on standard error.
      reason = answer.launcherText.isEmpty ? answer.errorText : answer.launcherText
    }
    if check.readsWholeTree || !trustsPrograms { throw .notConfined(reason) }
    let copy = try PrivateCopy(text, name: FilePath.name(of: file))
    defer { withExtendedLifetime(copy) {} }
    let answer = try AskingFailure.attempt { () throws(ProgramRunError) in
      try runner.run(program, words: check.command(on: copy.path))
    }
    return try read(answer, check, rules, [copy.path, file], text)
  }

  private func read(
    _ answer: ProgramRunner.Answer, _ check: ProgramCheck, _ rules: NameRules, _ names: [String], _ text: [UInt8]
  ) throws(AskingFailure) -> (CheckerWords, [Complaint]) {
    // A status beyond the signals is one that the program chose, such as 255.
    if 129...192 ~= answer.status { throw .ended(signal: answer.status - 128) }
    let words = CheckerWords(check: check, names: names, text: text, rules: rules)
    let complaints = try words.complaints(
      ofErrors: answer.errorText, output: answer.outputText, status: answer.status)
    return (words, complaints)
  }
}

extension AskingFailure {
  fileprivate static func attempt<Result>(_ run: () throws(ProgramRunError) -> Result) throws(AskingFailure) -> Result {
    do throws(ProgramRunError) { return try run() } catch { throw .notRun(error.description) }
  }
}

extension ProgramCheck {
  /// The same with what is in the braces of its command, but for the candidate.
  fileprivate func filled(by places: LayerPlaces) -> ProgramCheck {
    var check = self
    if !dropIns.isEmpty, places.isDropIn {
      check.command = command.map { $0.exchanging(LayerPlaces.file, for: dropIns) }
      check.readsWholeTree = true
    }
    check.command = check.command.map { $0.holds(LayerPlaces.file) ? $0 : places.patterns($0).first ?? $0 }
    return check
  }

  fileprivate func command(on file: String) -> [String] { command.map { $0.exchanging("{file}", for: file) } }
}

/// A text in a folder that this account alone can look into, until nobody needs it.
private final class PrivateCopy {
  let path: String
  private let folder: String

  init(_ text: [UInt8], name: String) throws(AskingFailure) {
    var template = Array("/tmp/checked-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .notRun(String(cString: strerror(errno))) }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .notRun(String(cString: strerror(errno))) }
    defer { close(file) }
    if !writeAll(text, to: file) { throw .notRun(String(cString: strerror(errno))) }
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
