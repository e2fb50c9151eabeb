import EmbeddedPages

/// Which file names are which format: what the pages tell of their files.
///
/// A pattern is matched against the last components of the path, as many as it has; `*` matches any characters
/// of one component. Of several that fit the narrowest decides: the one with the most components, then the one with the
/// most characters beside its stars.
enum FormatNames {
  /// What a name means.
  enum Meaning: Hashable {
    /// The format of this name, whatever is in the file.
    case format(String)
    /// The number of a format's shared names, and the format that they let expect.
    case hint(Int, format: String)
    /// No settings file that is read, and why.
    case refusal(String)
  }

  /// What the name that the path has means; `nil` when it tells nothing.
  static func meaning(ofPath path: String) -> Meaning? {
    LookUps.note(.name, path)
    return FormatCatalogue.shared.meaning(ofPath: path)
  }

  /// What the pages that are built in tell of a path, and how narrow their pattern is.
  ///
  /// - Complexity: that of ``PageTable/eachPattern(of:_:)``; no page is read.
  static func best(ofPath path: String) -> (narrowness: Int, meaning: Meaning)? {
    var path = path
    var best: (rank: Int, meaning: UnsafeBufferPointer<UInt8>)?
    BuiltInPages.formatNames.eachPattern(of: path) { pattern, value in
      let (rank, meaning) = number(value)
      guard rank > best?.rank ?? -1 else { return }
      let isMatch = pattern.withUnsafeBufferPointer { pattern in path.withUTF8 { NamePattern(pattern).matches($0) } }
      if isMatch { best = (rank, meaning) }
    }
    return best.map { ($0.rank / places, Meaning($0.meaning)) }
  }

  /// How many patterns of the same narrowness a rank tells apart.
  private static let places = 8192

  /// The digits that a value begins with, and what is behind them and a tab.
  private static func number(_ value: UnsafeBufferPointer<UInt8>) -> (Int, UnsafeBufferPointer<UInt8>) {
    let digits = value.prefix { $0 != 0x09 }
    let rest = UnsafeBufferPointer(rebasing: value.dropFirst(digits.count + 1))
    return (digits.reduce(0) { $0 &* 10 &+ Int($1 & 0xF) }, rest)
  }
}

extension FormatNames.Meaning {
  /// A meaning as the build writes it.
  fileprivate init(_ text: UnsafeBufferPointer<UInt8>) {
    let rest = String(decoding: text.dropFirst(), as: UTF8.self)
    switch text.first {
    case UInt8(ascii: "="): self = .format(rest)
    case UInt8(ascii: "?"):
      let words = rest.split(separator: " ", maxSplits: 1)
      self = .hint(Int(words[0]) ?? 0, format: String(words[words.count - 1]))
    default: self = .refusal(rest)
    }
  }
}
