import Foundation
import Testing

/// `settee fleet` in a real terminal, by programs in the place of Ansible's.
@Suite struct FleetTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try program("ansible-inventory", #"echo '{"web": {"hosts": ["web1", "web2", "web3"]}}'"#, in: sandbox)
    try program(
      "ansible-playbook",
      #"""
      tell() { printf '{"host": "%s", "state": "ok", "changed": %s, "files": [{"path": "/etc/login.defs", "settings": %s}]}\n' "$@"; }
      play=$(cat /dev/stdin)
      case "$play $*" in
      *settings.facts*)
        tell web1 false '{"UMASK": "027"}'; tell web2 false '{"UMASK": "022"}'
        echo '{"host": "web3", "state": "unreachable", "msg": "no route"}' ;;
      *) tell web1 true '[{"path": "UMASK", "before": "027", "after": "022"}]' ;;
      esac
      """#, in: sandbox)
    return sandbox
  }

  private func program(_ name: String, _ script: String, in sandbox: Sandbox) throws {
    let text = try sandbox.write("texts/\(name)", "#!/bin/sh\n\(script)\n")
    // Another process writes it, so that it can be run at once.
    _ = try sandbox.run("/usr/bin/install", ["-D", "-m", "755", text.path, "\(sandbox.home.path)/bin/\(name)"])
  }

  @Test func aValueIsGivenToAHostThatHasAnother() async throws {
    let sandbox = try sandbox()
    let path = "\(sandbox.home.path)/bin:/usr/bin:/bin"
    try await withTerminal(sandbox: sandbox, environment: ["PATH": path]) { terminal in
      try terminal.startSettee("fleet", "hosts", "/etc/login.defs")
      try await terminal.screen { $0.contains("no route") && $0.contains("022 ×1 · 027 ×1") }
      try await terminal.focus(onRow: "login.defs › UMASK")
      try terminal.press(.enter)
      try await terminal.shows("UMASK is to be")
      try terminal.press(.home, .enter)
      try await terminal.shows("Try it on 1 host")
      try await terminal.focus(onRow: "Try it on 1 host")
      try terminal.press(.enter)
      try await terminal.screen { $0.contains("WOULD CHANGE") && $0.contains("Write it on 1 host") }
      try await terminal.focus(onRow: "Write it on 1 host")
      try terminal.press(.enter)
      try await terminal.screen { $0.contains("CHANGED") && $0.contains("027 → 022") && $0.contains("done") }
      #expect(try await terminal.quit() == 0)
    }
    let report = try sandbox.settee("fleet", "hosts", "/etc/login.defs", environment: ["PATH": path])
    #expect(report.status == 1 && report.errors == "settee: web3: not read: no route\n")
    #expect(report.output == "/etc/login.defs  UMASK = 022\n    web1: 027\n")
  }
}
