/// The few operations that files are kept with. `SystemFileSystem` is the real one; a test puts another in its place
/// to see what is left of a file when one of them fails.
package protocol FileSystem: Sendable {
  /// Of the file a path leads to, through symbolic links.
  func status(of path: String) throws(FileSystemError) -> FileStatus
  /// Of what stands at the path itself.
  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus
  /// The path without symbolic links, `.` and `..`; all of it must exist.
  func resolve(_ path: String) throws(FileSystemError) -> String
  func read(_ path: String) throws(FileSystemError) -> [UInt8]
  /// The names in a folder, without `.` and `..`.
  func names(in folder: String) throws(FileSystemError) -> [String]

  /// Makes a file that does not exist yet, for writing.
  func create(_ path: String, mode: UInt32) throws(FileSystemError) -> FileDescriptor
  /// Opens a file for writing, as it is; with `appending`, at its end, making it when it does not exist.
  func open(_ path: String, appending: Bool) throws(FileSystemError) -> FileDescriptor
  func write(_ bytes: [UInt8], to file: FileDescriptor) throws(FileSystemError)
  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError)
  /// Makes sure there is room for a file of this size.
  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError)
  func sync(_ file: FileDescriptor) throws(FileSystemError)
  func close(_ file: FileDescriptor)

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError)
  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError)
  /// The extended attributes, access control lists among them.
  func attributes(of path: String) throws(FileSystemError) -> [(name: String, value: [UInt8])]
  func setAttribute(_ name: String, _ value: [UInt8], of file: FileDescriptor) throws(FileSystemError)

  func rename(_ path: String, to newPath: String) throws(FileSystemError)
  func remove(_ path: String) throws(FileSystemError)
  func removeFolder(_ path: String) throws(FileSystemError)
  func makeFolder(_ path: String, mode: UInt32) throws(FileSystemError)
  func syncFolder(_ path: String) throws(FileSystemError)

  /// This process, for the names of temporary files.
  var processIdentifier: Int32 { get }
  /// Whether there is a process of this number.
  func isRunning(_ process: Int32) -> Bool
}

/// An open file.
package struct FileDescriptor: Sendable, Hashable {
  let number: Int32
}

/// An operation that failed, with the system's number for the reason (errno(3)).
package struct FileSystemError: Error, Sendable, Hashable {
  package let operation: String
  package let path: String
  package let code: Int32

  package init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}
