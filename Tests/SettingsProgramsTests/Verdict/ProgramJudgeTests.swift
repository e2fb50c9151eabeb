import SettingsSchema
import Foundation
import Testing

@testable import SettingsPrograms

/// What programs say of a text before it is written: checkers are small scripts here, in a private copy of the text.
@Suite final class ProgramJudgeTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("judge-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("level low\n".utf8).write(to: folder.appendingPathComponent("x.conf"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var file: String { folder.path + "/x.conf" }

  /// Complains of each line that has `bad` in it, and of a number that is too large.
  private static let grep = """
    s=0; n=0; while read -r line; do n=$((n+1)); case $line in *bad*) echo "$1: line $n: ${line} (line $n)" >&2; s=3;; \
    esac; done <"$1"; exit $s
    """

  private func page(_ script: String, _ more: String = "") throws -> ProgramPage {
    try ProgramPage(
      name: "x",
      parsing: Array(
        """
        title = "X"
        [check]
        command = ["/bin/sh", "-c", '''\(script)''', "checker", "{file}"]
        complaints = ["{file}: line {line}: {text}"]
        unable = ["no keys"]
        \(more)
        """.utf8))
  }

  private func verdict(_ script: String, _ text: String, before: String? = nil, _ more: String = "") throws -> Verdict {
    ProgramJudge(launcher: nil, seconds: 2).verdict(
      on: Array(text.utf8), forFile: file, by: try page(script, more), before: before.map { Array($0.utf8) })
  }

  @Test func whatIsFineIsAccepted() throws {
    #expect(try verdict(Self.grep, "level low\n") == .accepted)
  }

  @Test func aComplaintIsAboutItsLine() throws {
    let complaint = Complaint(line: 2, text: "bad level (line 2)")
    #expect(try verdict(Self.grep, "level low\nbad level\n") == .refused([complaint]))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "level low\n")
  }

  @Test func onlyWhatIsNewCounts() throws {
    let before = "one\nbad level\n"
    #expect(
      try verdict(Self.grep, "one\ntwo\n\nbad level\n", before: before)
        == .notWorse([Complaint(line: 4, text: "bad level (line 4)")]))
    #expect(
      try verdict(Self.grep, "bad size\none\nbad level\n", before: before)
        == .refused([Complaint(line: 1, text: "bad size (line 1)")]))
    // The same words twice, once new.
    #expect(
      try verdict(Self.grep, "bad level\nbad level\n", before: before)
        == .refused([Complaint(line: 2, text: "bad level (line 2)")]))
    #expect(try verdict(Self.grep, "one\n", before: before) == .accepted)
  }

  @Test func aCheckerThatSaysNothingByItsStatusIsReadByItsWords() throws {
    let script = "echo \"$1: line 1: unknown\"; exit 0"
    #expect(try verdict(script, "a\n") == .accepted)
    #expect(try verdict(script, "a\n", "byWords = true") == .refused([Complaint(line: 1, text: "unknown")]))
    #expect(try verdict("echo fine", "a\n", "byWords = true") == .accepted)
  }

  @Test func wordsThatCannotBeReadAreToldAsTheyAre() throws {
    #expect(try verdict("echo it is broken >&2; exit 1", "a\n") == .refused([Complaint(text: "it is broken")]))
    #expect(try verdict("echo no >&2; echo its help; exit 1", "a\n") == .refused([Complaint(text: "no")]))
    #expect(try verdict("exit 4", "a\n") == .refused([Complaint(text: "it ended with status 4")]))
  }

  @Test func aLineThatIsNotThereIsNotNamed() throws {
    #expect(try verdict("echo \"$1: line 99: no\"; exit 1", "a\n") == .refused([Complaint(text: "no")]))
  }

  /// As Samba and MariaDB, which name the setting alone.
  @Test(arguments: [
    ("Unknown parameter encountered: \"wrkgroup\"", 2), ("Unknown: 'max size=5'", 3), ("Unknown: \"other\"", nil),
    ("Unknown: it's 'wrkgroup'", 2), ("Unknown: 'abc' for \"twice\"", nil),
    ("Unknown value 'abc' for parameter 'map to guest'", 6),
  ])
  func aSettingThatIsNamedTellsTheLine(_ words: String, _ line: Int?) throws {
    let check = ProgramCheck(
      command: [], complaints: [ComplaintPattern("{text=Unknown}")].compactMap { $0 }, unable: [], accepting: [],
      folders: [], isReadByWords: true, readsWholeTree: false, runsAsOwner: false, mayRunContent: false)
    let text = "[global]\n  wrkgroup = x\nmax = abc\ntwice 1\ntwice 2\n map to guest = abc\n"
    let reader = CheckerWords(check: check, names: [], text: Array(text.utf8))
    #expect(try reader.complaints(in: "fine\n\(words)\n", status: 0) == [Complaint(line: line, text: words)])
  }

  @Test func fail2bansWordsTellTheLine() throws {
    let page = try #require(try ProgramPages(home: nil).page(named: "fail2ban"))
    let check = try #require(page.check)
    let file = "/etc/fail2ban/jail.local"
    let reader = CheckerWords(check: check, names: [file], text: Array("[sshd]\nenabled = true\nmaxretry\n".utf8))
    let words = "2026-11-23 04:34:59,586 fail2ban   [29663]: ERROR   Failed during configuration: "
    let parsing = "Source contains parsing errors: '\(file)'\n\t[line  3]: 'maxretry\\n'\n"
    #expect(try reader.complaints(in: words + parsing, status: 255).map(\.line) == [3])
    let headers = "File contains no section headers.\nfile: '\(file)', line: 1\n'[sshd\\n'\n"
    #expect(try reader.complaints(in: words + headers, status: 255).map(\.line) == [1])
    let warning = "2026-11-23 04:34:59,586 fail2ban.jailreader [1]: WARNING Have not found any log file for sshd jail\n"
    #expect(try reader.complaints(in: warning, status: 0) == [])
  }

  @Test func mariadbsRefusalOfACharacterSetIsRead() throws {
    let check = try #require(try ProgramPages(home: nil).page(named: "mariadb")?.check)
    let reader = CheckerWords(check: check, names: [], text: Array("[mariadbd]\n".utf8))
    let start = "2026-11-29  0:49:25 0 [Warning] Could not increase number of max_open_files\n2026-11-29  0:49:25 0 "
    let words = "COLLATION 'utf8mb4_general_ci' is not valid for CHARACTER SET 'utf8mb3'"
    #expect(try reader.complaints(in: start + "[ERROR] " + words, status: 1) == [Complaint(text: words)])
    let unknown = "Character set 'utf8mb4x' is not a compiled character set"
    let twice = "\u{7}/usr/sbin/mariadbd: \(unknown)\n"
    #expect(try reader.complaints(in: twice + twice, status: 1) == [Complaint(text: unknown)])
  }

  /// As Postfix writes it, which names the parameter and no line.
  @Test func aNameBesideTheWordsTellsTheLine() throws {
    let template = "{any}: warning: {file}: {text=unused parameter}: {name}={any}"
    let check = ProgramCheck(
      command: [], complaints: [ComplaintPattern(template)].compactMap { $0 }, unable: [], accepting: [],
      folders: [], isReadByWords: true, readsWholeTree: false, runsAsOwner: false, mayRunContent: false)
    let text = "myhostname = a\n# myhost_name = b\nmyhost_name = c\n"
    let reader = CheckerWords(check: check, names: ["/etc/postfix/main.cf"], text: Array(text.utf8))
    let words = "/usr/sbin/postconf: warning: /etc/postfix/main.cf: unused parameter: myhost_name=c"
    #expect(
      try reader.complaints(in: words, status: 0) == [Complaint(line: 3, text: "unused parameter: myhost_name")])
  }

  /// As Redis, which has no check of its own and complains of a word that is meant for that.
  @Test func complaintsOfSeveralLinesAreReadAndWordsMayAccept() throws {
    let more = #"""
      accepting = [">>> 'sentinel"]
      """#
    let check = try #require(try page("exit 1", more).check)
    let several = ProgramCheck(
      command: check.command, complaints: [ComplaintPattern("at line {line}\n>>> {any}\n{text}")].compactMap { $0 },
      unable: [], accepting: check.accepting, folders: [], isReadByWords: false, readsWholeTree: false,
      runsAsOwner: false, mayRunContent: false)
    let reader = CheckerWords(check: several, names: [], text: Array("a\nb\n".utf8))
    let refusal = "*** ERROR\nat line 2\n>>> 'b'\nwrong number\n"
    #expect(try reader.complaints(in: refusal, status: 1) == [Complaint(line: 2, text: "wrong number")])
    #expect(try reader.complaints(in: "at line 3\n>>> 'sentinel \"x\"'\nwrong number\n", status: 1).isEmpty)
  }

  @Test func complaintsAboutOtherFilesNameThem() throws {
    #expect(
      try verdict("echo '/etc/other: line 9: no'; exit 1", "a\n")
        == .refused([Complaint(file: "/etc/other", line: 9, text: "no")]))
  }

  @Test func aComplaintThatIsHarmlessIsNone() throws {
    let complaining = "echo \"$1: line 1: no folder\" >&2; exit 1"
    #expect(try verdict(complaining, "a\n", "harmless = [\"no folder\"]") == .accepted)
    let both = "echo \"$1: line 1: no folder\" >&2; echo \"$1: line 1: no name\" >&2; exit 1"
    let refused = try verdict(both, "a\n", "harmless = [\"no folder\"]")
    #expect(refused == .refused([Complaint(line: 1, text: "no name")]))
  }

  @Test func thatNothingCouldBeAskedIsNoRefusal() throws {
    let never = "echo no keys at all >&2; exit 1"
    #expect(try verdict(never, "a\n") == .couldNotAsk(.unable("no keys at all")))
    #expect(try verdict(never, "a\n", before: "b\n") == .couldNotAsk(.unable("no keys at all")))
    // Of the text as it is it could tell: the new one takes the keys away.
    let now = "grep -q a \"$1\" || exit 0; echo no keys at all >&2; exit 1"
    #expect(try verdict(now, "a\n", before: "b\n") == .refused([Complaint(text: "no keys at all")]))
    #expect(try verdict("kill -9 $$", "a\n") == .couldNotAsk(.ended(signal: 9)))
    guard case .couldNotAsk(.notRun(let words)) = try verdict("sleep 60", "a\n") else {
      Issue.record("it was waited for")
      return
    }
    #expect(words.contains("2"))
    let missing = try ProgramPage(
      name: "x", parsing: Array("title = 'X'\n[check]\ncommand = ['/usr/sbin/no-such-program', '{file}']".utf8))
    guard case .couldNotAsk(.notRun) = ProgramJudge(launcher: nil).verdict(on: [], forFile: file, by: missing) else {
      Issue.record("a program was found that is not there")
      return
    }
    let none = try ProgramPage(name: "x", parsing: Array("title = 'X'".utf8))
    #expect(ProgramJudge(launcher: nil).verdict(on: [], forFile: file, by: none) == .couldNotAsk(.noCheck))
  }

  @Test func withoutNamespacesOnlyWhatNeedsOneFileIsAsked() throws {
    let judge = ProgramJudge(launcher: ["/bin/sh", "-c", "echo 'no namespaces' >&3; exit 1"])
    let text = Array("bad\n".utf8)
    #expect(
      judge.verdict(on: text, forFile: file, by: try page(Self.grep))
        == .refused([Complaint(line: 1, text: "bad (line 1)")]))
    #expect(
      judge.verdict(on: text, forFile: file, by: try page(Self.grep, "wholeTree = true"))
        == .couldNotAsk(.notConfined("no namespaces\n")))
  }

  @Test func aFileWhoseFolderIsNotThereHasNothingToBeLaidOver() throws {
    let path = folder.path + "/no/such/folder/new.conf"
    #expect(
      ProgramJudge(launcher: nil).verdict(on: [], forFile: path, by: try page(Self.grep, "wholeTree = true"))
        == .couldNotAsk(.noFileYet(path)))
  }

  @Test func whatMayRunContentIsAskedByTheOwnerAlone() throws {
    let page = try page("exit 0", "mayRunContent = true")
    let judge = ProgramJudge(launcher: nil)
    #expect(judge.verdict(on: [], forFile: file, by: page) == .accepted)
    let other = geteuid() == 0 ? file : "/etc/passwd"
    if geteuid() == 0 { #expect(chown(file, 65534, 65534) == 0) }
    #expect(judge.verdict(on: [], forFile: other, by: page) == .couldNotAsk(.mayRunContent("/bin/sh")))
  }

  @Test func theCopyIsPrivateAndGoesAway() throws {
    guard
      case .refused(let complaints) = try verdict("stat -c '%a' \"$1\" \"$(dirname \"$1\")\"; echo $1; exit 1", "a\n"),
      let words = complaints.first?.text.split(separator: "; ")
    else {
      Issue.record("nothing was said")
      return
    }
    #expect(words.prefix(2) == ["600", "700"])
    #expect(words[2].hasSuffix("/x.conf") && !FileManager.default.fileExists(atPath: String(words[2])))
  }

  /// As findmnt, which says above its complaints what they are about.
  @Test func aNameAboveAComplaintIsToldWithIt() throws {
    let check = try #require(try page("exit 1", "").check)
    let patterns = ["{name}\n   [E] {text}", "   [E] {text}"].compactMap { ComplaintPattern($0) }
    let named = ProgramCheck(
      command: check.command, complaints: patterns, unable: [], accepting: [], folders: [], isReadByWords: false,
      readsWholeTree: false, runsAsOwner: false, mayRunContent: false)
    let reader = CheckerWords(check: named, names: [], text: Array("a\n".utf8))
    let refusal = "/t\n   [E] no such folder\n   [E] no such type\n/mnt\n   [W] no source\n"
    #expect(
      try reader.complaints(in: refusal, status: 1)
        == [Complaint(text: "no such folder: /t"), Complaint(text: "no such type")])
  }
}
