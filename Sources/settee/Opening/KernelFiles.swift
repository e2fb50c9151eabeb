import SettingsDocuments

/// Files of the file systems that the kernel makes up, as /proc. Reading one may wait without end, take something away
/// or do something, although it is a regular file.
enum KernelFiles {
  private static let fileSystems: Set<Substring> = [
    "binfmt_misc", "bpf", "cgroup", "cgroup2", "configfs", "debugfs", "devpts", "efivarfs", "fusectl", "mqueue", "nsfs",
    "proc", "pstore", "rpc_pipefs", "securityfs", "selinuxfs", "smackfs", "sysfs", "tracefs",
  ]

  /// Whether a file or a folder is one of theirs.
  static func isOne(_ path: String) -> Bool {
    guard let device = try? SystemFileSystem().status(of: path).device else { return false }
    return devices.contains(device)
  }

  /// The devices of those that are mounted (proc_pid_mountinfo(5)). Without /proc, none is of the kind that blocks.
  private static let devices: Set<UInt64> = {
    let text = (try? FileContent("/proc/self/mountinfo"))?.bytes ?? []
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    return Set(lines.compactMap(device))
  }()

  private static func device(ofMount line: Substring) -> UInt64? {
    let fields = line.split(separator: " ")
    guard fields.count > 2, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count,
      fileSystems.contains(fields[dash + 1])
    else { return nil }
    let numbers = fields[2].split(separator: ":").compactMap { UInt64($0) }
    guard numbers.count == 2 else { return nil }
    // As makedev(3) puts them together.
    let (major, minor) = (numbers[0], numbers[1])
    return (minor & 0xFF) | (major & 0xFFF) << 8 | (minor & ~0xFF) << 12 | (major & ~0xFFF) << 32
  }
}
