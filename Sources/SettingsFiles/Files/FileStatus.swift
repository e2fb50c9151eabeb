/// What the file system says of a file.
package struct FileStatus: Sendable, Equatable {
  package enum Kind: Sendable, Hashable {
    case regular, folder, symbolicLink, other
  }

  package var kind: Kind
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
  /// When its content was last written, in nanoseconds since 1970-01-01 00:00 UTC.
  package var modified: Int
  /// When anything of it was last changed, its owner and mode among that, in the same nanoseconds.
  package var changed: Int

  /// Whether both are of one file, whatever was written to it meanwhile.
  package func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
