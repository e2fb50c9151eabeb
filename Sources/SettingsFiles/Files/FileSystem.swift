/// The operations that files are kept with. `SystemFileSystem` is the real one; a test puts another in its place to
/// see what is left of a file when one of them fails.
///
/// Whatever is read or written is named by a folder that is held open and a name in it, and no such operation follows
/// a symbolic link: so nobody can put another file in the place of the one that was looked at.
package protocol FileSystem: Sendable {
  // MARK: By path, for looking alone

  /// Of the file a path leads to, through symbolic links.
  func status(of path: String) throws(FileSystemError) -> FileStatus
  /// Of what is at the path itself.
  func linkStatus(of path: String) throws(FileSystemError) -> FileStatus
  /// The path without symbolic links, `.` and `..`; all of it must exist.
  func resolve(_ path: String) throws(FileSystemError) -> String
  /// The names in a folder, without `.` and `..`.
  func names(in folder: String) throws(FileSystemError) -> [String]

  // MARK: By a folder that is held

  /// Holds a folder. Without a folder to begin from, `name` is an absolute path.
  func openFolder(_ name: String, in folder: FileDescriptor?) throws(FileSystemError) -> FileDescriptor
  /// Where a symbolic link leads.
  func link(_ name: String, in folder: FileDescriptor) throws(FileSystemError) -> String
  /// Of what has this name, links not followed.
  func status(of name: String, in folder: FileDescriptor) throws(FileSystemError) -> FileStatus
  /// The names in a folder, without `.` and `..`.
  func names(in folder: FileDescriptor) throws(FileSystemError) -> [String]
  /// Opens a file, and never waits for one. Nothing is opened but what is a regular file or, for reading, a folder.
  func open(_ name: String, in folder: FileDescriptor, for access: FileAccess) throws(FileSystemError)
    -> FileDescriptor
  /// Makes a file that does not exist yet, for reading and writing.
  func create(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError) -> FileDescriptor
  func makeFolder(_ name: String, in folder: FileDescriptor, mode: UInt32) throws(FileSystemError)
  func rename(
    _ name: String, to newName: String, in folder: FileDescriptor, _ kind: RenameKind
  ) throws(FileSystemError)
  func remove(_ name: String, in folder: FileDescriptor) throws(FileSystemError)
  func removeFolder(_ name: String, in folder: FileDescriptor) throws(FileSystemError)
  func syncFolder(_ folder: FileDescriptor) throws(FileSystemError)

  // MARK: An open file

  func status(of file: FileDescriptor) throws(FileSystemError) -> FileStatus
  /// The whole content.
  ///
  /// - Throws: `EFBIG` as soon as there is more than `limit`, `EAGAIN` where one would have to wait.
  func read(_ file: FileDescriptor, limit: Int) throws(FileSystemError) -> [UInt8]
  /// Writes all bytes from an offset on; without one, where the file was opened to be written.
  func write(_ bytes: [UInt8], to file: FileDescriptor, at offset: Int?) throws(FileSystemError)
  func truncate(_ file: FileDescriptor, to size: Int) throws(FileSystemError)
  /// Makes sure there is room for a file of this size, which does not become larger by that.
  func reserve(_ size: Int, for file: FileDescriptor) throws(FileSystemError)
  func sync(_ file: FileDescriptor) throws(FileSystemError)
  /// Gives the lock of a file back and closes it.
  func close(_ file: FileDescriptor)

  // MARK: Owner, mode and attributes

  func setOwner(_ owner: UInt32, group: UInt32, of file: FileDescriptor) throws(FileSystemError)
  func setMode(_ mode: UInt32, of file: FileDescriptor) throws(FileSystemError)
  /// The extended attributes, access control lists among them.
  func attributes(of file: FileDescriptor) throws(FileSystemError) -> [FileAttribute]
  func setAttribute(_ attribute: FileAttribute, of file: FileDescriptor) throws(FileSystemError)
  func removeAttribute(_ name: String, of file: FileDescriptor) throws(FileSystemError)
  /// The flags of chattr(1); none where the file system has none.
  func flags(of file: FileDescriptor) throws(FileSystemError) -> FileFlags
  func setFlags(_ flags: FileFlags, of file: FileDescriptor) throws(FileSystemError)

  // MARK: Others

  /// Why this account may not write to a file or a folder (errno(3)); nil where it may, links not followed.
  func writeRefusal(of name: String, in folder: FileDescriptor) -> Int32?
  /// Takes the exclusive lock of flock(2), which ends with the descriptor; false where another has it.
  func lock(_ file: FileDescriptor) throws(FileSystemError) -> Bool
  /// Whether another descriptor may write to the file now; false where the system does not tell.
  func hasWriters(_ file: FileDescriptor) -> Bool
  /// The account whose rights count.
  var account: UInt32 { get }
  /// Whether these are the rights of another account than this process has.
  var isActing: Bool { get }
  /// The same with the rights of another account, for root; nil where they cannot be had.
  func acting(as account: Account) -> (any FileSystem)?
  /// This process, for the names of temporary files.
  var processIdentifier: Int32 { get }
  func wait(milliseconds: Int)
}

extension FileSystem {
  /// Where a path leads of which the end need not be there yet.
  package func place(of path: String) -> String {
    if let place = try? resolve(path) { return place }
    let folder = FilePath.folder(of: path)
    return folder == path ? path : FilePath.join(place(of: folder), FilePath.name(of: path))
  }

  package var isActing: Bool { false }
  package func acting(as account: Account) -> (any FileSystem)? { nil }

  /// Whether a path leads to a folder, through symbolic links.
  package func isFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }
  /// Whether a path leads to an ordinary file, through symbolic links.
  package func isFile(_ path: String) -> Bool { (try? status(of: path))?.kind == .regular }
}

package enum FileAccess: Sendable {
  case reading
  /// The file as it is; nothing is cut off.
  case writing
  /// At its end; the file is made, with mode 0600, when it does not exist.
  case appending
}

/// What a new name does with what has that name already.
package enum RenameKind: Sendable {
  case replacing
  /// The two change names, in one step.
  case exchanging
  /// Fails with `EEXIST`.
  case ifFree
}

/// An open file or folder.
package struct FileDescriptor: Sendable, Hashable {
  package let number: Int32
  /// Whether it only names a place (`O_PATH` of open(2)): such a one cannot be locked.
  package var isPath = false
}

/// An extended attribute.
package struct FileAttribute: Sendable, Equatable {
  package var name: String
  package var value: [UInt8]

  package init(_ name: String, _ value: [UInt8]) {
    self.name = name
    self.value = value
  }
}

/// An operation that failed, with the system's number for the reason (errno(3)).
package struct FileSystemError: Error, Sendable, Equatable {
  package let operation: String
  package let path: String
  package let code: Int32

  package init(_ operation: String, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
  }
}
