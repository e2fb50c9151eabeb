import CLinuxFiles
import Libc

/// The real file system. Calls that a signal interrupts are made again.
///
/// For root there is one with the rights of an account: what that account could not do itself fails. Whoever owns a
/// folder may exchange what is in it at any moment. Done with the owner's rights, no such exchange wins what the owner
/// could not have had anyway: a link to another's file is not read, and not written.
///
/// Linux gives each thread rights of its own. They are taken on for one call of the system and given back after it, on
/// the same thread; a task that goes on elsewhere meanwhile, and each program that is started, has root's.
package struct SystemFileSystem: FileSystem {
  /// Nil for the rights of this process.
  private let rights: Account?

  package init() { rights = nil }

  /// Nil where this process may not have the account's rights.
  private init?(actingAs account: Account) {
    rights = account
    guard (try? withRights {}) != nil else { return nil }
  }

  package var account: UInt32 { rights?.user ?? geteuid() }
  package var isActing: Bool { rights != nil }
  package var processIdentifier: Int32 { getpid() }
  package func acting(as account: Account) -> (any FileSystem)? {
    isActing ? nil : SystemFileSystem(actingAs: account)
  }

  /// Makes calls of the system, and leaves their `errno`. Inside, rights cannot be taken on once more.
  func withRights<Result>(_ calls: () -> Result) throws(FileSystemError) -> Result {
    guard let rights else { return calls() }
    var own = linux_rights()
    guard linux_take_rights(rights.user, rights.group, rights.groups, Int32(rights.groups.count), &own) == 0 else {
      throw FileSystemError("act as another account", "", code: EPERM)
    }
    defer {
      let code = errno
      // With the rights of another nothing that follows would be right.
      if linux_give_rights_back(&own) != 0 { fatalError("the rights of this account cannot be had again") }
      errno = code
    }
    return calls()
  }

  /// Makes a call of the system, which says by a number below zero that it failed.
  @discardableResult
  func check(
    _ call: @autoclosure () -> Int32, _ operation: String, _ path: String
  ) throws(FileSystemError) -> Int32 {
    let result = try withRights(call)
    if result < 0 { throw FileSystemError(operation, path, code: errno) }
    return result
  }

  package func wait(milliseconds: Int) {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    nanosleep(&time, nil)
  }

  // MARK: - By path

  package func status(of path: String) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(UndecodedBytes.withCString(path) { stat($0, &buffer) }, "stat", path)
    return FileStatus(buffer)
  }

  package func linkStatus(of path: String) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(UndecodedBytes.withCString(path) { lstat($0, &buffer) }, "lstat", path)
    return FileStatus(buffer)
  }

  package func resolve(_ path: String) throws(FileSystemError) -> String {
    guard let resolved = try withRights({ UndecodedBytes.withCString(path) { realpath($0, nil) } }) else {
      throw FileSystemError("resolve", path, code: errno)
    }
    defer { free(resolved) }
    return UndecodedBytes.text(of: resolved)
  }

  package func names(in folder: String) throws(FileSystemError) -> [String] {
    guard let stream = try withRights({ UndecodedBytes.withCString(folder, opendir) }) else {
      throw FileSystemError("list", folder, code: errno)
    }
    defer { closedir(stream) }
    return names(of: stream)
  }

  // MARK: - By a folder

  package func openFolder(_ name: String, in folder: FileDescriptor?) throws(FileSystemError) -> FileDescriptor {
    let flags = linux_O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let number = try check(
      UndecodedBytes.withCString(name) { openat(folder?.number ?? AT_FDCWD, $0, flags) }, "open", name)
    return FileDescriptor(number: number, isPath: true)
  }

  package func link(_ name: String, in folder: FileDescriptor) throws(FileSystemError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try check(
      Int32(clamping: UndecodedBytes.withCString(name) { readlinkat(folder.number, $0, &buffer, Int(PATH_MAX)) }),
      "read the link", name)
    return UndecodedBytes.text(of: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)))
  }

  package func status(of name: String, in folder: FileDescriptor) throws(FileSystemError) -> FileStatus {
    var buffer = stat()
    try check(
      UndecodedBytes.withCString(name) { fstatat(folder.number, $0, &buffer, AT_SYMLINK_NOFOLLOW) }, "stat", name)
    return FileStatus(buffer)
  }

  package func names(in folder: FileDescriptor) throws(FileSystemError) -> [String] {
    let number = try check(openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), "list", ".")
    guard let stream = fdopendir(number) else {
      let code = errno
      _ = Libc.close(number)
      throw FileSystemError("list", ".", code: code)
    }
    defer { closedir(stream) }
    return names(of: stream)
  }

  private func names(of stream: OpaquePointer) -> [String] {
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { UndecodedBytes.text(of: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  package func open(
    _ name: String, in folder: FileDescriptor, for access: FileAccess
  ) throws(FileSystemError) -> FileDescriptor {
    // Opening a device may do something; so one looks first, and then once more at what was opened.
    do throws(FileSystemError) {
      try refuseDevice(try status(of: name, in: folder), name)
    } catch {
      guard case .appending = access, error.code == ENOENT else { throw error }
    }
    let flags =
      switch access {
      case .reading: O_RDONLY
      case .writing: O_WRONLY
      case .appending: O_WRONLY | O_APPEND | O_CREAT
      }
    let number = try check(
      UndecodedBytes.withCString(name) {
        openat(folder.number, $0, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0o600)
      }, "open", name)
    let file = FileDescriptor(number: number)
    do throws(FileSystemError) {
      try refuseDevice(try status(of: file), name)
    } catch {
      close(file)
      throw error
    }
    return file
  }

  /// What is no file is refused as `ENXIO`, as the system does for a pipe without a reader.
  private func refuseDevice(_ status: FileStatus, _ name: String) throws(FileSystemError) {
    switch status.kind {
    case .regular, .folder: break
    case .symbolicLink: throw FileSystemError("open", name, code: ELOOP)
    case .other: throw FileSystemError("open", name, code: ENXIO)
    }
  }

  package func create(
    _ name: String, in folder: FileDescriptor, mode: UInt32
  ) throws(FileSystemError) -> FileDescriptor {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    let number = try check(
      UndecodedBytes.withCString(name) { openat(folder.number, $0, flags, mode) }, "create", name)
    return FileDescriptor(number: number)
  }

  package func makeFolder(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) {
    try check(UndecodedBytes.withCString(name) { mkdirat(folder.number, $0, mode) }, "make the folder", name)
  }

  package func rename(
    _ name: String, to newName: String, in folder: FileDescriptor, _ kind: RenameKind
  ) throws(FileSystemError) {
    func renamed(_ name: UnsafePointer<CChar>, _ newName: UnsafePointer<CChar>) -> Int32 {
      switch kind {
      case .replacing: renameat(folder.number, name, folder.number, newName)
      case .exchanging: renameat2(folder.number, name, folder.number, newName, UInt32(RENAME_EXCHANGE))
      case .ifFree: renameat2(folder.number, name, folder.number, newName, UInt32(RENAME_NOREPLACE))
      }
    }
    try check(
      UndecodedBytes.withCString(name) { name in UndecodedBytes.withCString(newName) { renamed(name, $0) } },
      "rename", name)
  }

  package func remove(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try check(UndecodedBytes.withCString(name) { unlinkat(folder.number, $0, 0) }, "remove", name)
  }

  package func removeFolder(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try check(UndecodedBytes.withCString(name) { unlinkat(folder.number, $0, AT_REMOVEDIR) }, "remove", name)
  }

  package func syncFolder(_ folder: FileDescriptor) throws(FileSystemError) {
    let number = try check(openat(folder.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC), "open", ".")
    defer { _ = Libc.close(number) }
    // Some file systems cannot sync a folder; then the rename is all there is.
    if fsync(number) < 0, errno != EINVAL, errno != ENOTSUP { throw FileSystemError("sync", ".", code: errno) }
  }
}

extension FileStatus {
  init(_ buffer: stat) {
    let kind: Kind =
      switch buffer.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .symbolicLink
      default: .other
      }
    self.init(
      kind: kind, size: Int(buffer.st_size), mode: buffer.st_mode & 0o7777, owner: buffer.st_uid, group: buffer.st_gid,
      links: Int(buffer.st_nlink), device: UInt64(buffer.st_dev), inode: UInt64(buffer.st_ino),
      modified: buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec,
      changed: buffer.st_ctim.tv_sec * 1_000_000_000 + buffer.st_ctim.tv_nsec)
  }
}
