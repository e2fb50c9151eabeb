import CLinuxFiles

/// File systems whose files change on other machines, or in programs, without the kernel's knowing.
enum NetworkFileSystem {
  /// Their numbers (statfs(2)), and what they are called.
  private static let names: [Int: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFE53_4D42: "SMB", 0xFF53_4D42: "CIFS", 0x6573_5546: "FUSE", 0x0102_1997: "9P",
    0x5346_414F: "AFS", 0x6B41_4653: "AFS", 0x00C3_6400: "Ceph", 0x7375_7245: "Coda", 0x0116_1970: "GFS2",
    0x7461_636F: "OCFS2", 0x0BD0_0BD0: "Lustre", 0x4750_4653: "GPFS", 0x786F_4256: "vboxsf", 0xBACB_ACBC: "vmhgfs",
    0x7C7C_6673: "prl_fs",
  ]

  /// What the file system is called that a path is on, or the first folder above it that exists; nil for a local one.
  static func name(at path: String) -> String? {
    var path = path
    while path != "/", (try? SystemFileSystem().status(of: path)) == nil { path = FilePath.folder(of: path) }
    return names[Int(linux_file_system_type(path))]
  }
}
