/// Why a change was not made. Nothing has changed then.
///
///     do {
///       document = try document.applying(.rename(["colour"], to: "color")).document
///     } catch .keyExists(let path) {
///       print("\(path) is there already")
///     }
public enum EditError: Error, Sendable, Hashable {
  /// There is no setting at this path.
  case notFound(Path)
  /// There is something other than an object or array on the way of the path.
  case notAContainer(Path, Kind)
  /// The array has only `count` elements.
  case indexOutOfRange(Path, count: Int)
  /// The step is a key, and an array is there.
  case keyInArray(Path)
  /// The object has this key already.
  case keyExists(Path)
  /// The change makes no sense for this path, as renaming the root.
  case impossible(Path, String)
  /// The format has no way to write this value.
  case unsupported(Path, String)
  /// The edit was tried, and the text it made is not the asked change and nothing else; so it was dropped.
  case refused(Path, String)

  /// A value over lines cannot become another without the comments between them.
  package static func losingComments(of part: String, _ path: Path) -> EditError {
    .unsupported(path, "comments may be between the lines of this \(part), which would be lost")
  }
}

extension EditError: CustomStringConvertible {
  /// One sentence for the user: the path, what is the matter, and what to do where there is something.
  public var description: String {
    switch self {
    case .notFound(let path): "\(Self.name(path)) is not set"
    case .notAContainer(let path, let kind): "\(Self.name(path)) is a \(kind), nothing can be set inside it"
    case .indexOutOfRange(let path, let count): "\(Self.name(path)) is out of range: there are \(count) elements"
    case .keyInArray(let path): "\(Self.name(path)) names a key, but there is an array: give an index"
    case .keyExists(let path): "\(Self.name(path)) is set already: remove it first"
    case .impossible(let path, let reason), .unsupported(let path, let reason): "\(Self.name(path)): \(reason)"
    case .refused(let path, let reason): "\(Self.name(path)) was left as it is: \(reason)"
    }
  }

  private static func name(_ path: Path) -> String {
    path.isRoot ? "the whole document" : path.description
  }
}
