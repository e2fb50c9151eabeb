import Libc
import SettingsDocuments

extension Session {
  /// That of this process.
  package static var current: Session {
    var ancestors: [Ancestor] = []
    var addresses: (peer: String, own: String)?
    let own = ProcessLine("self")
    var (process, below) = (own?.parent ?? 0, "self")
    while process > 1, let line = ProcessLine("\(process)") {
      let isSSH = line.name.hasPrefix("sshd")
      if isSSH, addresses == nil { addresses = sshAddresses(below) ?? addresses }
      ancestors.append(
        Ancestor(
          name: line.name, start: line.start,
          isListener: isSSH && KernelText.of("/proc/\(process)/cmdline").holds("[listener]")))
      (process, below) = (line.parent, "\(process)")
    }
    return Session(ancestors: ancestors, isConsole: isConsole(own?.terminal ?? 0), addresses: addresses)
  }

  /// The major numbers of terminals that are windows or connections (pty(7)) are 136 to 143; none is 0.
  private static func isConsole(_ terminal: Int) -> Bool {
    let major = terminal >> 8 & 0xFFF
    return major != 0 && !(136...143).contains(major)
  }

  /// What sshd told the first process below it.
  private static func sshAddresses(_ process: String) -> (peer: String, own: String)? {
    let variables = KernelText.of("/proc/\(process)/environ").split(separator: "\0")
    guard let value = variables.first(where: { $0.hasPrefix("SSH_CONNECTION=") })?.dropFirst(15) else { return nil }
    let words = value.split(separator: " ").map(String.init)
    return words.count == 4 ? (words[0], words[2]) : nil
  }
}

/// What the kernel says of a process in a line (proc_pid_stat(5)).
struct ProcessLine {
  let name: String
  let parent: Int
  /// The number of its terminal; 0 without one.
  let terminal: Int
  /// Nanoseconds since the machine started.
  let start: Int

  /// - Parameter process: its number, or `self`.
  init?(_ process: String) { self.init(text: KernelText.of("/proc/\(process)/stat")) }

  init?(text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")") else { return nil }
    name = String(text[text.index(after: open)..<close])
    // The first behind the name is the third of all.
    let fields = text[text.index(after: close)...].split(separator: " ")
    guard fields.count > 19, let parent = Int(fields[1]), let terminal = Int(fields[4]), let ticks = Int(fields[19])
    else { return nil }
    (self.parent, self.terminal) = (parent, terminal)
    start = ticks * (1_000_000_000 / max(1, sysconf(Int32(_SC_CLK_TCK))))
  }
}
