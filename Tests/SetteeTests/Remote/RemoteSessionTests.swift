import Foundation
import SettingsDocuments
import Testing

@testable import settee

/// `settee ssh` with a stand-in for ssh, which runs the command in a folder of this machine.
@MainActor
@Suite struct RemoteSessionTests {
  private let account: Account

  init() throws {
    account = try Account()
    try install("bin/ssh", Self.standIn.replacing("ROOT", with: account.root.path))
    try install("own/settee", Self.program)
    try FileManager.default.createDirectory(atPath: there, withIntermediateDirectories: true)
  }

  private var there: String { account.root.path + "/there" }

  /// It notes its words, and fails as `ROOT/failing` says: "line" as ssh does, "copy" in the middle of the copy.
  private static let standIn = """
    #!/bin/sh
    echo "$*" >>ROOT/log
    while [ "$1" != -- ]; do
      case $1 in
        -G) printf 'host x\\nserveraliveinterval 0\\nport 22\\n'; exit 0 ;;
        -O) [ "$2" = exit ]; exit ;;
      esac
      shift
    done
    shift 2
    failing=$(cat ROOT/failing 2>/dev/null)
    case $failing,$* in
      line,*) exit 255 ;;
      copy,*copied*) head -c 10 | env HOME=ROOT/there sh -c "$*"; exit 255 ;;
      verb,*'exec "$p"'*) exit 255 ;;
      speechless,*) echo 'This account is not available.'; exit 1 ;;
    esac
    cd ROOT/there
    echo "the account's shell greets"
    exec env -u XDG_CACHE_HOME HOME=ROOT/there PATH=ROOT/fake:/usr/bin:/bin sh -c "$*"
    """

  /// What is copied in the place of Settee: it says what it was asked.
  private static let program = """
    #!/bin/sh
    [ "$1" = --version ] && { echo settee 0.0; exit; }
    shift 2
    for word; do echo "[$word]" >>"$HOME/asked"; done
    cat >"$HOME/given"
    exit 3
    """

  private func run(
    _ words: [String], input typed: String? = nil, own: VerbError? = nil, machine: String = OwnProgram.ownMachine
  ) throws -> (status: Int32, errors: String, output: String) {
    var (errors, said) = ("", "")
    let output = Output { text, stream in if stream == .errors { errors += text } else { said += text } }
    let input = Input(isTerminal: typed != nil) { _ in Array((typed ?? "").utf8) }
    var environment = account.environment
    environment["PATH"] = account.root.path + "/bin"
    let context = VerbContext(
      environment: environment, currentFolder: account.currentFolder, input: input, output: output)
    var arguments = try Arguments(["ssh"] + words)
    _ = arguments.next()
    var verb = try SSHVerb(&arguments, in: context)
    let path = account.root.path + "/own/settee"
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let program = OwnProgram(
      path: path, bytes: bytes.count, hash: ContentHash(of: bytes).description, machine: machine)
    verb.ownProgram = { own.map(Result.failure) ?? .success(program) }
    return (context.saying { () throws(VerbError) in try verb.run() }.code, errors, said)
  }

  private var copies: [String] {
    (FileManager.default.enumerator(atPath: there)?.allObjects as? [String] ?? []).filter {
      $0.hasPrefix(".cache/settee/ssh/")
    }
  }

  /// Writes a program. A child process makes the file: one that this process had open for writing, while another test starts
  /// something, could not be run for a moment (ETXTBSY).
  private func install(_ path: String, _ text: String) throws {
    let source = try account.write(path + ".text", text, in: ".")
    var status: Int32 = 0
    let process = try start("install -m 755 '\(source)' '\(account.root.path)/\(path)'")
    try #require(waitpid(process, &status, 0) == process && status == 0)
  }

  private func fail(_ how: String) throws { try account.write("failing", how, in: ".") }
  private func asked() throws -> String { try account.text(there + "/asked") }
  private func log() throws -> [Substring] { try account.text(account.root.path + "/log").split(separator: "\n") }

  @Test func theProgramIsCopiedOnceAndDoesWhatIsAsked() throws {
    let words = ["--yes", "-p", "22", "web", "set", "it's", "a b", "", "!x\n$y"]
    let first = try run(words)
    #expect(first.status == 3, "\(first.errors)")
    #expect(try asked() == "[set]\n[it_27s]\n[a_20b]\n[_]\n[_21x_0A_24y]\n")
    #expect(copies.count == 1)
    #expect(copies.first?.hasPrefix(".cache/settee/ssh/settee-") == true)
    #expect(try log().allSatisfy { $0.contains("-p 22 -- web") })
    // The second run asks for nothing, and copies nothing.
    #expect(try run(["web", "get", "x"]).status == 3)
    #expect(try log().filter { $0.contains("copied") }.count == 1)
    #expect(try log().filter { $0.contains("-O exit") }.count == 2, "each shared connection is ended")
  }

