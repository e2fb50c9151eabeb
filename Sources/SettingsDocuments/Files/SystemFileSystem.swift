import CXattr
import Glibc

/// The real file system. Calls that a signal interrupts are made again.
package struct SystemFileSystem: FileSystem {
  package init() {}

  package var processIdentifier: Int32 { getpid() }

  package func isRunning(_ process: Int32) -> Bool {
    // One that may not be signalled runs all the same.
    kill(process, 0) == 0 || errno != ESRCH
  }

  // MARK: - Looking

  package func status(of path: String) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(stat(path, &buffer), "stat", path)
    return FileStatus(buffer)
  }

  package func linkStatus(of path: String) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(lstat(path, &buffer), "lstat", path)
    return FileStatus(buffer)
  }

  package func resolve(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileSystemError("resolve", path, code: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  package func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    let file = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    try check(file, "open", path)
    defer { _ = Glibc.close(file) }
    var buffer = stat()
    try check(fstat(file, &buffer), "stat", path)
    // One byte more than the file has: so its end is seen without a second buffer.
    var bytes: [UInt8] = []
    var room = max(Int(buffer.st_size), 0) + 1
    while true {
      var code: Int32 = 0
      let part = [UInt8](unsafeUninitializedCapacity: room) { free, count in
        count = Self.read(file, into: free, &code)
      }
      if code != 0 { throw FileSystemError("read", path, code: code) }
      bytes = bytes.isEmpty ? part : bytes + part
      if part.count < room { return bytes }
      room = max(bytes.count, 1 << 16)
    }
  }

  /// Reads until the buffer is full or the file at its end; returns how many bytes.
  private static func read(_ file: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>, _ code: inout Int32) -> Int {
    var count = 0
    while count < buffer.count, let start = buffer.baseAddress {
      let got = Glibc.read(file, start + count, buffer.count - count)
      if got < 0, errno == EINTR { continue }
      if got < 0 { code = errno }
      if got <= 0 { break }
      count += got
    }
    return count
  }

  package func names(in folder: String) throws(FileSystemError) -> [String] {
    guard let stream = opendir(folder) else { throw FileSystemError("list", folder, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  // MARK: - Writing

  package func create(_ path: String, mode: UInt32) throws(FileSystemError) -> FileDescriptor {
    let file = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
    try check(file, "create", path)
    return FileDescriptor(number: file)
  }

  package func open(_ path: String, appending: Bool) throws(FileSystemError) -> FileDescriptor {
    let flags = appending ? O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC : O_WRONLY | O_CLOEXEC
    let file = Glibc.open(path, flags, 0o600)
    try check(file, "open", path)
    return FileDescriptor(number: file)
  }

  package func write(_ bytes: [UInt8], to file: FileDescriptor) throws(FileSystemError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(file.number, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      try check(Int32(clamping: count), "write", "")
      written += count
    }
  }

  package func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) {
    try check(ftruncate(file.number, size), "truncate", "")
  }

  package func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    let code = posix_fallocate(file.number, 0, size)
    // Where a file system cannot tell beforehand, writing will.
    if code == ENOSPC || code == EDQUOT || code == EFBIG { throw FileSystemError("write", "", code: code) }
  }

  package func sync(_ file: FileDescriptor) throws(FileSystemError) {
    try check(fsync(file.number), "sync", "")
  }

  package func close(_ file: FileDescriptor) {
    _ = Glibc.close(file.number)
  }

  // MARK: - Owner, mode and attributes

  package func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try check(fchown(file.number, owner, group), "change the owner", "")
  }

  package func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try check(fchmod(file.number, mode), "change the mode", "")
  }

  package func attributes(of path: String) throws(FileSystemError) -> [(name: String, value: [UInt8])] {
    let size = listxattr(path, nil, 0)
    if size < 0, errno == ENOTSUP { return [] }
    try check(Int32(clamping: size), "read the attributes", path)
    var list = [CChar](repeating: 0, count: size)
    let length = listxattr(path, &list, list.count)
    try check(Int32(clamping: length), "read the attributes", path)
    let names = list.prefix(length).split(separator: 0).map {
      String(decoding: $0.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    var attributes: [(name: String, value: [UInt8])] = []
    for name in names {
      if let value = try attribute(name, of: path) { attributes.append((name, value)) }
    }
    return attributes
  }

  /// `nil` when the attribute is gone meanwhile.
  private func attribute(_ name: String, of path: String) throws(FileSystemError) -> [UInt8]? {
    let size = getxattr(path, name, nil, 0)
    if size < 0, errno == ENODATA { return nil }
    try check(Int32(clamping: size), "read the attribute \(name)", path)
    var value = [UInt8](repeating: 0, count: size)
    let length = getxattr(path, name, &value, value.count)
    try check(Int32(clamping: length), "read the attribute \(name)", path)
    return Array(value.prefix(length))
  }

  package func setAttribute(_ name: String, _ value: [UInt8], of file: FileDescriptor) throws(FileSystemError) {
    try check(fsetxattr(file.number, name, value, value.count, 0), "set the attribute \(name)", "")
  }

  // MARK: - Names

  package func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    try check(Glibc.rename(path, newPath), "rename", path)
  }

  package func remove(_ path: String) throws(FileSystemError) {
    try check(unlink(path), "remove", path)
  }

  package func removeFolder(_ path: String) throws(FileSystemError) {
    try check(rmdir(path), "remove", path)
  }

  package func makeFolder(_ path: String, mode: UInt32) throws(FileSystemError) {
    try check(mkdir(path, mode), "make the folder", path)
  }

  package func syncFolder(_ path: String) throws(FileSystemError) {
    let folder = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try check(folder, "open", path)
    defer { _ = Glibc.close(folder) }
    // Some file systems cannot sync a folder; then the rename is all there is.
    if fsync(folder) < 0, errno != EINVAL, errno != ENOTSUP { throw FileSystemError("sync", path, code: errno) }
  }

  private func check(_ result: Int32, _ operation: String, _ path: String) throws(FileSystemError) {
    if result < 0 { throw FileSystemError(operation, path, code: errno) }
  }
}

extension FileStatus {
  fileprivate init(_ buffer: stat) {
    let sort: Sort =
      switch buffer.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    self.init(
      sort: sort, size: Int(buffer.st_size), mode: buffer.st_mode & 0o7777, owner: buffer.st_uid, group: buffer.st_gid,
      links: Int(buffer.st_nlink), device: UInt64(buffer.st_dev), inode: UInt64(buffer.st_ino))
  }
}
