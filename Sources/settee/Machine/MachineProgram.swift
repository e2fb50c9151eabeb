import SettingsDocuments
import SettingsPrograms

/// A program of this machine that a page tells of, and its files.
struct MachineProgram: Sendable {
  let page: ProgramPage
  /// The files that are there and are this machine's own, sorted by the patterns of the page and by name.
  let files: [File]
  /// Those that packages bring and that no person changes.
  let shipped: [File]

  /// A file, with its format where the name does not tell.
  struct File: Hashable, Sendable {
    let path: String
    let format: Format?

    init(_ path: String, format: Format?) {
      self.path = path
      self.format = Format.sure(name: path) == nil ? format : nil
    }

    var request: FileRequest { FileRequest(path: path, format: format) }

    /// How it is read: as its page says, by its name, or by its content; nil for what its program alone reads.
    func format(of content: [UInt8]? = nil) -> Format? {
      format ?? content.map { FormatDetection(name: path, content: $0).format } ?? Format.detect(name: path)
    }

    /// What the system says of it; nil where it is not there any more.
    var status: FileStatus? { try? SystemFileSystem().status(of: path) }

    /// What changes when it is written.
    static func state(of status: FileStatus?) -> String { status.map { "\($0.size) \($0.modified)" } ?? "" }
  }
}

/// Finds the programs of this machine: those that are there, or have left a file.
struct MachinePrograms: Sendable {
  let pages: ProgramPages
  let home: String?
  /// The folder that the machine is in; empty but in tests.
  var root = ""

  /// Folders of files that packages bring, and that are no machine's own (file-hierarchy(7)).
  static let shippedFolders = ["/usr/lib/", "/lib/", "/usr/share/"]

  /// A program by its page; nil where it is not there, or its page cannot be read.
  func program(named name: String) -> MachineProgram? { page(named: name).flatMap(program) }

  /// A page by its name; nil where it cannot be read.
  func page(named name: String) -> ProgramPage? { (try? pages.page(named: name)) ?? nil }

  func program(of page: ProgramPage) -> MachineProgram? {
    var own: [MachineProgram.File] = []
    var shipped: [MachineProgram.File] = []
    var known: Set<String> = []
    for file in page.files {
      for path in paths(matching: file.pattern) where known.insert(path).inserted {
        let found = MachineProgram.File(path, format: file.format)
        if isShipped(path) { shipped.append(found) } else if !isAlias(path) { own.append(found) }
      }
    }
    let program = MachineProgram(page: page, files: own, shipped: shipped)
    return own.isEmpty && shipped.isEmpty && !isInstalled(page) ? nil : program
  }

  private func isInstalled(_ page: ProgramPage) -> Bool {
    guard let program = page.program else { return false }
    var expansion = PathExpansion()
    return !expansion.paths(matching: root + program).isEmpty
  }

  /// What changes where a file of a page comes, goes or is changed, as patterns of paths. Packages replace their files as
  /// a whole, which their folders tell.
  func watched(_ page: ProgramPage) -> [String] {
    let patterns = page.files.compactMap { whole($0.pattern) }
    return patterns.map { isShipped($0) ? FilePath.folder(of: $0) : $0 } + page.knowledgeFiles(in: root)
  }

  /// The regular files that a pattern of a page means.
  private func paths(matching pattern: String) -> [String] {
    guard let pattern = whole(pattern) else { return [] }
    var expansion = PathExpansion()
    return expansion.paths(matching: pattern).filter(SystemFileSystem().isFile)
  }

  /// A pattern with the account's folder in the place of the tilde; nil for a name in whichever folder.
  private func whole(_ pattern: String) -> String? {
    if pattern.hasPrefix("**") { return nil }
    return pattern.hasPrefix("~/") ? home.map { $0 + pattern.dropFirst() } : root + pattern
  }

  private func isShipped(_ path: String) -> Bool {
    Self.shippedFolders.contains { path.hasPrefix(root + $0) }
  }

  /// Whether a path is another name of a file that a package brings, as those of enabled units are.
  private func isAlias(_ path: String) -> Bool {
    guard (try? SystemFileSystem().linkStatus(of: path))?.kind == .symbolicLink else { return false }
    return (try? SystemFileSystem().resolve(path)).map(isShipped) ?? true
  }

  // MARK: - New files

  /// A place where a program would read a file that is not there.
  enum Opening: Hashable, Sendable {
    case file(MachineProgram.File)
    /// Any name in this folder that ends so.
    case folder(String, ending: String, Format?)
  }

  /// Where files of a program can be made: in folders that are there.
  func openings(of program: MachineProgram) -> [Opening] {
    var openings: [Opening] = []
    for file in program.page.files {
      guard let pattern = whole(file.pattern), !isShipped(pattern) else { continue }
      let (folder, name) = (FilePath.folder(of: pattern), FilePath.name(of: pattern))
      var expansion = PathExpansion()
      for folder in expansion.paths(matching: folder) where SystemFileSystem().isFolder(folder) {
        if !name.contains("*") {
          let path = FilePath.join(folder, name)
          if (try? SystemFileSystem().linkStatus(of: path)) == nil {
            openings.append(.file(MachineProgram.File(path, format: file.format)))
          }
        } else if name.hasPrefix("*"), !name.dropFirst().contains("*") {
          openings.append(.folder(folder, ending: String(name.dropFirst()), file.format))
        }
      }
    }
    return openings
  }
}
