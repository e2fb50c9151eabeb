import SettingsDocuments
import SettingsPrograms

/// The Ansible of this account, with an inventory: it tells the hosts, connects to them and runs plays.
struct Ansible: Sendable {
  /// What is behind `-i`.
  let inventory: String
  let environment: [String: String]

  /// The most that a line of what it says may have, in bytes: the answer of one host.
  private static let mostBytes = 16 << 20
  private static let callback = "settee.settings.lines"

  /// What is said where its collection is missing.
  private static let noCollection = """
    Ansible has no collection settee.settings here: ansible-galaxy collection install settee-settings-\(Version.current).tar.gz, \
    which is among what is handed out of Settee
    """

  /// How a play ended.
  struct End: Sendable {
    /// What it complained of, in lines.
    var complaints: [String] = []
    /// Why it was not run; nil where it was.
    var failure: String?
  }

  /// The hosts of the inventory, in its order.
  func hosts() throws(VerbError) -> [String] {
    var text: [UInt8] = []
    let answer = try run("ansible-inventory", ["--list"], isWanted: { true }) { text += ($0 ?? []) + [0x0A] }
    let complaints = Self.lines(of: answer)
    guard answer.status == 0, let document = try? Document(parsing: text, as: .json),
      case .object(let groups) = document.root.value
    else {
      throw failure("\(inventory): ansible-inventory does not read it", complaints, answer.status)
    }
    let hosts = groups.flatMap { name, group in
      let variables = name == "_meta" ? group.members["hostvars"]?.members.map { $0.key } ?? [] : []
      return group.members.list("hosts").compactMap(\.text) + variables
    }.uniqued()
    if hosts.isEmpty { throw failure("\(inventory): no hosts are in it", complaints, 0) }
    return hosts
  }

  /// Runs a play.
  ///
  /// - Parameters:
  ///   - isTrial: whether nothing is written, and it is told what would be.
  ///   - isWanted: asked many times a second; once it is false, no further host is begun with.
  ///   - tell: called with what each host answers, as soon as it has.
  func run(
    _ play: AnsiblePlay, isTrial: Bool = false, isWanted: @escaping @Sendable () -> Bool,
    tell: (HostAnswer) -> Void
  ) -> End {
    var end = End()
    var count = 0
    do throws(VerbError) {
      let words = (isTrial ? ["--check", "--diff"] : []) + ["/dev/stdin"]
      let answer = try run("ansible-playbook", words, input: Array(play.text.utf8), isWanted: isWanted) { line in
        if let answer = line.flatMap(HostAnswer.init) {
          count += 1
          tell(answer)
        } else if end.complaints.count < 100 {
          end.complaints.append(Self.words(ofStrange: line))
        }
      }
      end.complaints += Self.lines(of: answer)
      if count == 0, answer.status != 0 { end.failure = Self.reason(end.complaints, answer.status) }
    } catch {
      end.failure = error.description
    }
    return end
  }

  private static func words(ofStrange line: [UInt8]?) -> String {
    guard let line else { return "it said a line of more than \(mostBytes >> 20) MiB, which is no answer" }
    return "it said something else than an answer: " + String(decoding: line.prefix(200), as: UTF8.self)
  }

  // MARK: - The programs

  private func run(
    _ name: String, _ words: [String], input: [UInt8] = [], isWanted: @escaping @Sendable () -> Bool,
    line: ([UInt8]?) -> Void
  ) throws(VerbError) -> ProgramRunner.Answer {
    guard let program = SearchPath(text: environment["PATH"] ?? "").program(name) else {
      throw VerbError("there is no \(name) here: apt install ansible-core, or pipx install ansible-core")
    }
    let runner = ProgramRunner(mostBytes: Self.mostBytes) { _ in isWanted() }
    return try VerbError.from { () throws(ProgramRunError) in
      try runner.run(own: [program, "-i", inventory] + words, input: input, environment: variables, line: line)
    }
  }

  /// The account's own variables, and those that have it say lines that a program reads.
  private var variables: [String] {
    let own = [
      "ANSIBLE_STDOUT_CALLBACK": Self.callback, "ANSIBLE_NOCOLOR": "1", "ANSIBLE_NOCOWS": "1",
      "ANSIBLE_FORCE_COLOR": "0", "ANSIBLE_RETRY_FILES_ENABLED": "0", "ANSIBLE_DEPRECATION_WARNINGS": "0",
      "LC_ALL": "C.UTF-8",
    ]
    return environment.merging(own) { $1 }.map { "\($0.key)=\($0.value)" }
  }

  private static func lines(of answer: ProgramRunner.Answer) -> [String] {
    answer.errorText.split(separator: "\n" as Character).map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  private func failure(_ words: String, _ complaints: [String], _ status: Int32) -> VerbError {
    VerbError("\(words)\(complaints.isEmpty && status == 0 ? "" : ": \(Self.reason(complaints, status))")")
  }

  private static func reason(_ complaints: [String], _ status: Int32) -> String {
    let text = complaints.prefix(6).joined(separator: " ")
    if text.holds("callback") && text.holds(callback) || text.holds("module/action 'settee.settings.") {
      return noCollection
    }
    return text.isEmpty ? "Ansible ended with status \(status), and said nothing" : text
  }
}
