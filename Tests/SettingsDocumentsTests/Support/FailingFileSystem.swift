import Glibc
import SettingsDocuments
import Synchronization

/// The real file system, save that one operation fails with a given error, as if the disk were full or the process
/// killed there. What a killed process would have cleaned up stays.
struct FailingFileSystem: FileSystem {
  enum Operation: Sendable, CaseIterable {
    case status, read, open, create, write, truncate, sync, rename, exchange, remove, setOwner, setMode, setAttribute
    case attributes, reserve, lock, syncFolder, makeFolder
  }

  let failing: Operation?
  let code: Int32
  /// Whether nothing is done any more from the failure on, as after a kill.
  var isKilled = false
  /// Fails only from this time on that the operation is asked for; 1 is the first.
  var firstFailure = 1
  /// Only of names that contain this.
  var name = ""
  /// The account that it says it is.
  var account: UInt32 = geteuid()
  /// Called before two names are exchanged, as another program that writes at the very moment.
  var beforeExchange: @Sendable () -> Void = {}
  /// Called before a file is synced.
  var beforeSync: @Sendable () -> Void = {}
  /// Called before a folder is removed.
  var beforeFolderRemoval: @Sendable () -> Void = {}
  /// Called before an operation fails.
  var beforeFailure: @Sendable () -> Void = {}
  /// Whether no folder can be listed.
  var failsListing = false
  private var real: any FileSystem = SystemFileSystem()
  private let state = State()

  private final class State: Sendable {
    let count = Mutex(0)
    let isDead = Mutex(false)
  }

  init(_ failing: Operation? = nil, code: Int32 = EIO, isKilled: Bool = false) {
    self.failing = failing
    self.code = code
    self.isKilled = isKilled
  }

  private func pass(_ operation: Operation, _ name: String = "") throws(FileSystemError) {
    if state.isDead.withLock({ $0 }) { throw FileSystemError("\(operation)", name, code: EIO) }
    guard operation == failing, self.name.isEmpty || name.contains(self.name) else { return }
    let count = state.count.withLock { count in
      count += 1
      return count
    }
    guard count >= firstFailure else { return }
    beforeFailure()
    if isKilled { state.isDead.withLock { $0 = true } }
    throw FileSystemError("\(operation)", name, code: code)
  }

  var isActing: Bool { real.isActing }

  func acting(as account: Account) -> (any FileSystem)? {
    guard let acting = real.acting(as: account) else { return nil }
    var copy = self
    (copy.real, copy.account) = (acting, account.user)
    return copy
  }

  var processIdentifier: Int32 { real.processIdentifier }
  func wait(milliseconds: Int) {}

  func status(of path: String) throws(FileSystemError) -> FileStatus { try real.status(of: path) }
  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus { try real.linkStatus(of: path) }
  func resolve(_ path: String) throws(FileSystemError) -> String { try real.resolve(path) }

  func names(in folder: String) throws(FileSystemError) -> [String] {
    if failsListing { throw FileSystemError("list", folder, code: EACCES) }
    return try real.names(in: folder)
  }

  func openFolder(_ name: String, in folder: FileDescriptor?) throws(FileSystemError) -> FileDescriptor {
    try real.openFolder(name, in: folder)
  }

  func link(_ name: String, in folder: FileDescriptor) throws(FileSystemError) -> String {
    try real.link(name, in: folder)
  }

  func status(of name: String, in folder: FileDescriptor) throws(FileSystemError) -> FileStatus {
    try pass(.status, name)
    return try real.status(of: name, in: folder)
  }

  func names(in folder: FileDescriptor) throws(FileSystemError) -> [String] {
    if failsListing { throw FileSystemError("list", "", code: EACCES) }
    return try real.names(in: folder)
  }

  func open(
    _ name: String, in folder: FileDescriptor, for access: FileAccess
  ) throws(FileSystemError) -> FileDescriptor {
    try pass(.open, name)
    return try real.open(name, in: folder, for: access)
  }

  func create(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) -> FileDescriptor {
    try pass(.create, name)
    return try real.create(name, in: folder, mode: mode)
  }

  func makeFolder(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) {
    try pass(.makeFolder, name)
    try real.makeFolder(name, in: folder, mode: mode)
  }

  func rename(
    _ name: String, to newName: String, in folder: FileDescriptor, _ kind: RenameKind
  ) throws(FileSystemError) {
    if case .exchanging = kind {
      try pass(.exchange, name)
      beforeExchange()
    }
    try pass(.rename, name)
    try real.rename(name, to: newName, in: folder, kind)
  }

  func remove(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    try pass(.remove, name)
    try real.remove(name, in: folder)
  }

  func removeFolder(_ name: String, in folder: FileDescriptor) throws(FileSystemError) {
    beforeFolderRemoval()
    try real.removeFolder(name, in: folder)
  }

  func syncFolder(_ folder: FileDescriptor) throws(FileSystemError) {
    try pass(.syncFolder)
    try real.syncFolder(folder)
  }

  func status(of file: FileDescriptor) throws(FileSystemError) -> FileStatus { try real.status(of: file) }

  func read(_ file: FileDescriptor, limit: Int) throws(FileSystemError) -> [UInt8] {
    try pass(.read)
    return try real.read(file, limit: limit)
  }

  func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int?) throws(FileSystemError) {
    let isDead = state.isDead.withLock { $0 }
    do throws(FileSystemError) {
      try pass(.write)
    } catch {
      // A part of it was written before.
      if failing == .write, !isDead { try? real.write(Array(bytes.prefix(bytes.count / 2)), to: file, at: offset) }
      throw error
    }
    try real.write(bytes, to: file, at: offset)
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) {
    try pass(.truncate)
    try real.truncate(file, to: size)
  }

  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    try pass(.reserve)
    try real.reserve(size, for: file)
  }

  func sync(_ file: FileDescriptor) throws(FileSystemError) {
    try pass(.sync)
    beforeSync()
    try real.sync(file)
  }

  func close(_ file: FileDescriptor) { real.close(file) }

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try pass(.setOwner)
    try real.setOwner(owner, group: group, of: file)
  }

  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try pass(.setMode)
    try real.setMode(mode, of: file)
  }

  func attributes(of file: FileDescriptor) throws(FileSystemError) -> [FileAttribute] {
    try pass(.attributes)
    let attributes = try real.attributes(of: file)
    // So that there is one to set.
    let isEmpty = try real.status(of: file).size == 0
    return failing == .setAttribute && !isEmpty ? attributes + [FileAttribute("user.note", [1])] : attributes
  }

  func setAttribute(_ attribute: FileAttribute, of file: FileDescriptor) throws(FileSystemError) {
    try pass(.setAttribute, attribute.name)
    try real.setAttribute(attribute, of: file)
  }

  func removeAttribute(_ name: String, of file: FileDescriptor) throws(FileSystemError) {
    try real.removeAttribute(name, of: file)
  }

  func flags(of file: FileDescriptor) throws(FileSystemError) -> FileFlags { try real.flags(of: file) }

  func setFlags(_ flags: FileFlags, of file: FileDescriptor) throws(FileSystemError) {
    try real.setFlags(flags, of: file)
  }

  func writeRefusal(of name: String, in folder: FileDescriptor) -> Int32? {
    real.writeRefusal(of: name, in: folder)
  }

  func lock(_ file: FileDescriptor) throws(FileSystemError) -> Bool {
    try pass(.lock)
    return try real.lock(file)
  }

  func hasWriters(_ file: FileDescriptor) -> Bool { real.hasWriters(file) }
}
