import SettingsDocuments
import SettingsPrograms

/// Files as a settings file names those that it includes: a path, a folder or a pattern with `*`, from its own folder
/// on.
struct FilePattern {
  let text: String
  let includer: String

  struct Matches {
    /// The files there are, sorted by name; of a folder those that are named as settings.
    var files: [String] = []
    /// What is there and is no file that can be opened: a pipe, a device, a file of the kernel's.
    var others: [String] = []
    /// Whether there may be more: the search ended at its bound.
    var isCut = false
  }

  /// Looks for the files; within a second, and without opening any.
  func matches() -> Matches {
    paths.lazy.map { matches(of: $0) }.first { !$0.files.isEmpty || !$0.others.isEmpty || $0.isCut } ?? Matches()
  }

  private func matches(of path: String) -> Matches {
    var expansion = PathExpansion()
    var matches = Matches()
    for path in expansion.paths(matching: path) {
      switch Self.kind(of: path) {
      case .folder?:
        var files = expansion.files(in: path, where: FilePath.isNamedAsSettings)
        if files.isEmpty, !isPattern { files = expansion.files(in: path, where: Self.isPlainName) }
        matches.files += files.filter { Self.kind(of: $0) == .regular }
      case .regular?: matches.files.append(path)
      default: matches.others.append(path)
      }
    }
    matches.isCut = expansion.isCut
    return matches
  }

  private var isPattern: Bool { text.utf8.contains { "*?[".utf8.contains($0) } }

  /// Where the files may be, the likeliest place first: nginx and Apache begin at the folder of their main file, which
  /// is above those of their sites.
  private var paths: [String] {
    if text.hasPrefix("/") { return [text] }
    if text.hasPrefix("~/"), let home = ProcessEnvironment.variables["HOME"] { return [home + text.dropFirst()] }
    let folder = FilePath.folder(of: includer)
    return [FilePath.join(folder, text), FilePath.join(FilePath.folder(of: folder), text)]
  }

  /// What a path leads to; nil for nothing, and for what the kernel makes up.
  private static func kind(of path: String) -> FileStatus.Kind? {
    guard let kind = try? SystemFileSystem().status(of: path).kind, !KernelFiles.isOne(path) else { return nil }
    return kind
  }

  /// Where nothing is named so, names without an ending are read, as sudo and logrotate do.
  private static func isPlainName(_ name: String) -> Bool { !name.utf8.contains { $0 == 0x2E || $0 == 0x7E } }
}
