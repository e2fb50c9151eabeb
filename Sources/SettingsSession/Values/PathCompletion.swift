import SettingsFiles

/// What a path that is being typed may become, by the names in its folder.
///
/// ```swift
/// let completion = PathCompletion(folder: "/etc/ssh", home: "/home/ann")
/// completion.texts(for: "sshd_config.d/")         // ["sshd_config.d/50-cloud.conf"]
/// cell.completions = TextCompletions { typed async in completion.texts(for: typed) }
/// ```
///
/// Each text begins with what was typed, so that `~/` and `../` stay as they are. A folder ends in a slash, for what is
/// in it is typed next. Names that begin with a dot are proposed once their dot is typed.
public struct PathCompletion: Sendable {
  /// What is proposed.
  public enum Kind: Sendable {
    /// Files, and folders to go on to.
    case filesAndFolders
    /// Folders alone.
    case folders
  }

  /// More are never proposed at once: nobody reads them.
  static let mostTexts = 200

  private let folder: String
  private let home: String?
  private let kind: Kind

  /// Completes paths by what is in the file system.
  ///
  /// - Parameters:
  ///   - folder: where paths begin that have no slash in front.
  ///   - home: what a tilde in front means; nil where nobody knows.
  ///   - kind: what is proposed.
  public init(folder: String, home: String?, kind: Kind = .filesAndFolders) {
    (self.folder, self.home, self.kind) = (folder, home, kind)
  }

  /// The path that a typed one means: without its tilde, and beginning in the folder where it has no slash in front.
  public func path(_ typed: String) -> String {
    if typed == "~" || typed.hasPrefix("~/"), let home { return home + typed.dropFirst() }
    return typed.hasPrefix("/") ? typed : FilePath.join(folder, typed)
  }

  /// Whole texts that begin with what is typed, sorted by name; none where the folder cannot be read, and none from the
  /// folders that the kernel makes up.
  ///
  /// - Complexity: reads the folder once, and looks at each name that fits; a folder on a network may take its time.
  public func texts(for typed: String) -> [String] {
    if typed == "~", home != nil { return ["~/"] }
    let slash = typed.utf8.lastIndex(of: UInt8(ascii: "/"))
    let beginning = slash.map { String(typed[...$0]) } ?? ""
    let name = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    let place = path(beginning.isEmpty ? "." : beginning)
    guard !KernelFiles.isOne(place), let names = try? SystemFileSystem().names(in: place) else { return [] }
    var fitting = names.filter { Self.fits($0, name) }
    // The last name is among those that are proposed, so that all begin with no more than all names do.
    if fitting.count > Self.mostTexts { fitting = fitting.prefix(Self.mostTexts - 1) + fitting.suffix(1) }
    return fitting.compactMap { text(beginning, $0, in: place) }
  }

  private static func fits(_ name: String, _ typed: String) -> Bool {
    // What cannot be shown in a line cannot be chosen in a list.
    name.utf8.starts(with: typed.utf8) && (typed.hasPrefix(".") || !name.hasPrefix("."))
      && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The whole text for a name; nil for what is not proposed.
  private func text(_ beginning: String, _ name: String, in place: String) -> String? {
    guard let status = try? SystemFileSystem().status(of: FilePath.join(place, name)) else { return nil }
    switch status.kind {
    case .folder: return beginning + name + "/"
    case .regular: return kind == .folders ? nil : beginning + name
    case .symbolicLink, .other: return nil
    }
  }
}
