import Foundation
import Testing

@testable import settee

/// `settee playbook`: tasks of settings for those of lines, where both mean the same.
@MainActor
@Suite struct PlaybookTests {
  private let account: Account

  init() throws { account = try Account() }

  private func file(_ tasks: String) throws -> String { try account.write("site.yml", tasks) }

  @Test func theDifferenceIsPrintedAndThenWritten() throws {
    let text = """
      # The site.
      - hosts: all   # every one
        tasks:
          - name: No root
            ansible.builtin.lineinfile:
              path: /etc/ssh/sshd_config
              regexp: '^#?PermitRootLogin '
              line: PermitRootLogin no
              backup: yes
              mode: 0600
            notify: ssh

          - ansible.builtin.command: "true"

      """
    let path = try file(text)
    #expect(account.run("playbook", path) == 1)
    #expect(try account.text(path) == text, "nothing is written unless it is said")
    #expect(
      account.output == """
        --- \(path)
        +++ \(path)
        @@ -2,12 +2,12 @@
         - hosts: all   # every one
           tasks:
             - name: No root
        -      ansible.builtin.lineinfile:
        +      settee.settings.setting:
                 path: /etc/ssh/sshd_config
        -        regexp: '^#?PermitRootLogin '
        -        line: PermitRootLogin no
        -        backup: yes
        -        mode: 0600
        +        backup: true
        +        mode: "0600"
        +        settings:
        +          PermitRootLogin: "no"
               notify: ssh
         
             - ansible.builtin.command: "true"

        """)
    #expect(account.run("playbook", "--write", path) == 0)
    #expect(try account.text(path).contains("settee.settings.setting:"))
    #expect(account.run("playbook", path) == 0)
    #expect(account.output.isEmpty && account.errors.isEmpty)
  }

  /// What is proposed for a task, or why it is left.
  private func proposal(_ module: String, _ options: String) throws -> String {
    let lines = options.split(separator: "\n").map { "      \($0)\n" }.joined()
    let path = try file("- hosts: a\n  tasks:\n  - \(module):\n\(lines)")
    if account.run("playbook", path) == 0 { return String(account.errors.dropFirst("\(path):3: ".count).dropLast()) }
    let added = account.output.split(separator: "\n").dropFirst(3).filter { !$0.hasPrefix("-") }
    return added.map { $0.dropFirst() }.drop { !$0.hasPrefix("  - settee") }.dropFirst()
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
  }

  @Test(arguments: [
    (
      "lineinfile", "path: /etc/sysctl.conf\nregexp: ^net.ipv4.ip_forward\nline: net.ipv4.ip_forward = 1",
      "path: /etc/sysctl.conf; settings:; net.ipv4.ip_forward: \"1\""
    ),
    (
      "lineinfile", "dest: /etc/login.defs\nregexp: '^PASS_MAX_DAYS'\nline: \"PASS_MAX_DAYS\\t90\"\ncreate: false",
      "path: /etc/login.defs; settings:; PASS_MAX_DAYS: \"90\"; create: false"
    ),
    (
      "community.general.ini_file",
      "path: /etc/systemd/journald.conf\nsection: Journal\noption: Storage\nvalue: persistent",
      "path: /etc/systemd/journald.conf; settings:; Journal.Storage: persistent; create: true"
    ),
    (
      "ini_file", "path: /etc/systemd/journald.conf\nsection: Journal\noption: Storage\nstate: absent",
      "path: /etc/systemd/journald.conf; setting: Journal.Storage; state: absent"
    ),
    (
      "replace", "path: /etc/login.defs\nregexp: '^UMASK\\s.*\\n'",
      "path: /etc/login.defs; setting: UMASK; state: absent"
    ),
    (
      "replace", "path: /etc/ntpsec/ntp.conf\nregexp: '^\\s*statsdir\\s.*\\n'",
      "path: /etc/ntpsec/ntp.conf; setting: statsdir; state: absent"
    ),
    (
      "replace", "path: /etc/ssh/sshd_config\nregexp: '^(X11Forwarding .*)$'\nreplace: '#\\1'",
      "path: /etc/ssh/sshd_config; setting: X11Forwarding; state: commented"
    ),
    (
      "blockinfile",
      "path: /etc/sysctl.d/60-site.conf\ncreate: true\nblock: |\n  net.ipv4.ip_forward = 0\n  kernel.sysrq = 0",
      "path: /etc/sysctl.d/60-site.conf; settings:; net.ipv4.ip_forward: \"0\"; kernel.sysrq: \"0\"; create: true"
    ),
  ])
  func whatMeansTheSameIsProposed(module: String, options: String, expected: String) throws {
    let words = { (text: String) in text.components(separatedBy: "; ").sorted() }
    #expect(words(try proposal(module, options)) == words(expected), "\(account.errors)")
  }

  @Test(arguments: [
    ("lineinfile", "path: /etc/login.defs\nregexp: ^UMASK\nline: '{{ x }}'", "it is made by a template"),
    ("lineinfile", "path: /etc/login.defs\nline: UMASK 027", "without a regexp a second line may be there"),
    ("lineinfile", "path: /etc/login.defs\nregexp: ^UMASK\nstate: absent", "it takes a line away, whatever it says"),
    ("lineinfile", "path: login.defs\nregexp: ^UMASK\nline: UMASK 027", "the file is not named"),
    (
      "lineinfile", "path: /etc/login.defs\nregexp: ^(UMASK)\nline: '\\1 027'\nbackrefs: yes",
      "the line is made of what was there"
    ),
    ("lineinfile", "path: /etc/login.defs\nregexp: UMASK\nline: UMASK 027", "the regexp fits other lines as well"),
    (
      "lineinfile", "path: /etc/login.defs\nregexp: ^UMASK 027\nline: UMASK 027",
      "the regexp looks at the value as well"
    ),
    ("lineinfile", "path: /etc/login.defs\nregexp: '^(?P<x'\nline: UMASK 027", "the regexp is none that settee reads"),
    ("lineinfile", "path: /etc/login.defs\nregexp: ^#\nline: '# a word'", "the line is not one setting"),
    (
      "lineinfile", "path: /etc/login.defs\nregexp: ^UMASK\nline: UMASK 027\nunsafe_writes: true",
      "unsafe_writes is no option of ours"
    ),
    (
      "lineinfile", "path: /etc/login.defs\n# why\nregexp: ^UMASK\nline: UMASK 027",
      "a comment is inside of it, which would be lost"
    ),
    ("ini_file", "path: /etc/systemd/journald.conf\nsection: Journal", "it is not about one key"),
    ("ini_file", "path: /etc/systemd/journald.conf\nsection: a.b\noption: c\nvalue: d", "the name has marks in it"),
    ("ini_file", "path: /etc/systemd/journald.conf\nsection: Journal\noption: Storage", "it has no value"),
    (
      "replace", "path: /etc/login.defs\nregexp: ^UMASK.*\nreplace: UMASK 027",
      "it changes a line only where one is there"
    ),
    ("replace", "path: /etc/login.defs\nregexp: 'UMASK'", "the regexp is not about the lines of one setting"),
    ("replace", "path: /etc/login.defs\nregexp: '^U.*\\n'", "the regexp fits other lines as well"),
    (
      "blockinfile", "path: /etc/ssh/sshd_config\nblock: PermitRootLogin no",
      "its program takes the first of two lines, and the block is behind what is there"
    ),
    (
      "blockinfile", "path: /etc/sysctl.conf\nblock: |\n  # why\n  kernel.sysrq = 0",
      "its block has comments, which would be lost"
    ),
    ("blockinfile", "path: /etc/sysctl.conf\nstate: absent", "it takes away what an earlier run put there"),
  ])
  func whatMayMeanSomethingElseIsLeftWithTheReason(module: String, options: String, reason: String) throws {
    #expect(try proposal(module, options) == "left: \(reason)")
  }

  @Test func optionsInOneLineAndTasksInBlocksAreFound() throws {
    let path = try file(
      """
      - block:
          - lineinfile: dest=/etc/login.defs regexp=^UMASK line="UMASK 027"
        rescue:
          - {lineinfile: {path: /etc/login.defs, regexp: ^UMASK, line: UMASK 027}}

      """)
    #expect(account.run("playbook", path) == 1)
    #expect(account.errors == "\(path):2: left: its options are in one line\n")
    #expect(
      account.output.contains("+    - {settee.settings.setting: {path: /etc/login.defs, settings: {UMASK: \"027\"}}}\n")
    )
  }

  @Test func whatIsNoYAMLIsSaidToBe() throws {
    let path = try file("- a: [\n")
    #expect(account.run("playbook", path) == 2)
    #expect(account.errors.contains(path))
  }
}
