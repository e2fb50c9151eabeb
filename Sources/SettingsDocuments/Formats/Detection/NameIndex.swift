import Libc

/// How ``FormatNameIndex`` is written and read: lines of a mark, a meaning, a tab and a pattern. Looking a name up there
/// makes no format and no array.
///
/// The patterns are in the order of their keys, so that few of them are looked at: a pattern's last component, or what is
/// behind its last star there; of a star alone, that and the folder before it, unless that has a star. Before each pattern is its place among all, and a tab: of two as narrow as each other the
/// first decides.
enum NameIndex {
  static let format = UInt8(ascii: "=")
  static let hint = UInt8(ascii: "?")
  static let refusal = UInt8(ascii: "-")
  /// A refusal that comes before whatever is narrower.
  static let first = UInt8(ascii: "!")

  /// The pattern of a line, and the digits of its place among all patterns.
  static func pattern(_ line: Line) -> (place: UnsafeBufferPointer<UInt8>, pattern: NamePattern) {
    let tab = place(of: 0x09, in: line.text, from: 0) ?? line.text.count
    return (
      UnsafeBufferPointer(rebasing: line.text[..<tab]),
      NamePattern(UnsafeBufferPointer(rebasing: line.text.dropFirst(tab + 1)))
    )
  }

  private static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard start < bytes.count, let first = bytes.baseAddress,
      let found = memchr(first + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(first)
  }

  /// A line: what its mark and its tab are around, and the text behind the tab.
  struct Line {
    let mark: UInt8
    let meaning: UnsafeBufferPointer<UInt8>
    let text: UnsafeBufferPointer<UInt8>
  }

  struct Lines: Sequence, IteratorProtocol {
    private var rest: UnsafeBufferPointer<UInt8>

    init(_ text: StaticString) {
      self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    init(_ text: UnsafeBufferPointer<UInt8>) { rest = text }

    mutating func next() -> Line? {
      guard let mark = rest.first else { return nil }
      let end = NameIndex.place(of: 0x0A, in: rest, from: 0) ?? rest.count
      let line = UnsafeBufferPointer(rebasing: rest[1..<end])
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(end + 1))
      let tab = NameIndex.place(of: 0x09, in: line, from: 0) ?? line.count
      return Line(
        mark: mark, meaning: UnsafeBufferPointer(rebasing: line[..<tab]),
        text: UnsafeBufferPointer(rebasing: line.dropFirst(tab + 1)))
    }
  }

  /// Lines in the order of their keys.
  struct SortedLines {
    private let text: UnsafeBufferPointer<UInt8>

    init(_ text: StaticString) {
      self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// Hands on each line of a key, in their order.
    ///
    /// - Complexity: logarithmic, besides the lines of the key.
    func forEach(ofKey key: UnsafeBufferPointer<UInt8>, _ body: (Line) -> Void) {
      var (low, high) = (0, text.count)
      while low < high {
        let line = range(around: (low + high) / 2)
        if order(keyOf: line, key) < 0 { low = min(line.upperBound + 1, text.count) } else { high = line.lowerBound }
      }
      while low < text.count {
        let line = range(around: low)
        guard order(keyOf: line, key) == 0 else { return }
        var lines = Lines(UnsafeBufferPointer(rebasing: text[line]))
        if let line = lines.next() { body(line) }
        low = line.upperBound + 1
      }
    }

    private func range(around place: Int) -> Range<Int> {
      var start = place
      while start > 0, text[start - 1] != 0x0A { start -= 1 }
      return start..<(NameIndex.place(of: 0x0A, in: text, from: place) ?? text.count)
    }

    private func order(keyOf line: Range<Int>, _ key: UnsafeBufferPointer<UInt8>) -> Int {
      let start = NameIndex.keyStart(of: UnsafeBufferPointer(rebasing: text[line])) + line.lowerBound
      let count = line.upperBound - start
      if let own = text.baseAddress, let other = key.baseAddress {
        let order = memcmp(own + start, other, min(count, key.count))
        if order != 0 { return Int(order) }
      }
      return count - key.count
    }
  }

  /// Where the key of a line or a pattern begins: behind the last `/`, star or tab, where these are not the `/*` at its
  /// end.
  private static func keyStart(of line: UnsafeBufferPointer<UInt8>) -> Int {
    func part(_ end: Int) -> Int {
      var start = end
      while start > 0, !endsKeys(line[start - 1]) { start -= 1 }
      return start
    }
    let folderEnd = line.count - 2
    guard folderEnd >= 0, line[folderEnd] == UInt8(ascii: "/"), line[folderEnd + 1] == UInt8(ascii: "*") else {
      return part(line.count)
    }
    let folder = part(folderEnd)
    return folder > 0 && line[folder - 1] == UInt8(ascii: "*") ? folderEnd : folder
  }

  private static func endsKeys(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") || byte == 0x09
  }

  /// Whether a key of ``FormatNameIndex/endings`` begins with a byte.
  static func isInitial(_ byte: UInt8) -> Bool {
    let initials = FormatNameIndex.initials
    return memchr(initials.utf8Start, Int32(byte), initials.utf8CodeUnitCount) != nil
  }

  // MARK: - Writing

  /// The text of ``FormatNameIndex``, made of what the formats tell now.
  static var source: String {
    let patterns = FormatNames.meanings.enumerated().map { place, meaning in
      let line =
        switch meaning.meaning {
        case .format(let name): "=\(name)\t\(place)\t\(meaning.pattern)"
        case .hint(let number, _): "?\(number)\t\(place)\t\(meaning.pattern)"
        case .refusal(let reason): "\(meaning.isFirst ? "!" : "-")\(reason)\t\(place)\t\(meaning.pattern)"
        }
      let key = Array(meaning.pattern.utf8).withUnsafeBufferPointer { Array($0[keyStart(of: $0)...]) }
      let hasStar = meaning.pattern.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.contains(UInt8(ascii: "*"))
      return (line: line, key: key, hasStar: hasStar)
    }
    func lines(withStar: Bool) -> [String] {
      let chosen = patterns.enumerated().filter { $0.element.hasStar == withStar }
      return chosen.sorted {
        $0.element.key == $1.element.key
          ? $0.offset < $1.offset : $0.element.key.lexicographicallyPrecedes($1.element.key)
      }.map(\.element.line)
    }
    let initials = String(decoding: Set(patterns.filter(\.hasStar).compactMap(\.key.first)).sorted(), as: UTF8.self)
    let places = FormatFamily.all.enumerated().flatMap { family, formats in
      formats.names.enumerated().map { "=\($1.format)\t\(family) \($0)" }
    }
    return """
      /// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
      enum FormatNameIndex {
        /// By the last components.
        static let names: StaticString = \(literal(lines(withStar: false)))

        /// Those with a star in the last component, by what is behind it.
        static let endings: StaticString = \(literal(lines(withStar: true)))

        /// What those keys begin with.
        static let initials: StaticString = #"\(initials)"#

        static let places: StaticString = \(literal(places))
      }

      """
  }

  private static func literal(_ lines: [String]) -> String {
    "#\"\"\"\n" + lines.map { "    \($0)\n" }.joined() + "    \"\"\"#"
  }
}

extension FormatNames.Meaning {
  init?(_ line: NameIndex.Line) {
    let text = String(decoding: line.meaning, as: UTF8.self)
    switch line.mark {
    case NameIndex.format: self = .format(text)
    case NameIndex.hint:
      guard let number = Int(text), NameHint.all.indices.contains(number) else { return nil }
      self = .hint(number, format: NameHint.all[number].format)
    default: self = .refusal(text)
    }
  }
}
