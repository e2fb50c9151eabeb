import Libc

/// What a file has beside its content: owner, mode, access control list, other attributes and flags.
struct FileTraits: Sendable {
  /// The attribute in which the system keeps the access control list (acl(5)).
  static let accessList = "system.posix_acl_access"
  /// The attribute in which it keeps what a program may do; it goes with every write.
  private static let capability = "security.capability"

  let status: FileStatus
  let attributes: [FileAttribute]
  let flags: FileFlags

  /// Of an open file.
  init(of file: FileDescriptor, _ fileSystem: any FileSystem) throws(FileSystemError) {
    status = try fileSystem.status(of: file)
    attributes = try fileSystem.attributes(of: file)
    flags = try fileSystem.flags(of: file).intersection(.kept)
  }

  /// Gives a new, empty file the same; what follows the writing is left to `complete`.
  ///
  /// - Returns: false when it cannot have them all.
  func copy(to file: FileDescriptor, _ fileSystem: any FileSystem) throws(FileSystemError) -> Bool {
    guard
      try isPossible({ () throws(FileSystemError) in
        try fileSystem.setOwner(status.owner, group: status.group, of: file)
      })
    else { return false }
    guard try copyAttributes(to: file, fileSystem) else { return false }
    try fileSystem.setMode(status.mode, of: file)
    let present = try fileSystem.flags(of: file)
    if present.intersection(.kept) == flags { return true }
    do throws(FileSystemError) {
      try fileSystem.setFlags(present.subtracting(.kept).union(flags), of: file)
      return try fileSystem.flags(of: file).intersection(.kept) == flags
    } catch {
      return false
    }
  }

  /// Gives the file what a write would take away again, after the last one.
  ///
  /// - Returns: false when it cannot have that.
  func complete(_ file: FileDescriptor, _ fileSystem: any FileSystem) throws(FileSystemError) -> Bool {
    guard let capability = attributes.first(where: { $0.name == Self.capability }) else { return true }
    return try isPossible { () throws(FileSystemError) in try fileSystem.setAttribute(capability, of: file) }
  }

  private func copyAttributes(to file: FileDescriptor, _ fileSystem: any FileSystem) throws(FileSystemError) -> Bool {
    let inherited = try fileSystem.attributes(of: file)
    // A folder's default list is given to each new file in it; the old one's counts, or that it had none.
    for attribute in inherited where !attribute.name.hasPrefix("security.") {
      if !attributes.contains(where: { $0.name == attribute.name }) {
        try fileSystem.removeAttribute(attribute.name, of: file)
      }
    }
    for attribute in attributes where attribute.name != Self.capability && !inherited.contains(attribute) {
      do throws(FileSystemError) {
        try fileSystem.setAttribute(attribute, of: file)
      } catch {
        // Those of the security modules are given by the system itself.
        if !attribute.name.hasPrefix("security.") { return false }
      }
    }
    return true
  }

  private func isPossible(_ body: () throws(FileSystemError) -> Void) throws(FileSystemError) -> Bool {
    do throws(FileSystemError) {
      try body()
      return true
    } catch {
      if [EPERM, EINVAL, EACCES, ENOTSUP].contains(error.code) { return false }
      throw error
    }
  }
}
