import CLinuxFiles

/// The flags of chattr(1) that a user gives a file.
package struct FileFlags: OptionSet, Sendable, Equatable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Nothing of it may be changed (`chattr +i`).
  package static let immutable = FileFlags(rawValue: UInt32(FS_IMMUTABLE_FL))
  /// It may only become longer (`chattr +a`).
  package static let appendOnly = FileFlags(rawValue: UInt32(FS_APPEND_FL))

  /// Those that a new file in the old one's place is to have as well: no dump, no access time, written at once,
  /// compressed, no copy on write and the like. Others say how the file system itself keeps the file.
  package static let kept = FileFlags(
    rawValue: [
      FS_SECRM_FL, FS_UNRM_FL, FS_COMPR_FL, FS_SYNC_FL, FS_NODUMP_FL, FS_NOATIME_FL, FS_JOURNAL_DATA_FL, FS_NOTAIL_FL,
      FS_NOCOW_FL,
    ].reduce(0) { $0 | UInt32($1) })
}
