import Libc
import LongWork
import SettingsDocuments
import SettingsPrograms

/// `settee fleet INVENTORY [FILE…]`: one table of settings over all hosts of an inventory, and changes on them by Ansible.
struct FleetVerb: Verb {
  nonisolated static let name = "fleet"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        ([.inventory, .optionalFiles], "shows which settings of many hosts differ, and changes them by Ansible")
      ],
      options: [.json])
  }

  private static let usual = [
    "/etc/ssh/sshd_config", "/etc/sudoers", "/etc/login.defs", "/etc/sysctl.conf", "/etc/systemd/journald.conf",
  ]

  private let inventory: String
  private let files: [String]
  private let asJSON: Bool
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    asJSON = arguments.has(.json)
    inventory = try arguments.require(Operand.inventory.rawValue)
    let files = try arguments.namedFiles().map { word throws(UsageError) in try Self.path(word, context) }
    (self.files, self.context) = (files.isEmpty ? Self.usual : files, context)
  }

  /// A path on the hosts, of a path or of a program's name.
  private static func path(_ word: String, _ context: VerbContext) throws(UsageError) -> String {
    if word.hasPrefix("/") { return word }
    let pages = (try? context.opener.pages.pages(meantBy: word)) ?? []
    let patterns = pages.first?.files.map(\.pattern) ?? []
    guard let path = patterns.first(where: { $0.hasPrefix("/") && !$0.contains("*" as Character) }) else {
      throw UsageError("\(word) is neither a whole path nor a program that is known")
    }
    return path
  }

  func run() throws(VerbError) -> ExitStatus {
    if let root = RootFolder.entered { throw VerbError("\(root.path): nothing runs there, and so no Ansible") }
    let ansible = Ansible(
      inventory: inventory, environment: ProcessEnvironment.all.merging(context.environment) { $1 })
    let hosts = try ansible.hosts()
    if !asJSON, output.isTerminal {
      return try FullScreen(context).fleet(Fleet(ansible, hosts: hosts, files: files, pages: opener.pages))
    }
    return try print(FleetReport(hosts: hosts), ansible)
  }

  private func print(_ empty: FleetReport, _ ansible: Ansible) throws(VerbError) -> ExitStatus {
    var report = empty
    // Ansible is asked to end as well, for it is in a session of its own.
    let former = signal(SIGINT) { _ in Interruption.request() }
    let end = ansible.run(
      AnsiblePlay(reading: files, on: report.hosts), isWanted: { !Interruption.noticeRequest() }
    ) { report.take($0) }
    signal(SIGINT, former)
    let isStopped = Interruption.reset()
    if let failure = end.failure { throw VerbError(failure) }
    report.end(isStopped ? "it was stopped" : "Ansible said nothing of it")
    if asJSON { output.line(report.json.json) } else { output.lines(report.lines) }
    for complaint in end.complaints { output.error("Ansible: \(complaint)") }
    for (host, state) in zip(report.hosts, report.states) {
      if case .missed(let words) = state { output.error("\(host): not read: \(words)") }
    }
    return isStopped ? .signal(SIGINT) : report.readCount == report.hosts.count ? .fine : .no
  }
}
