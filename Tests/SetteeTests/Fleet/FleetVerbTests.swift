import Foundation
import SettingsDocuments
import Testing

@testable import settee

/// `settee fleet` without a terminal, by an Ansible that says what the test wants.
@MainActor
@Suite struct FleetVerbTests {
  private let stand: StandInAnsible
  private var account: Account { stand.account }

  init() throws {
    stand = try StandInAnsible(["web1", "web2", "web3", "db"])
    try stand.write(
      "facts",
      StandInAnsible.line("web1", #""MaxAuthTries": "4", "PermitRootLogin": "no""#)
        + StandInAnsible.line("web3", #""MaxAuthTries": "6", "PermitRootLogin": "no""#)
        + StandInAnsible.unreachable("db", "ssh: \\u001b[31mno route")
        + StandInAnsible.line(
          "web2", #""MaxAuthTries": "4", "PermitRootLogin": "no", "Banner": "a\u0007b""#))
  }

  @Test func oneTableIsPrinted() throws {
    #expect(account.run("fleet", "hosts", "sshd") == 1)
    #expect(
      account.output == """
        /etc/ssh/sshd_config  Banner = (not set)
            web2: a\\x07b
        /etc/ssh/sshd_config  MaxAuthTries = 4
            web3: 6
        /etc/ssh/sshd_config  PermitRootLogin = no  (all 3)

        """)
    #expect(account.errors == "settee: db: not read: ssh: \\u001b[31mno route\n")
    #expect(
      try stand.asked() == """
        -i hosts /dev/stdin
        - hosts: [!unsafe "web1", !unsafe "web2", !unsafe "web3", !unsafe "db"]
          gather_facts: false
          become: true
          tasks:
            - settee.settings.facts:
                files: [!unsafe "/etc/ssh/sshd_config"]
                effective: true

        """)
  }

  @Test func asJSONItIsWhatTheFilterReportWrites() throws {
    #expect(account.run("fleet", "hosts", "--json") == 1)
    let rows = try Document(parsing: Array(account.output.utf8), as: .json).root.value
    guard case .array(let list) = rows else { throw StandInError.noList }
    #expect(
      list[1] == [
        "file": "/etc/ssh/sshd_config", "setting": "MaxAuthTries", "usual": "4", "differ": ["web3"],
        "values": ["web1": "4", "web2": "4", "web3": "6"],
      ])
  }

  private enum StandInError: Error { case noList }

  @Test func whereAnsibleIsNotThereItIsSaidWhichPackageHasIt() throws {
    account.searchPath = "/nowhere"
    #expect(account.run("fleet", "hosts") == 2)
    #expect(account.errors.contains("no ansible-inventory here: apt install ansible-core"))
  }

  @Test func anInventoryThatIsNoneIsSaidToBe() throws {
    try stand.program("ansible-inventory", "echo 'bad: line 3' >&2; exit 4")
    #expect(account.run("fleet", "hosts") == 2)
    #expect(account.errors == "settee: hosts: ansible-inventory does not read it: bad: line 3\n")
    try stand.program(
      "ansible-inventory", "echo '[WARNING]: Unable to parse x' >&2; echo '{\"_meta\": {}, \"all\": {}}'")
    #expect(account.run("fleet", "hosts") == 2)
    #expect(account.errors == "settee: hosts: no hosts are in it: [WARNING]: Unable to parse x\n")
  }

  @Test func aMissingCollectionIsSaidToBe() throws {
    try stand.write(
      "facts.sh", "echo 'ERROR! Invalid callback for stdout specified: settee.settings.lines' >&2; exit 1")
    #expect(account.run("fleet", "hosts") == 2)
    #expect(account.errors.contains("ansible-galaxy collection install settee-settings-"))
  }

  @Test func answersThatAreNoneLoseNothing() throws {
    let good = StandInAnsible.line("web1", #""MaxAuthTries": "4""#)
    try stand.write("good", good)
    try stand.write(
      "facts.sh",
      """
      echo '{"host": "web2", "state": "ok", "files": [}'
      printf 'what\\033]0;x\\007\\n'
      head -c 60000000 /dev/zero | tr '\\0' x
      echo
      cat \(account.root.path)/stand/good
      """)
    #expect(account.run("fleet", "hosts") == 1)
    #expect(account.output == "/etc/ssh/sshd_config  MaxAuthTries = 4  (all 1)\n")
    #expect(account.errors.contains("Ansible: it said a line of more than 16 MiB, which is no answer"))
    #expect(account.errors.contains("something else than an answer: what\\u001b]0;x\\u0007"))
    #expect(account.errors.contains("web2: not read: Ansible said nothing of it"))
  }

  @Test func aFileThatAHostLacksIsNoDifferenceOfItsSettings() throws {
    let missing =
      #"{"host": "db", "state": "failed", "msg": "no", "files": [{"path": "/etc/a", "error": "there is no such file"}]}"#
    try stand.write(
      "facts",
      StandInAnsible.line("web1", #""x": {"y": 1, "z.w": [2]}"#, file: "/etc/a")
        + StandInAnsible.line("web2", #""x": {"y": 1, "z.w": [2]}"#, file: "/etc/a")
        + StandInAnsible.line("web3", #""x": {"y": 1, "z.w": [2]}"#, file: "/etc/a") + missing + "\n")
    #expect(account.run("fleet", "hosts") == 0)
    #expect(
      account.output == """
        /etc/a   = (not set)
            db: there is no such file
        /etc/a  x."z.w" = [2]  (all 3)
        /etc/a  x.y = 1  (all 3)

        """)
  }

  @Test func whatHostsAndPeopleSayIsNoTemplate() {
    let change = FleetChange(
      key: .init(file: "/etc/{{ a }}", setting: "x.\"{% b %}\""),
      value: .string("\"; {{ lookup('pipe', 'id') }}\n\u{85}é"))
    let text = AnsiblePlay(changing: [([change], ["{{ host }}"])], isEffective: true).text
    #expect(
      text == #"""
        - hosts: [!unsafe "{{ host }}"]
          gather_facts: false
          become: true
          tasks:
            - settee.settings.setting:
                effective: true
                files:
                  - path: !unsafe "/etc/{{ a }}"
                    settings: [{path: !unsafe "x.\"{% b %}\"", value: !unsafe "\"; {{ lookup('pipe', 'id') }}\U0000000a\U00000085\U000000e9"}]

        """#)
  }

  @Test(arguments: [
    (Value.dateTime(DateTime(literal: "1979-05-27", parts: .localDate)), "1979-05-27"), (8, "8"), ("a", "a"),
  ])
  func aValueIsWrittenOnHostsAsItsText(_ value: Value, _ text: String) {
    let change = FleetChange(key: .init(file: "/etc/a", setting: "x"), value: value)
    let play = AnsiblePlay(changing: [([change], ["web1"])], isEffective: true).text
    #expect(play.contains("settings: [{path: !unsafe \"x\", value: !unsafe \"\(text)\"}]"), "\(play)")
  }

  @Test func whatMayKeepEverybodyOutIsPutIntoForceOnOneHostFirstAndConfirmedByTheNextConnection() {
    let groups = [
      (files: ["/etc/ssh/sshd_config"], hosts: ["web1", "{{ a }}"]), (files: ["/etc/x", "/etc/y"], hosts: ["db"]),
    ]
    #expect(
      AnsiblePlay(applying: groups, isConfirmed: true).text == #"""
        - hosts: [!unsafe "web1", !unsafe "{{ a }}"]
          gather_facts: false
          become: true
          serial: [1, 20]
          max_fail_percentage: 0
          tasks:
            - settee.settings.apply:
                files: [!unsafe "/etc/ssh/sshd_config"]
                confirm: 2m
            - meta: reset_connection
            - settee.settings.apply:
                files: [!unsafe "/etc/ssh/sshd_config"]
                state: confirmed
        - hosts: [!unsafe "db"]
          gather_facts: false
          become: true
          serial: [1, 20]
          max_fail_percentage: 0
          tasks:
            - settee.settings.apply:
                files: [!unsafe "/etc/x", !unsafe "/etc/y"]
                confirm: 2m
            - meta: reset_connection
            - settee.settings.apply:
                files: [!unsafe "/etc/x", !unsafe "/etc/y"]
                state: confirmed

        """#)
    #expect(
      AnsiblePlay(applying: [groups[0]], isConfirmed: false).text == #"""
        - hosts: [!unsafe "web1", !unsafe "{{ a }}"]
          gather_facts: false
          become: true
          tasks:
            - settee.settings.apply:
                files: [!unsafe "/etc/ssh/sshd_config"]

        """#)
  }

  @Test func aThousandHostsAreSummedUpAtOnce() {
    var report = FleetReport(hosts: (0..<1000).map { "host\($0)" })
    let start = ContinuousClock.now
    for host in 0..<1000 {
      let values = (0..<200).map { #""setting\#($0)": "\#($0 == 7 && host % 100 == 3 ? "other" : "usual")""# }
      let line = StandInAnsible.line("host\(host)", values.joined(separator: ", "))
      report.take(HostAnswer(Array(line.utf8))!)
    }
    let overview = report.overview
    #expect(overview.differing.map { report.keys[$0].setting } == ["setting7"])
    #expect(overview.alike.count == 199)
    #expect(report.groups(at: overview.differing[0]).map(\.hosts.count) == [990, 10])
    #expect(overview.others[103] == overview.differing && overview.others[104].isEmpty)
    print("a thousand hosts of 200 settings: \(ContinuousClock.now - start)")
  }
}
