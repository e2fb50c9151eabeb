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
  /// What the file had beside its content when it was read; `nil` for a file that does not exist yet.
  let traits: FileTraits?
  /// The content as it was read.
  public let document: Document
  /// What is allowed with it.
  public let options: FileOptions
  let way: FileWay
  let writer: FileWriter

  /// What the file system said when it was read; `nil` for a file that does not exist yet.
  package var status: FileStatus? { traits?.status }

  /// The mode that its programs ask for, which so says nothing of whether it may be written.
  var customaryMode: UInt32? { document.format.facts.mode }
  private var newMode: UInt32 { customaryMode ?? (options.contains(.privateFile) ? 0o600 : 0o644) }

  /// Reads and parses a file of a format that is known.
  package static func open(
    _ path: String, as format: Format, options: FileOptions = [], writer: FileWriter
  ) throws(OpenError) -> SettingsFile {
    try open(path, options: options, writer: writer) { _, _ in format }
  }

  /// Reads and parses a file.
  ///
  /// - Parameter format: tells the format by the path without symbolic links and by the content.
  package static func open(
    _ path: String, options: FileOptions, writer: FileWriter,
    format: (_ target: String, _ content: [UInt8]) throws(OpenError) -> Format
  ) throws(OpenError) -> SettingsFile {
    let present: PresentFile
    let traits: FileTraits
    do throws(FileError) {
      present = try PresentFile(path, writer.fileSystem, options: options)
      traits = try FileError.attempt(path, try FileTraits(of: present.file.descriptor, writer.fileSystem))
    } catch {
      throw .file(error)
    }
    let target = present.location.path
    let format = try format(target, present.bytes)
    do throws(ParseError) {
      let document = try Document(parsing: present.bytes, as: format)
      return SettingsFile(
        path: path, target: target, traits: traits, document: document, options: options,
        way: present.location.way, writer: writer)
    } catch {
      throw .notUnderstood(path, error)
    }
  }

  /// A file that does not exist yet; saving makes it, with the folders above it.
  ///
  /// - Throws: `FileError.exists` when it does.
  public static func new(
    _ path: String, format: Format, options: FileOptions = [], writer: FileWriter
  ) throws(OpenError) -> SettingsFile {
    if (try? writer.fileSystem.linkStatus(of: path)) != nil { throw .file(.exists(path)) }
    do throws(ParseError) {
      let document = try Document(parsing: [], as: format)
      return SettingsFile(
        path: path, target: writer.fileSystem.place(of: FilePath.absolute(path)), traits: nil, document: document,
        options: options,
        way: FileWay(walker: writer.fileSystem, exposure: nil), writer: writer)
    } catch {
      throw .notUnderstood(path, error)
    }
  }

  /// The same file with other options, as after the user was asked.
  public func with(_ options: FileOptions) -> SettingsFile {
    SettingsFile(
      path: path, target: target, traits: traits, document: document, options: options, way: way, writer: writer)
  }

  /// What saving did.
  public struct Saved: Sendable {
    /// The file as it is now; its document is what was written.
    public let file: SettingsFile
    /// Whether another program had changed the file meanwhile, and both changes are in it now.
    public let isMerged: Bool
    /// What the user should know.
    public let notices: [SaveNotice]
  }

  /// Writes an edited document to the file; nothing is written when no byte differs.
  ///
  /// Programs that ask for the same lock save one after the other; one that keeps it for more than some seconds is
  /// named. When another program changed the file meanwhile, the two changes are merged where they do not meet; where
  /// they do, `SaveError.conflict` tells what the file holds now, and nothing is written. What a program that knows no
  /// lock writes at the very moment is found as well, and merged, or kept beside the file.
  ///
  /// - Parameters:
  ///   - edited: what the file is to hold, made of `document` by changes.
  ///   - seen: content of a conflict that the user has seen and wants overwritten.
  /// - Returns: the file as it is then; the next save goes through it.
  ///
  /// - Throws: `SaveError`; the file is then as it was, but for what `FileError.damaged` says.
  public func save(_ edited: Document, replacing seen: [UInt8]? = nil) throws(SaveError) -> Saved {
    guard traits != nil else { return try make(edited) }
    return try trusting { rights throws(SaveError) in
      var saving = try FileSaving(of: self, edited, replacing: seen, rights: rights)
      return try saving.save()
    }
  }

  /// Does with root's own rights what is refused because of others, where the user trusts them.
  private func trusting<Result>(
    _ body: (FileLocation.Rights) throws(SaveError) -> Result
  ) throws(SaveError) -> Result {
    do throws(SaveError) {
      return try body(.ofFolderOwner)
    } catch {
      guard case .file(.untrustedFolder) = error, options.contains(.untrustedFolder) else { throw error }
      return try body(.own)
    }
  }

  /// Makes the file again that another program removed, with the owner, the mode and the attributes that it had.
  ///
  /// - Throws: `SaveError`; `FileError.exists` where there is a file again.
  public func saveAgain(_ edited: Document) throws(SaveError) -> Saved {
    try make(edited)
  }

  private func make(_ edited: Document) throws(SaveError) -> Saved {
    try trusting { rights throws(SaveError) in try make(edited, rights) }
  }

  private func make(_ edited: Document, _ rights: FileLocation.Rights) throws(SaveError) -> Saved {
    do throws(FileError) {
      try writer.create(target, with: edited.text, like: traits, mode: newMode, rights: rights)
      let present = try PresentFile(target, writer.fileSystem, options: options.union(.large))
      let traits = try FileError.attempt(path, try FileTraits(of: present.file.descriptor, writer.fileSystem))
      let file = SettingsFile(
        path: path, target: present.location.path, traits: traits, document: edited, options: options,
        way: present.location.way, writer: writer)
      return Saved(file: file, isMerged: false, notices: [])
    } catch {
      throw .file(error)
    }
  }
}
