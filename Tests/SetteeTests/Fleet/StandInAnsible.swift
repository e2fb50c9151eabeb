import Foundation

@testable import settee

/// Programs in the place of Ansible's: they say what files of a folder hold, and keep what they were asked.
@MainActor
struct StandInAnsible {
  let account: Account

  /// - Parameter hosts: the hosts of the inventory.
  init(_ hosts: [String]) throws {
    account = try Account()
    let names = hosts.map { "\"\($0)\"" }.joined(separator: ", ")
    try write("inventory.json", #"{"_meta": {"hostvars": {"\#(hosts[0])": {}}}, "web": {"hosts": [\#(names)]}}"#)
    let folder = account.root.path + "/stand"
    try program("ansible-inventory", "cat \(folder)/inventory.json")
    try program(
      "ansible-playbook",
      """
      play=$(cat /dev/stdin)
      printf '%s\\n' "$*" "$play" >>\(folder)/asked
      case "$play $*" in
      *settings.facts*) name=facts ;;
      *settings.apply*) name=apply ;;
      *--check*) name=trial ;;
      *) name=run ;;
      esac
      if [ -e \(folder)/$name.sh ]; then . \(folder)/$name.sh; else cat \(folder)/$name; fi
      """)
    account.searchPath = account.root.path + "/programs:/usr/bin:/bin"
  }

  /// Another process writes the program: what this one has open to write may not be run while a test starts another.
  func program(_ name: String, _ script: String) throws {
    let text = try account.write(name, "#!/bin/sh\n\(script)\n", in: "texts")
    let path = account.root.path + "/programs/" + name
    let install = Process()
    install.executableURL = URL(filePath: "/usr/bin/install")
    install.arguments = ["-D", "-m", "755", text, path]
    try install.run()
    install.waitUntilExit()
  }

  func write(_ name: String, _ text: String) throws { try account.write(name, text, in: "stand") }

  /// What it was asked, all together.
  func asked() throws -> String { try account.text(account.root.path + "/stand/asked") }

  /// A host that has values in a file.
  static func line(_ host: String, _ settings: String, file: String = "/etc/ssh/sshd_config") -> String {
    #"{"host": "\#(host)", "state": "ok", "changed": false, "files": [{"path": "\#(file)", "settings": {\#(settings)}}]}"#
      + "\n"
  }

  /// A host on which a setting was changed, or would be.
  static func changed(
    _ host: String, _ setting: String, _ before: String, _ after: String, file: String = "/etc/ssh/sshd_config"
  ) -> String {
    let isChanged = before != after
    let effects = isChanged ? #", "effects": [{"need": "reload", "subject": "sshd"}]"# : ""
    return """
      {"host": "\(host)", "state": "ok", "changed": \(isChanged), "files": [{"path": "\(file)", "changed": \
      \(isChanged)\(effects), "settings": [{"path": "\(setting)", "before": "\(before)", "after": "\(after)"}]}]}\n
      """
  }

  /// A host that did what it was asked for, as lines say.
  static func done(_ host: String, _ lines: String) -> String {
    #"{"host": "\#(host)", "state": "ok", "changed": true, "lines": ["\#(lines)"]}"# + "\n"
  }

  static func unreachable(_ host: String, _ words: String) -> String {
    #"{"host": "\#(host)", "state": "unreachable", "msg": "\#(words)"}"# + "\n"
  }

  var ansible: Ansible { Ansible(inventory: "hosts", environment: account.environment) }

  func fleet() throws -> Fleet {
    Fleet(ansible, hosts: try ansible.hosts(), files: ["/etc/ssh/sshd_config"], pages: account.opener.pages)
  }
}
