import CLinuxFiles

/// Files of the file systems that the kernel makes up, as /proc. Reading one may wait without end, take something away
/// or do something, although it is a regular file.
package enum KernelFiles {
  /// Their numbers (statfs(2)): procfs, sysfs, debugfs, tracefs, securityfs, both of cgroups, bpf, pstore and configfs.
  private static let types: Set<Int> = [
    0x9FA0, 0x6265_6572, 0x6462_6720, 0x7472_6163, 0x7363_6673, 0x0027_E0EB, 0x6367_7270, 0xCAFE_4A11, 0x6165_676C,
    0x6265_6570,
  ]

  /// Whether a path leads to a file or a folder of theirs.
  package static func isOne(_ path: String) -> Bool { types.contains(Int(linux_file_system_type(path))) }
}
