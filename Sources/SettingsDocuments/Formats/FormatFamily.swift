/// The formats of one engine: one for each of its dialects, made when it is asked for.
struct FormatFamily: Sendable {
  /// Every family that has dialects.
  static let all: [FormatFamily] = [
    FormatFamily(INIDialect.catalogue, lines), FormatFamily(all: INIDialect.ofSections, lines),
    FormatFamily(all: INIDialect.ofEqualsSigns, lines), FormatFamily(all: INIDialect.ofWords, lines),
    FormatFamily(all: INIDialect.ofServers, lines), FormatFamily(all: INIDialect.ofCommands, lines),
    FormatFamily(all: INIDialect.ofColons, lines), FormatFamily(all: RowDialect.all, rows),
    FormatFamily(all: BraceDialect.ofBlocks, braces), FormatFamily(all: BraceDialect.all, braces),
  ]

  // MARK: - The formats of the engines

  @Sendable static func lines(_ dialect: INIDialect) -> Format {
    Format(dialect, syntax: INISyntax(dialect: dialect))
  }

  @Sendable static func rows(_ dialect: RowDialect) -> Format {
    Format(dialect, syntax: RowSyntax(dialect: dialect))
  }

  @Sendable static func braces(_ dialect: BraceDialect) -> Format {
    Format(dialect, syntax: BraceSyntax(dialect: dialect))
  }

  private let size: @Sendable () -> Int
  private let make: @Sendable (Int) -> Format
  private let tell: @Sendable (Int) -> (format: String, patterns: [String])

  /// - Parameters:
  ///   - dialects: one for each dialect, so that only what is asked for is made.
  ///   - format: the format of a dialect.
  init<D: Dialect>(_ dialects: [@Sendable () -> D], _ format: @escaping @Sendable (D) -> Format) {
    size = { dialects.count }
    make = { format(dialects[$0]()) }
    tell = { place in
      let dialect = dialects[place]()
      return (dialect.name, dialect.names)
    }
  }

  /// A family of few dialects, which are all made when one of them is asked for.
  init<D: Dialect>(
    all dialects: @autoclosure @escaping @Sendable () -> [D], _ format: @escaping @Sendable (D) -> Format
  ) {
    size = { dialects().count }
    make = { format(dialects()[$0]) }
    tell = { place in (dialects()[place].name, dialects()[place].names) }
  }

  var count: Int { size() }

  func format(at place: Int) -> Format { make(place) }

  /// Every format, made.
  var formats: [Format] { (0..<count).map(make) }

  /// The dialects' names, each with the patterns of its files.
  var names: [(format: String, patterns: [String])] { (0..<count).map(tell) }

  /// The format of this name, in whatever family it is.
  ///
  /// - Complexity: a look at the names; makes only that format.
  static func format(named name: String) -> Format? {
    for line in NameIndex.Lines(FormatNameIndex.places) where line.meaning.elementsEqual(name.utf8) {
      let numbers = line.text.split(separator: 0x20).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      guard numbers.count == 2, all.indices.contains(numbers[0]), numbers[1] < all[numbers[0]].count else { break }
      let format = all[numbers[0]].format(at: numbers[1])
      if format.name == name { return format }
    }
    return nil
  }
}
