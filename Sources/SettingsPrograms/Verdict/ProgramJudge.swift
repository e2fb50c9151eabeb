import Libc
import SettingsDocuments

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
  /// In seconds.
  private let timeLimit: Int
  private let programFolders: [String]
  /// The folders that programs are run from.
  public static let systemFolders = ["/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/lib"]

  public init(launcher: [String]?, timeLimit: Int = 10) {
    self.init(launcher: launcher, timeLimit: timeLimit, programFolders: Self.systemFolders)
  }

  init(launcher: [String]?, timeLimit: Int = 10, programFolders: [String]) {
    (self.launcher, self.timeLimit, self.programFolders) = (launcher, timeLimit, programFolders)
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
      try allow(check, file)
      let (words, complaints) = try ask(check, file, text)
      if complaints.isEmpty { return .accepted }
      guard let before else { return .refused(complaints) }
      // The old text may be one that the program cannot tell anything of; then all is new.
      guard let (oldWords, old) = try? ask(check, file, before) else { return .refused(complaints) }
      let new = words.complaints(complaints, newSince: old, of: oldWords)
      return new.isEmpty ? .notWorse(complaints) : .refused(new)
    } catch {
      return .couldNotAsk(error)
    }
  }

  /// Refuses programs that are not the system's, and checks that may run what another account wrote.
  private func allow(_ check: ProgramCheck, _ file: String) throws(AskingFailure) {
    let program = check.command[0]
    guard programFolders.contains(where: { program.hasPrefix($0 + "/") }), !program.contains("/../") else {
      throw .notOfTheSystem(program)
    }
    if access(program, X_OK) != 0 { throw .notInstalled(program) }
    var status = stat()
    if check.mayRunContent, stat(file, &status) != 0 || status.st_uid != geteuid() { throw .mayRunContent(program) }
  }

  private func ask(
    _ check: ProgramCheck, _ file: String, _ text: [UInt8]
  ) throws(AskingFailure) -> (CheckerWords, [Complaint]) {
    let isThere = access(file, F_OK) == 0
    if check.readsWholeTree, !isThere { throw .noFileYet(file) }
    var reason = "there is no launcher"
    if isThere, let launcher {
      let confinement = Confinement(file: file, folders: check.folders, command: check.command(on: file))
      let words = launcher + ["--"] + confinement.words
      let outcome = try CheckProcess(words: words, input: text, isLauncher: true, timeLimit: timeLimit).run()
      if outcome.failure.isEmpty { return try read(outcome, check, [file], text) }
      reason = outcome.failure
    }
    if check.readsWholeTree { throw .notConfined(reason) }
    let copy = try PrivateCopy(text, name: FilePath.name(of: file))
    defer { withExtendedLifetime(copy) {} }
    let outcome = try CheckProcess(words: check.command(on: copy.path), timeLimit: timeLimit).run()
    return try read(outcome, check, [copy.path, file], text)
  }

  private func read(
    _ outcome: CheckProcess.Outcome, _ check: ProgramCheck, _ names: [String], _ text: [UInt8]
  ) throws(AskingFailure) -> (CheckerWords, [Complaint]) {
    let words = CheckerWords(check: check, names: names, text: text)
    return (words, try words.complaints(in: outcome.output, status: outcome.status))
  }
}

extension ProgramCheck {
  fileprivate func command(on file: String) -> [String] { command.map { $0.replacing("{file}", with: file) } }
}

/// A text in a folder that this account alone can look into, until nobody needs it.
private final class PrivateCopy {
  let path: String
  private let folder: String

  init(_ text: [UInt8], name: String) throws(AskingFailure) {
    var template = Array("/tmp/checked-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .notStarted(String(cString: strerror(errno))) }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = "\(folder)/\(name)"
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .notStarted(String(cString: strerror(errno))) }
    defer { close(file) }
    var rest = text[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .notStarted(String(cString: strerror(errno))) }
      rest = rest.dropFirst(count)
    }
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }
}
