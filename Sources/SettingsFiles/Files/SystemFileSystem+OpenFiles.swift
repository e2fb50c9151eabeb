import CLinuxFiles
import Libc

/// What is done with a file that is open.
extension SystemFileSystem {
  package func status(of file: FileDescriptor) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(fstat(file.number, &buffer), "stat", "")
    return FileStatus(buffer)
  }

  package func read(_ file: FileDescriptor, limit: Int) throws(FileSystemError) -> [UInt8] {
    let size = try status(of: file).size
    if size > limit { throw FileSystemError("read", "", code: EFBIG) }
    if !Self.hasMemory(forFileOf: size) { throw FileSystemError("read", "", code: ENOMEM) }
    // What the kernel makes up while it is read says that it is empty. Reading it may wait, or take away what another
    // program is to read.
    if size == 0, linux_is_proc(file.number) == 1 {
      throw FileSystemError("read", "", code: ENXIO)
    }
    // One byte more than the file has: so its end is seen without a second buffer.
    var bytes: [UInt8] = []
    var room = max(size, 0) + 1
    while true {
      var code: Int32 = 0
      let offset = bytes.count
      let part = try withRights {
        [UInt8](unsafeUninitializedCapacity: room) { free, count in
          count = Self.read(file, at: offset, into: free, &code)
        }
      }
      if code != 0 { throw FileSystemError("read", "", code: code) }
      bytes = bytes.isEmpty ? part : bytes + part
      if part.count < room { return bytes }
      if bytes.count > limit { throw FileSystemError("read", "", code: EFBIG) }
      room = max(bytes.count, 1 << 16)
    }
  }

  /// Whether the system gives as much memory as a large file takes with all that is known of it.
  private static func hasMemory(forFileOf size: Int) -> Bool {
    guard size > 1 << 30 else { return true }
    let room = mmap(nil, size * 3, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    if room == MAP_FAILED { return false }
    munmap(room, size * 3)
    return true
  }

  /// Reads until the buffer is full or the file at its end; returns how many bytes.
  static func read(
    _ file: FileDescriptor, at offset: Int, into buffer: UnsafeMutableBufferPointer<UInt8>, _ code: inout Int32
  ) -> Int {
    var count = 0
    while count < buffer.count, let start = buffer.baseAddress {
      let got = pread(file.number, start + count, buffer.count - count, offset + count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { code = errno }
      if got <= 0 { break }
      count += got
    }
    return count
  }

  package func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int?) throws(FileSystemError) {
    try check(writeAll(bytes, to: file.number, at: offset) ? 0 : -1, "write", "")
  }

  package func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) {
    try check(ftruncate(file.number, size), "truncate", "")
  }

  package func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    if size == 0 { return }
    do throws(FileSystemError) {
      try check(fallocate(file.number, FALLOC_FL_KEEP_SIZE, 0, size), "write", "")
    } catch {
      // Where a file system cannot tell beforehand, writing will.
      if [ENOSPC, EDQUOT, EFBIG].contains(error.code) { throw error }
    }
  }

  package func sync(_ file: FileDescriptor) throws(FileSystemError) {
    try check(fsync(file.number), "sync", "")
  }

  /// A program that another thread starts holds a copy of the descriptor for a moment, and by it the lock: so the lock
  /// is given back first.
  package func close(_ file: FileDescriptor) {
    if !file.isPath { _ = flock(file.number, LOCK_UN) }
    _ = Libc.close(file.number)
  }

  // MARK: - Others

  package func lock(_ file: FileDescriptor) throws(FileSystemError) -> Bool {
    while flock(file.number, LOCK_EX | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { throw FileSystemError("lock", "", code: errno) }
    }
    return true
  }

  /// A lease for reading is given only where nobody has the file open for writing. It is given back at once; whoever
  /// opens the file in between sends a signal that nobody listens to.
  package func hasWriters(_ file: FileDescriptor) -> Bool {
    let isRefused = try? withRights {
      guard fcntl(file.number, linux_F_SETSIG, SIGURG) == 0 else { return false }
      guard fcntl(file.number, linux_F_SETLEASE, F_RDLCK) == 0 else { return errno == EAGAIN }
      _ = fcntl(file.number, linux_F_SETLEASE, F_UNLCK)
      return false
    }
    return isRefused ?? false
  }

  package func writeRefusal(of name: String, in folder: FileDescriptor) -> Int32? {
    do throws(FileSystemError) {
      let flags = AT_EACCESS | AT_SYMLINK_NOFOLLOW
      try check(UndecodedBytes.withCString(name) { faccessat(folder.number, $0, W_OK, flags) }, "write", name)
      return nil
    } catch {
      return error.code
    }
  }

  // MARK: - Owner, mode and attributes

  package func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try check(fchown(file.number, owner, group), "change the owner", "")
  }

  package func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try check(fchmod(file.number, mode), "change the mode", "")
  }

  package func attributes(of file: FileDescriptor) throws(FileSystemError) -> [FileAttribute] {
    let size = try withRights { flistxattr(file.number, nil, 0) }
    if size == 0 || size < 0 && errno == ENOTSUP { return [] }
    if size < 0 { throw FileSystemError("read the attributes", "", code: errno) }
    var list = [CChar](repeating: 0, count: size)
    let length = try check(Int32(clamping: flistxattr(file.number, &list, size)), "read the attributes", "")
    let names = list.prefix(Int(length)).split(separator: 0).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return try names.map { name throws(FileSystemError) in
      try attribute(name, of: file).map { FileAttribute(name, $0) }
    }.compactMap(\.self)
  }

  /// `nil` when the attribute is gone meanwhile.
  private func attribute(_ name: String, of file: FileDescriptor) throws(FileSystemError) -> [UInt8]? {
    let size = try withRights { fgetxattr(file.number, name, nil, 0) }
    if size < 0, errno == ENODATA { return nil }
    if size < 0 { throw FileSystemError("read the attribute \(name)", "", code: errno) }
    var value = [UInt8](repeating: 0, count: size)
    let length = try check(
      Int32(clamping: fgetxattr(file.number, name, &value, size)), "read the attribute \(name)", "")
    return Array(value.prefix(Int(length)))
  }

  package func setAttribute(_ attribute: FileAttribute, of file: FileDescriptor) throws(FileSystemError) {
    let (name, value) = (attribute.name, attribute.value)
    try check(fsetxattr(file.number, name, value, value.count, 0), "set the attribute \(name)", "")
  }

  package func removeAttribute(_ name: String, of file: FileDescriptor) throws(FileSystemError) {
    try check(fremovexattr(file.number, name), "remove the attribute \(name)", "")
  }

  package func flags(of file: FileDescriptor) throws(FileSystemError) -> FileFlags {
    var flags: UInt32 = 0
    return try withRights { linux_get_flags(file.number, &flags) } == 0 ? FileFlags(rawValue: flags) : []
  }

  package func setFlags(_ flags: FileFlags, of file: FileDescriptor) throws(FileSystemError) {
    try check(linux_set_flags(file.number, flags.rawValue), "set the flags", "")
  }
}
