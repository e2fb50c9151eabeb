/// What the file system says of a file.
package struct FileStatus: Sendable, Hashable {
  package enum Sort: Sendable, Hashable {
    case regular, folder, symbolicLink, other
  }

  package var sort: Sort
  /// In bytes.
  package var size: Int
  /// The permission bits, set-user-ID and the like among them.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// How many names the file has.
  package var links: Int
  package var device: UInt64
  package var inode: UInt64
}
