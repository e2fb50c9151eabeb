import CLinuxFiles
import Libc

/// The real file system with the rights of an account, for root: what that account could not do itself fails.
///
/// Whoever owns a folder may exchange what is in it at any moment. Done with the owner's rights, no such exchange wins
/// what the owner could not have had anyway: a link to another's file is not read, and not written.
///
/// Linux gives each thread rights of its own. They are taken on for one call of the system and given back after it, on
/// the same thread; a task that goes on elsewhere meanwhile, and each program that is started, has root's.
struct AccountFileSystem: FileSystem {
  private let rights: Account
  private let real = SystemFileSystem()

  /// Nil where this process may not have the account's rights.
  init?(_ account: Account) {
    rights = account
    guard (try? perform { () throws(FileSystemError) in }) != nil else { return nil }
  }

  var account: UInt32 { rights.user }
  var isActing: Bool { true }
  var processIdentifier: Int32 { real.processIdentifier }

  private func perform<Result>(_ body: () throws(FileSystemError) -> Result) throws(FileSystemError) -> Result {
    var own = linux_rights()
    guard linux_take_rights(rights.user, rights.group, rights.groups, Int32(rights.groups.count), &own) == 0 else {
      throw FileSystemError("act as another account", "", code: EPERM)
    }
    defer {
      // With the rights of another nothing that follows would be right.
      if linux_give_rights_back(&own) != 0 { fatalError("the rights of this account cannot be had again") }
    }
    return try body()
  }

  // MARK: - By path

  func status(of path: String) throws(FileSystemError) -> FileStatus {
    try perform { () throws(FileSystemError) in try real.status(of: path) }
  }

  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus {
    try perform { () throws(FileSystemError) in try real.linkStatus(of: path) }
  }

  func resolve(_ path: String) throws(FileSystemError) -> String {
    try perform { () throws(FileSystemError) in try real.resolve(path) }
  }

  func names(in folder: String) throws(FileSystemError) -> [String] {
    try perform { () throws(FileSystemError) in try real.names(in: folder) }
  }

  // MARK: - By a folder

  func openFolder(_ name: String, in folder: FileDescriptor?) throws(FileSystemError) -> FileDescriptor {
    try perform { () throws(FileSystemError) in try real.openFolder(name, in: folder) }
  }

  func link(_ name: String, in folder: FileDescriptor) throws(FileSystemError) -> String {
    try perform { () throws(FileSystemError) in try real.link(name, in: folder) }
  }

  func status(of name: String, in folder: FileDescriptor) throws(FileSystemError) -> FileStatus {
    try perform { () throws(FileSystemError) in try real.status(of: name, in: folder) }
  }

  func names(in folder: FileDescriptor) throws(FileSystemError) -> [String] {
    try perform { () throws(FileSystemError) in try real.names(in: folder) }
  }

  func open(
    _ name: String, in folder: FileDescriptor, for access: FileAccess
  ) throws(FileSystemError) -> FileDescriptor {
    try perform { () throws(FileSystemError) in try real.open(name, in: folder, for: access) }
  }

  func create(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) -> FileDescriptor {
    try perform { () throws(FileSystemError) in try real.create(name, in: folder, mode: mode) }
  }

  func makeFolder(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.makeFolder(name, in: folder, mode: mode) }
  }

  func rename(
    _ name: String, to newName: String, in folder: FileDescriptor, _ kind: RenameKind
  ) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.rename(name, to: newName, in: folder, kind) }
  }

  func remove(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.remove(name, in: folder) }
  }

  func removeFolder(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.removeFolder(name, in: folder) }
  }

  func syncFolder(_ folder: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.syncFolder(folder) }
  }

  // MARK: - An open file

  func status(of file: FileDescriptor) throws(FileSystemError) -> FileStatus { try real.status(of: file) }

  func read(_ file: FileDescriptor, limit: Int) throws(FileSystemError) -> [UInt8] {
    try perform { () throws(FileSystemError) in try real.read(file, limit: limit) }
  }

  func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int?) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.write(bytes, to: file, at: offset) }
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.truncate(file, to: size) }
  }

  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.reserve(size, for: file) }
  }

  func sync(_ file: FileDescriptor) throws(FileSystemError) { try real.sync(file) }

  func close(_ file: FileDescriptor) { real.close(file) }

  // MARK: - Owner, mode and attributes

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.setOwner(owner, group: group, of: file) }
  }

  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.setMode(mode, of: file) }
  }

  func attributes(of file: FileDescriptor) throws(FileSystemError) -> [FileAttribute] {
    try perform { () throws(FileSystemError) in try real.attributes(of: file) }
  }

  func setAttribute(_ attribute: FileAttribute, of file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.setAttribute(attribute, of: file) }
  }

  func removeAttribute(_ name: String, of file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.removeAttribute(name, of: file) }
  }

  func flags(of file: FileDescriptor) throws(FileSystemError) -> FileFlags {
    try perform { () throws(FileSystemError) in try real.flags(of: file) }
  }

  func setFlags(_ flags: FileFlags, of file: FileDescriptor) throws(FileSystemError) {
    try perform { () throws(FileSystemError) in try real.setFlags(flags, of: file) }
  }

  // MARK: - Others

  func writeRefusal(of name: String, in folder: FileDescriptor) -> Int32? {
    do throws(FileSystemError) {
      return try perform { () throws(FileSystemError) in real.writeRefusal(of: name, in: folder) }
    } catch {
      return error.code
    }
  }

  func lock(_ file: FileDescriptor) throws(FileSystemError) -> Bool { try real.lock(file) }

  func hasWriters(_ file: FileDescriptor) -> Bool {
    (try? perform { () throws(FileSystemError) in real.hasWriters(file) }) ?? false
  }

  func wait(milliseconds: Int) { real.wait(milliseconds: milliseconds) }
}
