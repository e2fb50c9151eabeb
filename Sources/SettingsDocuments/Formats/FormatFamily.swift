/// The formats of one engine: one for each of its dialects, made when it is asked for.
struct FormatFamily: Sendable {
  /// Every family that has dialects.
  static let all: [FormatFamily] = [
    FormatFamily(INIDialect.catalogue, ini), FormatFamily(all: INIDialect.ofSections, ini),
    FormatFamily(all: INIDialect.ofEqualsSigns, ini), FormatFamily(all: INIDialect.ofWords, ini),
    FormatFamily(all: INIDialect.ofServers, ini), FormatFamily(all: INIDialect.ofCommands, ini),
    FormatFamily(all: INIDialect.ofColons, ini),
    FormatFamily(all: RowDialect.all) { Format($0, syntax: RowSyntax(dialect: $0)) },
    FormatFamily(all: BlockDialect.all) { Format($0, syntax: BlockSyntax(dialect: $0)) },
    FormatFamily(all: BraceDialect.all) { Format($0, syntax: BraceSyntax(dialect: $0)) },
  ]

  @Sendable private static func ini(_ dialect: INIDialect) -> Format {
    Format(dialect, syntax: INISyntax(dialect: dialect))
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