  @Test func nothingIsCopiedUnlessItIsAgreedTo() throws {
    let refused = try run(["web", "get", "x"])
    #expect(refused.status == 2)
    #expect(
      refused.errors.contains("web has no Settee, and nothing is copied there unless it is agreed to: --yes agrees"))
    let no = try run(["web", "get", "x"], input: "n")
    #expect(no.status == 1)
    #expect(no.errors.contains("web has no Settee. Copy this one (1 MB) into the account's cache there? [y/N] "))
    #expect(copies.isEmpty)
    #expect(try run(["web", "get", "x"], input: "y").status == 3)
    #expect(copies.count == 1)
  }

  @Test func aCopyThatIsNotWhatItSaysIsNotRun() throws {
    #expect(try run(["--yes", "web", "get", "x"]).status == 3)
    let path = there + "/" + (copies.first ?? "")
    try (try account.text(path) + "\n").write(toFile: path, atomically: false, encoding: .utf8)
    let refused = try run(["web", "get", "x"])
    #expect(refused.errors.contains("unless it is agreed to"))
    #expect(copies.isEmpty)
  }

  @Test func aFolderThatOthersMayWriteToIsNotUsed() throws {
    let folder = there + "/.cache/settee/ssh"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    chmod(folder, 0o770)
    // Without /var/tmp there would be no other place.
    let outcome = try run(["--yes", "web", "get", "x"])
    #expect(copies.isEmpty)
    #expect(outcome.status == 3 || outcome.errors.contains("the account's alone"))
    try? FileManager.default.removeItem(atPath: "/var/tmp/settee-\(geteuid())")
  }

  @Test func whatCannotRunThereIsSaid() throws {
    let other = try run(["--yes", "web", "get", "x"], machine: "Plan9 mips")
    #expect(other.status == 2)
    #expect(other.errors.contains("this one is for Plan9 mips, not for \(OwnProgram.ownMachine)"))
    let dynamic = try run(["--yes", "web", "get", "x"], own: VerbError("this Settee needs libraries"))
    #expect(
      dynamic.errors.contains("web has no Settee, and this Settee needs libraries: install \(Version.current) there"))
    try account.write("settee", "#!/bin/sh\nexit 1\n", in: "own")
    let broken = try run(["--yes", "web", "get", "x"])
    #expect(broken.errors.contains("it does not run there; nothing is left there"))
    #expect(copies.isEmpty)
  }

  @Test func anInstalledSetteeOfThisVersionIsUsed() throws {
    try install("fake/settee", "#!/bin/sh\n[ $3 = _2D-version ] && { echo settee \(Version.current); exit; }\nexit 5\n")
    #expect(try run(["web", "get", "x"]).status == 5)
    try install("fake/settee", "#!/bin/sh\necho settee 0.0.1\n")
    let other = try run(["web", "get", "x"])
    #expect(other.errors.contains("the Settee on web is of another version than \(Version.current)"))
    #expect(copies.isEmpty)
  }

  @Test func aLineThatIsLostIsSaidAndTheSessionIsEndedAtTheNextVisit() throws {
    try fail("line")
    let unreached = try run(["web", "get", "x"])
    #expect(unreached.status == 255)
    #expect(unreached.errors.contains("web was not reached by ssh"))
    try fail("copy")
    let cut = try run(["--yes", "web", "get", "x"])
    #expect(cut.status == 255)
    #expect(cut.errors.contains("was lost while the program was copied"))
    #expect(copies.isEmpty, "what came is removed")
    try fail("")
    #expect(try run(["--yes", "web", "get", "x"]).status == 3)
    try fail("verb")
    let lost = try run(["web", "set", "x", "y", "z"])
    #expect(lost.status == 255)
    #expect(lost.errors.contains("whether it was done there is not known"))
    let marks = LostSessions(folders: account.folders, writer: account.opener.writer)
    #expect(marks.marks(on: "web").count == 1)
    // A process with that mark is ended.
    let mark = try #require(marks.marks(on: "web").first)
    let session = try start("exec -a \(mark) sleep 1000")
    try fail("")
    #expect(try run(["web", "get", "x"]).status == 3)
    var status: Int32 = 0
    #expect(waitpid(session, &status, 0) == session)
    #expect(status & 0x7F == SIGHUP)
    #expect(marks.marks(on: "web").isEmpty)
  }

  /// Starts a command of bash with no signal blocked, as the threads of tests have them.
  private func start(_ command: String) throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words: [UnsafeMutablePointer<CChar>?] = (["bash", "-c", command] as [String]).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process = pid_t()
    try #require(posix_spawn(&process, "/bin/bash", nil, &attributes, words, environ) == 0)
    return process
  }

  @Test func whatIsNoUnixShellIsSaid() throws {
    try fail("speechless")
    #expect(try run(["web", "get", "x"]).errors.contains("does not answer as a Unix shell does"))
  }

  @Test func aScreenWantsATerminal() throws {
    let outcome = try run(["web:x"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no terminal"))
    #expect(!FileManager.default.fileExists(atPath: account.root.path + "/log"), "ssh was not asked")
  }

  @Test func hostsOfTheConfigurationAreCompleted() throws {
    try account.write(
      "config", "Host web db *.example.com\n  HostName x\nhost=other !no\n", in: "home/.ssh")
    #expect(account.run("complete", "fish", "ssh", "") == 0)
    #expect(account.output == "web\t\ndb\t\nother\t\n")
    #expect(account.run("complete", "fish", "ssh", "web", "ge") == 0)
    #expect(account.output.hasPrefix("get\t"))
  }

  @Test func aStaticProgramIsTold() throws {
    let own = try Data(contentsOf: URL(fileURLWithPath: "/bin/sh"))
    #expect(!OwnProgram.isStatic(Array(own)))
    #expect(!OwnProgram.isStatic(Array("#!/bin/sh\n".utf8)))
    if let program = try? Data(contentsOf: URL(fileURLWithPath: "/sbin/ldconfig")) {
      #expect(OwnProgram.isStatic(Array(program)))
    } else {
      print("skipped: there is no static program here")
    }
  }
}
