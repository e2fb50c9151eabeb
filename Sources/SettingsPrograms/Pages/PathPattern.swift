/// A path in which `*` is any text without a slash, and `**` any text.
struct PathPattern {
  private var pieces: [Piece] = []

  private enum Piece {
    case text(Substring)
    case star, doubleStar
  }

  /// - Parameter home: the folder that a leading `~/` means; without it such a pattern matches nothing.
  init(_ pattern: Substring, home: String?) {
    let whole: Substring = pattern.hasPrefix("~/") ? "\(home ?? "\0")\(pattern.dropFirst())" : pattern
    // By bytes: a star and a slash are no part of a character.
    for text in whole.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false) {
      if case .star? = pieces.last, text.isEmpty {
        pieces[pieces.count - 1] = .doubleStar
      } else {
        pieces.append(.text(Substring(text)))
        pieces.append(.star)
      }
    }
    // A star was added behind the last text, too.
    if case .star? = pieces.last { pieces.removeLast() }
  }

  func matches(_ path: String) -> Bool { stars(in: path) != nil }

  /// What each star is in a path; nil for a path that does not match.
  func stars(in path: String) -> [Substring]? { stars(in: path[...], pieces[...]) }

  private func stars(in path: Substring, _ pieces: ArraySlice<Piece>) -> [Substring]? {
    guard let piece = pieces.first else { return path.isEmpty ? [] : nil }
    if case .text(let text) = piece {
      guard path.utf8.starts(with: text.utf8) else { return nil }
      return stars(in: path[path.utf8.index(path.startIndex, offsetBy: text.utf8.count)...], pieces.dropFirst())
    }
    var rest = path
    while true {
      if let others = stars(in: rest, pieces.dropFirst()) { return [path[..<rest.startIndex]] + others }
      guard let next = rest.first else { return nil }
      if case .star = piece, next == "/" { return nil }
      rest = rest.dropFirst()
    }
  }
}
