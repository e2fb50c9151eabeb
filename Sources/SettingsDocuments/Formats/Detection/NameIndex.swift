import Libc

/// How ``FormatNameIndex`` is written and read: lines of a mark, a meaning, a tab and a pattern. Looking a name up there
/// makes no format and no array.
enum NameIndex {
  static let format = UInt8(ascii: "=")
  static let hint = UInt8(ascii: "?")
  static let refusal = UInt8(ascii: "-")
  /// A refusal that comes before whatever is narrower.
  static let first = UInt8(ascii: "!")

  /// A line: what its mark and its tab are around, and the text behind the tab.
  struct Line {
    let mark: UInt8
    let meaning: UnsafeBufferPointer<UInt8>
    let text: UnsafeBufferPointer<UInt8>
  }

  struct Lines: Sequence, IteratorProtocol {
    private var rest: UnsafeBufferPointer<UInt8>

    init(_ text: StaticString) {
      rest = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    mutating func next() -> Line? {
      guard let mark = rest.first else { return nil }
      let end = Self.place(of: 0x0A, in: rest) ?? rest.count
      let line = UnsafeBufferPointer(rebasing: rest[1..<end])
      rest = UnsafeBufferPointer(rebasing: rest.dropFirst(end + 1))
      let tab = Self.place(of: 0x09, in: line) ?? line.count
      return Line(
        mark: mark, meaning: UnsafeBufferPointer(rebasing: line[..<tab]),
        text: UnsafeBufferPointer(rebasing: line.dropFirst(tab + 1)))
    }

    private static func place(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
      guard let start = UnsafeRawPointer(bytes.baseAddress), let found = memchr(start, Int32(byte), bytes.count) else {
        return nil
      }
      return UnsafeRawPointer(found) - start
    }
  }

  // MARK: - Writing

  /// The text of ``FormatNameIndex``, made of what the formats tell now.
  static var source: String {
    let patterns = FormatNames.meanings.map { meaning in
      switch meaning.meaning {
      case .format(let name): "=\(name)\t\(meaning.pattern)"
      case .hint(let number, _): "?\(number)\t\(meaning.pattern)"
      case .refusal(let reason): "\(meaning.isFirst ? "!" : "-")\(reason)\t\(meaning.pattern)"
      }
    }
    let places = FormatFamily.all.enumerated().flatMap { family, formats in
      formats.names.enumerated().map { "=\($1.format)\t\(family) \($0)" }
    }
    return """
      /// Every name's meaning, and where each format is among the families. Made by `make names` of what the formats tell.
      enum FormatNameIndex {
        static let patterns: StaticString = \(literal(patterns))

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
