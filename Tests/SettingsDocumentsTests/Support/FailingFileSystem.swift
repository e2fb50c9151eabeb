import Glibc
import SettingsDocuments

/// The real file system, save that one operation fails with a given error, as if the disk were full or the process
/// killed there. What a killed process would have cleaned up stays.
struct FailingFileSystem: FileSystem {
  enum Operation: Sendable {
    case read, create, write, sync, rename, setOwner, setAttribute, reserve
  }

  let failing: Operation
  let code: Int32
  /// Whether nothing is done any more from the failure on, as after a kill.
  var isKilled = false
  private let real = SystemFileSystem()

  init(_ failing: Operation, code: Int32, isKilled: Bool = false) {
    self.failing = failing
    self.code = code
    self.isKilled = isKilled
  }

  private func fail(_ operation: Operation, _ path: String = "") throws(FileSystemError) {
    if operation == failing { throw FileSystemError("\(operation)", path, code: code) }
  }

  var processIdentifier: Int32 { real.processIdentifier }
  func isRunning(_ process: Int32) -> Bool { real.isRunning(process) }
  func status(of path: String) throws(FileSystemError) -> FileStatus { try real.status(of: path) }
  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus { try real.linkStatus(of: path) }
  func resolve(_ path: String) throws(FileSystemError) -> String { try real.resolve(path) }

  func read(_ path: String) throws(FileSystemError) -> [UInt8] {
    try fail(.read, path)
    return try real.read(path)
  }

  func names(in folder: String) throws(FileSystemError) -> [String] { try real.names(in: folder) }

  func create(_ path: String, mode: UInt32) throws(FileSystemError) -> FileDescriptor {
    // Only beside the target: copies in the state folder are made all the same.
    if path.contains(".settee-") { try fail(.create, path) }
    return try real.create(path, mode: mode)
  }

  func open(_ path: String, appending: Bool) throws(FileSystemError) -> FileDescriptor {
    try real.open(path, appending: appending)
  }

  func write(_ bytes: [UInt8], to file: FileDescriptor) throws(FileSystemError) {
    if failing == .write { try real.write(Array(bytes.prefix(bytes.count / 2)), to: file) }
    try fail(.write)
    try real.write(bytes, to: file)
  }

  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError) { try real.truncate(file, to: size) }

  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError) {
    try fail(.reserve)
    try real.reserve(size, for: file)
  }

  func sync(_ file: FileDescriptor) throws(FileSystemError) {
    try fail(.sync)
    try real.sync(file)
  }

  func close(_ file: FileDescriptor) { real.close(file) }

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError) {
    try fail(.setOwner)
    try real.setOwner(owner, group: group, of: file)
  }

  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError) { try real.setMode(mode, of: file) }

  func attributes(of path: String) throws(FileSystemError) -> [(name: String, value: [UInt8])] {
    failing == .setAttribute ? [("user.note", [1])] : try real.attributes(of: path)
  }

  func setAttribute(_ name: String, _ value: [UInt8], of file: FileDescriptor) throws(FileSystemError) {
    try fail(.setAttribute)
    try real.setAttribute(name, value, of: file)
  }

  func rename(_ path: String, to newPath: String) throws(FileSystemError) {
    try fail(.rename, path)
    try real.rename(path, to: newPath)
  }

  func remove(_ path: String) throws(FileSystemError) {
    if isKilled { throw FileSystemError("remove", path, code: EIO) }
    try real.remove(path)
  }

  func removeFolder(_ path: String) throws(FileSystemError) { try real.removeFolder(path) }
  func makeFolder(_ path: String, mode: UInt32) throws(FileSystemError) { try real.makeFolder(path, mode: mode) }
  func syncFolder(_ path: String) throws(FileSystemError) { try real.syncFolder(path) }
}
