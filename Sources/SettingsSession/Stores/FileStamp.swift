import Glibc

/// What the system says of a file without reading it, by which a change of its content is noticed.
///
/// stat(2)
struct FileStamp: Hashable {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of a file behind links; that of no file where there is none or it may not be seen.
  init(of path: String) {
    var status = stat()
    if stat(path, &status) != 0 { status = stat() }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    size = Int(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }
}
