import Libc
import SettingsDocuments

/// Who listens at which port, as /proc tells root: the sockets of the kernel's tables, and the processes that hold them.
enum ListeningPorts {
  private static let tables = ["tcp", "tcp6", "udp", "udp6"]
  /// The state of a TCP socket that listens.
  private static let listening = "0A"

  /// The ports of processes in the control groups of units; of a socket unit, those that systemd itself holds.
  ///
  /// - Returns: nil where the processes of others cannot be looked at.
  static func ofUnits(_ units: [String]) -> Set<Int>? {
    guard geteuid() == 0 else { return nil }
    let ports = portsByInode()
    var found: Set<Int> = []
    for process in processes() {
      let isManager = process == "1" && units.contains { $0.hasSuffix(".socket") }
      guard isManager || !groups(of: process).isDisjoint(with: units) else { continue }
      found.formUnion(inodes(of: process).compactMap { ports[$0] })
    }
    return found
  }

  /// The names of the units, or else of the programs, that listen at a port.
  static func listeners(atPort port: Int) -> [String] {
    let meant = Set(portsByInode().filter { $0.value == port }.keys)
    if meant.isEmpty { return [] }
    var names: Set<String> = []
    for process in processes() where !meant.isDisjoint(with: inodes(of: process)) {
      let unit = groups(of: process).first { $0.hasSuffix(".service") }
      names.insert(unit ?? KernelText.of("/proc/\(process)/comm").filter { $0 != "\n" })
    }
    return names.sorted()
  }

  private static func portsByInode() -> [String: Int] {
    var ports: [String: Int] = [:]
    for table in tables {
      for line in KernelText.of("/proc/net/\(table)").split(separator: "\n").dropFirst() {
        let fields = line.split(separator: " ")
        guard fields.count > 9, let colon = fields[1].lastIndex(of: ":"),
          let port = Int(fields[1][fields[1].index(after: colon)...], radix: 16)
        else { continue }
        let isOpen = table.hasPrefix("tcp") ? fields[3] == listening : fields[2].hasSuffix(":0000")
        if isOpen { ports[String(fields[9])] = port }
      }
    }
    return ports
  }

  private static func processes() -> [String] {
    ((try? SystemFileSystem().names(in: "/proc")) ?? []).filter { $0.allSatisfy(\.isNumber) }
  }

  /// The names in the path of a process' control group, its unit's among them.
  private static func groups(of process: String) -> Set<String> {
    let paths = KernelText.of("/proc/\(process)/cgroup").split(separator: "\n")
    return Set(paths.flatMap { $0.split(separator: "/").dropFirst().map(String.init) })
  }

  private static func inodes(of process: String) -> [String] {
    let folder = "/proc/\(process)/fd"
    return ((try? SystemFileSystem().names(in: folder)) ?? []).compactMap { name in
      guard let target = FilePath.target(ofLink: "\(folder)/\(name)"), target.hasPrefix("socket:[") else { return nil }
      return String(target.dropFirst(8).dropLast())
    }
  }
}
