/// Names of settings that are typed as they are written: `server_tokens`, `HandleLidSwitch`, `user.name`.
struct TypedNames {
  /// The words of each.
  private let names: [[String]]

  init(_ typed: String) {
    names = typed.split(whereSeparator: \.isWhitespace).map { PlainWords.words(ofName: String($0)) }
      .filter { $0.count > 1 }
  }

  /// Whether one is the last key of a path, or that and keys before it.
  func hasName(ofPath path: String) -> Bool {
    if names.isEmpty { return false }
    let (words, length) = (PlainWords.words(ofName: path), PlainWords.words(ofName: Self.lastKey(path)).count)
    return names.contains { $0.count >= length && words.suffix($0.count) == $0[...] }
  }

  private static func lastKey(_ path: String) -> String {
    let isQuoted = path.hasSuffix("\"")
    let key = path.dropLast(isQuoted ? 1 : 0).split(separator: isQuoted ? "\"" : ".").last
    return key.map(String.init) ?? path
  }
}
