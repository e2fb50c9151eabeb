import Glibc

/// A settings file that was read and understood, and so may be saved.
///
/// ```swift
/// import SettingsDocuments
///
/// let writer = FileWriter(stateFolder: nil)
/// do {
///   let file = try SettingsFile.open("settings.json", writer: writer)
///   let edited = try file.document.applying(.set(["theme"], "dark")).document
///   let saved = try file.save(edited)
///   print(saved.isMerged ? "saved, with what another program changed" : "saved")
/// } catch {
///   print(error)
/// }
/// ```
///
/// There is no way to one but through a text that parses, or through a file that did not exist: so a file that could
/// not be read is never overwritten.
public struct SettingsFile: Sendable {
  /// The path as it was given.
  public let path: String
  /// The file itself, behind symbolic links.
  public let target: String
  /// What the file system said when it was read; `nil` for a file that does not exist yet.
  package let status: FileStatus?
  /// The content as it was read.
  public let document: Document
  private let writer: FileWriter

  /// Reads and parses a file.
  ///
  /// - Parameters:
  ///   - path: the file's path; symbolic links are followed.
  ///   - format: told by the file's name, then by its content, when it is `nil`.
  ///   - writer: what saving goes through.
  /// - Throws: `OpenError`, which says why, and where the text is at fault.
  public static func open(
    _ path: String, format: Format? = nil, writer: FileWriter
  ) throws(OpenError) -> SettingsFile {
    let content: FileContent
    do throws(FileError) {
      content = try FileContent(path, writer.fileSystem)
    } catch {
      throw .file(error)
    }
    guard let format = format ?? Format.detect(name: path, content: content.bytes) else { throw .unknownFormat(path) }
    do throws(ParseError) {
      let document = try Document(parsing: content.bytes, as: format)
      return SettingsFile(
        path: path, target: content.target, status: content.status, document: document, writer: writer)
    } catch {
      throw .notUnderstood(path, error)
    }
  }

  /// A file that does not exist yet; saving makes it, with the folders above it.
  ///
  /// - Throws: `FileError.exists` when it does.
  public static func new(_ path: String, format: Format, writer: FileWriter) throws(OpenError) -> SettingsFile {
    if (try? writer.fileSystem.linkStatus(of: path)) != nil { throw .file(.exists(path)) }
    do throws(ParseError) {
      let document = try Document(parsing: [], as: format)
      return SettingsFile(path: path, target: path, status: nil, document: document, writer: writer)
    } catch {
      throw .notUnderstood(path, error)
    }
  }

  /// What saving did.
  public struct Saved: Sendable {
    /// The file as it is now; its document is what was written.
    public let file: SettingsFile
    /// Whether another program had changed the file meanwhile, and both changes are in it now.
    public let isMerged: Bool
  }

  /// Writes an edited document to the file; nothing is written when no byte differs.
  ///
  /// When another program changed the file meanwhile, the two changes are merged where they do not meet; where they
  /// do, `SaveError.conflict` tells what the file holds now, and nothing is written.
  ///
  /// - Parameters:
  ///   - edited: what the file is to hold, made of `document` by changes.
  ///   - seen: content of a conflict that the user has seen and wants overwritten.
  /// - Returns: the file as it is then; the next save goes through it.
  ///
  /// - Throws: `SaveError`; the file is then as it was, but for what `FileError.damaged` says.
  public func save(_ edited: Document, replacing seen: [UInt8]? = nil) throws(SaveError) -> Saved {
    guard let status else { return Saved(file: try create(edited), isMerged: false) }
    let present: FileContent
    do throws(FileError) {
      present = try FileContent(target, writer.fileSystem)
    } catch .notFound {
      throw .gone(path)
    } catch {
      throw .file(error)
    }
    var result = edited
    if present.bytes != document.text, present.bytes != seen {
      guard let merged = ThreeWayMerge(base: document, ours: edited, theirs: present.bytes).merged() else {
        throw .conflict(path, present: present.bytes)
      }
      result = merged
    }
    if result.text != present.bytes { try write(result, over: present.status) }
    let newStatus = (try? writer.fileSystem.status(of: target)) ?? status
    let file = SettingsFile(path: path, target: target, status: newStatus, document: result, writer: writer)
    return Saved(file: file, isMerged: result.text != edited.text)
  }

  /// Whether the file holds something else now than when it was read, or is gone.
  public func hasChanged() -> Bool {
    guard status != nil else { return (try? writer.fileSystem.linkStatus(of: path)) != nil }
    return (try? FileContent(target, writer.fileSystem).bytes) != document.text
  }

  private func create(_ edited: Document) throws(SaveError) -> SettingsFile {
    do throws(FileError) {
      try writer.create(path, with: edited.text, mode: 0o644)
      let content = try FileContent(path, writer.fileSystem)
      return SettingsFile(
        path: path, target: content.target, status: content.status, document: edited, writer: writer)
    } catch {
      throw .file(error)
    }
  }

  private func write(_ edited: Document, over status: FileStatus) throws(SaveError) {
    do throws(FileError) {
      try writer.replace(target, status, with: edited.text)
    } catch {
      throw .file(error)
    }
  }
}

/// Why a file was not opened as settings.
///
///     do {
///       file = try SettingsFile.open(path, writer: writer)
///     } catch .notUnderstood(let path, let error) {
///       print("\(path):\(error.line):\(error.column): \(error.explanation)")
///     }
public enum OpenError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be read, or, a new one, is there already.
  case file(FileError)
  /// Neither name nor content tell the format.
  case unknownFormat(String)
  /// The text is not what its format asks for; the file stays as it is.
  case notUnderstood(String, ParseError)

  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .unknownFormat(let path): "\(path): the format is not known; name it with --format"
    case .notUnderstood(let path, let error): "\(path):\(error)"
    }
  }
}

/// Why a file was not saved. It is as it was.
///
///     do {
///       file = try file.save(edited).file
///     } catch .conflict(_, let present) where askUser(present) {
///       file = try file.save(edited, replacing: present).file
///     }
public enum SaveError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file could not be read again or written.
  case file(FileError)
  /// Another program changed the same place; `present` is what the file holds now.
  case conflict(String, present: [UInt8])
  /// Another program removed the file.
  case gone(String)

  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .conflict(let path, _): "\(path): another program changed the same settings meanwhile; nothing was written"
    case .gone(let path): "\(path): another program removed this file meanwhile; nothing was written"
    }
  }
}
