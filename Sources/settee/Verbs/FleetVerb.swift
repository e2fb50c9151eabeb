import Libc
import LongWork
import SettingsDocuments
import SettingsPrograms

/// `settee fleet INVENTORY [FILE…]`: one table of settings over all hosts of an inventory, and changes on them by Ansible.
@MainActor
struct FleetVerb: Verb {
  nonisolated static let name = "fleet"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        .init([.inventory, .optionalFiles], "shows which settings of many hosts differ, and changes them by Ansible")
      ],
      options: [.json],
      text: """
        Has Ansible read settings on all hosts of INVENTORY, which is what Ansible takes for one: a file, a folder, a program, \
        or "web1,web2,". FILE is a path on the hosts, or a program such as "sshd"; without it the files of sshd, sudo, \
        login.defs, sysctl and journald are read. Settee never connects by itself: inventory, connection, privilege and order are \
        Ansible's, with its settings of this folder and account, and nobody is asked for passwords. Ansible and the collection \
        settee.settings have to be here, and Settee on the hosts, which the role settee.settings.binary puts there.

        On the screen stands first what is not the same on all, with how many hosts have which value, then each host with what it \
        has otherwise than most. Enter chooses a value, and the hosts that are to have it. Ansible tries it without a \
        write first, and it is shown what each host would do; then it is written there, host by host. \
        A has hosts put into force what was written there, and looks whether it holds; where a wrong change may keep \
        everybody out, it stays only where Ansible reaches the host anew. x stops.

        Without a terminal, and with --json, the table is printed as the filter "report" of the collection writes it. Hosts that \
        could not be read are told on standard error.
        """,
      status: [
        "all hosts were read", "some hosts were not read", "there is no Ansible, or it does not read the inventory",
      ])
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
