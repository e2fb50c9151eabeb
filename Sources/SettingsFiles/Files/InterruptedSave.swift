/// A save in place that was interrupted, as by a kill or a power failure: the file may hold a part of each content.
///
///     if let interrupted = InterruptedSave.find(path, writer: writer) {
///       try interrupted.restore(.before)
///     }
public struct InterruptedSave: Sendable {
  /// One of the two contents that are known whole.
  public enum Content: Sendable {
    /// As it was before the save.
    case before
    /// As it was to be.
    case after
  }

  /// The file's absolute path, behind symbolic links.
  public let path: String
  /// The whole content before the save.
  public let before: [UInt8]
  /// The whole content that was to be saved.
  public let after: [UInt8]
  /// What the file holds now.
  public let present: [UInt8]
  private let writer: FileWriter

  /// What is known of an interrupted save of a file; `nil` as a rule.
  ///
  /// A save that ended after all, or had not begun to write, is none; what was kept of it goes.
  ///
  /// - Parameters:
  ///   - path: the file's path; symbolic links are followed.
  ///   - writer: what the file was saved through, or one with the same state folder.
  /// - Complexity: a look into the state folder where there is none, else O(*n*) in both contents.
  public static func find(_ path: String, writer: FileWriter) -> InterruptedSave? {
    guard writer.backups != nil, let target = (try? FileLocation(path, writer.fileSystem))?.path else { return nil }
    return find(ofTarget: target, writer: writer)
  }

  /// The same for a file's absolute path without symbolic links.
  package static func find(ofTarget target: String, writer: FileWriter) -> InterruptedSave? {
    guard let backups = writer.backups, let backup = backups.find(of: target),
      let present = try? FileContent(target, writer.fileSystem, options: [.large]).bytes
    else { return nil }
    if present == backup.before || present == backup.after {
      backups.remove(of: target)
      return nil
    }
    return InterruptedSave(
      path: target, before: backup.before, after: backup.after, present: present, writer: writer)
  }

  /// Whether the file holds the beginning of the one content and then the rest of the other. If not, another program
  /// has changed it since.
  public var isTorn: Bool {
    let common = zip(present, after).prefix { $0 == $1 }.count
    return present.count == max(before.count, common)
      && present.dropFirst(common).elementsEqual(before.dropFirst(common))
  }

  /// Writes one of the two contents into the file, and forgets the save.
  ///
  /// - Throws: `FileError.changed` where the file holds something else now than when it was found, and others where it
  ///   cannot be written; nothing is forgotten then.
  public func restore(_ content: Content) throws(FileError) {
    let location = try FileError.attempt(path, try FileLocation(path, links: .refused, writer.fileSystem))
    let fileSystem = location.fileSystem
    let lock = try FileLock(location)
    defer { lock.release() }
    let descriptor = try FileError.attempt(
      path, try fileSystem.open(location.name, in: location.folder.descriptor, for: .writing))
    let file = HeldDescriptor(descriptor, fileSystem)
    defer { withExtendedLifetime(file) {} }
    let writing = InPlaceWriting(location: location, limit: FileOptions.largestSize)
    let isAsFound = try FileError.attempt(path) { () throws(FileSystemError) in
      let now = try PresentFile(at: location, limit: FileOptions.largestSize)
      let isSame = now.status.isSameFile(as: try fileSystem.status(of: file.descriptor))
      return isSame && now.holds(present)
    }
    guard isAsFound else { throw .changed(path) }
    try FileError.attempt(path, try writing.overwrite(file.descriptor, with: content == .before ? before : after))
    discard()
  }

  /// Leaves the file as it is, and forgets the save.
  public func discard() {
    writer.backups?.remove(of: path)
  }
}
