/// What the file system says of a file.
public struct FileStatus: Sendable, Hashable {
  public enum Sort: Sendable, Hashable {
    case regular, folder, symbolicLink, other
  }

  public var sort: Sort
  /// In bytes.
  public var size: Int
  /// The permission bits, set-user-ID and the like among them.
  public var mode: UInt32
  public var owner: UInt32
  public var group: UInt32
  /// How many names the file has.
  public var links: Int
  public var device: UInt64
  public var inode: UInt64
}
