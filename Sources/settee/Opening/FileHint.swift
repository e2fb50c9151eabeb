import SettingsDocuments
import SettingsSchema

/// What the program offers where a file is refused: the option or the verb that helps.
enum FileHint {
  static func described(_ error: OpenError) -> String {
    switch error {
    case .file(let error): described(error)
    case .unknownFormat: "\(error); name it with --format"
    case .refused: "\(error); --format reads it all the same"
    case .notUnderstood: error.description
    }
  }

  static func described(_ error: SaveError) -> String {
    guard case .file(let error) = error else { return error.description }
    return described(error)
  }

  static func described(_ error: FileError) -> String {
    hint(error).map { "\(error); \($0)" } ?? error.description
  }

  private static func hint(_ error: FileError) -> String? {
    switch error {
    case .large: "--large opens it all the same"
    case .untrustedFolder: "--trust-folder trusts them"
    case .readOnly: "--force replaces it all the same"
    case .interrupted(let path): "settee recover \(path) does that"
    case .notFound(let path): near(path).map { "did you mean \($0)?" }
    default: nil
    }
  }
}

extension FileHint {
  /// The file of the same folder that is most likely meant by a path that leads nowhere.
  private static func near(_ path: String) -> String? {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let (folder, name) = (String(path[..<start]), String(path[start...]))
    let names = (try? SystemFileSystem().names(in: folder.isEmpty ? "." : folder)) ?? []
    // Of short names any is near any other.
    guard name.prefix(while: { $0 != "." }).count >= shortestName else { return nil }
    let slip = Suggestion.slip(words(name), among: names.sorted().map(words))
    return names.first { words($0) == slip }.map { folder + $0 }
  }

  private static let shortestName = 4

  /// A name as one word: its ending may be the slip.
  private static func words(_ name: String) -> String { name.replacing(".", with: "_") }
}

extension FileOptions {
  /// What the command line allows.
  init(_ arguments: Arguments) {
    self = []
    if arguments.has(.large) { insert(.large) }
    if arguments.has(.trustFolder) { insert(.untrustedFolder) }
    if arguments.has(.force) { insert(.readOnlyFile) }
  }
}
