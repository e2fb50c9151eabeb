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
  /// The build put the patterns in the order of their keys: the folder before the last component, where it has no star,
  /// a slash, and the last component, or the star and what is behind the last one there. So few patterns are looked at.
  ///
  /// - Complexity: for each byte of the last component, the logarithm of how many patterns there are; no page is read.
  static func best(ofPath path: String) -> (narrowness: Int, meaning: Meaning)? {
    var path = path
    return path.withUTF8 { path in
      var best: (rank: Int, meaning: UnsafeBufferPointer<UInt8>)?
      let table = BuiltInPages.formatNames
      func compare(_ places: Range<Int>) {
        for place in places {
          let value = table[place].value
          let end = value.firstIndex(of: 0x09) ?? value.count
          guard NamePattern(UnsafeBufferPointer(rebasing: value[..<end])).matches(path) else { continue }
          let (rank, meaning) = number(UnsafeBufferPointer(rebasing: value.dropFirst(end + 1)))
          if rank > best?.rank ?? -1 { best = (rank, meaning) }
        }
      }
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let folder = start == 0 ? 0 : path[..<(start - 1)].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let name = UnsafeBufferPointer(rebasing: path[start...])
      // With the folder before it, and with none.
      for head in start > folder + 1 ? [Array(path[folder..<start]), [UInt8(ascii: "/")]] : [[UInt8(ascii: "/")]] {
        let heads = head.withUnsafeBufferPointer { table.places(of: $0, asPrefix: true) }
        if heads.isEmpty { continue }
        compare(table.places(of: name, behind: head.count, in: heads))
        let starred = [UInt8(ascii: "*")].withUnsafeBufferPointer {
          table.places(of: $0, behind: head.count, in: heads, asPrefix: true)
        }
        if starred.isEmpty { continue }
        for end in 0...name.count {
          let ending = UnsafeBufferPointer(rebasing: name[end...])
          compare(table.places(of: ending, behind: head.count + 1, in: starred))
        }
      }
      return best.map { ($0.rank / places, Meaning($0.meaning)) }
    }
  }

  /// How many patterns of the same narrowness a rank tells apart.
  private static let places = 8192

  /// The digits that a value begins with, and what is behind them and a tab.
  private static func number(_ value: UnsafeBufferPointer<UInt8>) -> (Int, UnsafeBufferPointer<UInt8>) {
    var (number, place) = (0, 0)
    while place < value.count, value[place] != 0x09 {
      number = number &* 10 &+ Int(value[place] & 0xF)
      place += 1
    }
    return (number, UnsafeBufferPointer(rebasing: value.dropFirst(place + 1)))
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
