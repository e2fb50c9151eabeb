/// The fields that a table of a page may have: what each is called, what it may be, what is said of it, and where its
/// value goes. Reading, refusing, the schema and the manual all follow from it.
struct PageFields<Subject>: Sendable {
  struct Field: Sendable {
    let summary: PageFieldSummary
    let take: @Sendable (PageReader, Node, inout Subject) throws(PageError) -> Void
  }

  /// Where the value of a field goes.
  typealias Setter<Value> = @Sendable (inout Subject, Value) -> Void

  /// What the table is called where its fields are described: `Formats/Fields/summaries.toml`.
  private let table: String
  private(set) var fields: [Field] = []
  private var exclusions: [[String]] = []
  private var needs: [(name: String, other: String)] = []
  private var checks: [@Sendable (PageReader, Subject) throws(PageError) -> Void] = []

  init(_ table: String = "", _ add: (inout PageFields) -> Void = { _ in }) {
    self.table = table
    add(&self)
  }

  var summaries: [PageFieldSummary] { fields.map(\.summary) }

  /// Reads a table.
  ///
  /// - Parameter subject: what holds where the table says nothing.
  /// - Throws: for a field that is not known, what a field may not be, fields that contradict each other, and one that
  ///   is missing.
  func read(_ reader: PageReader, into subject: Subject) throws(PageError) -> Subject {
    var subject = subject
    var seen: [(name: String, member: Member)] = []
    for member in reader.table.members {
      let key = member.key
      guard let field = fields.first(where: { $0.summary.name == key }) else {
        let known = fields.map(\.summary.name).joined(separator: ", ")
        throw reader.error("\(key) is not known here; known are \(known)", at: member.keySpan)
      }
      try field.take(reader, member.value, &subject)
      seen.append((key, member))
    }
    for names in exclusions {
      let found = seen.filter { names.contains($0.name) }
      if found.count > 1 {
        throw reader.error(
          "\(found[1].name) contradicts \(found[0].name): leave one away", at: found[1].member.keySpan)
      }
    }
    for need in needs {
      guard let field = seen.first(where: { $0.name == need.name }) else { continue }
      if !seen.contains(where: { $0.name == need.other }) {
        throw reader.error("\(need.name) needs \(need.other) beside it", at: field.member.keySpan)
      }
    }
    for field in fields where field.summary.isRequired && !seen.contains(where: { $0.name == field.summary.name }) {
      throw reader.missing(field.summary.name)
    }
    for check in checks { try check(reader, subject) }
    return subject
  }

  // MARK: - What is between fields

  /// Of these a table has one at most.
  mutating func exclude(_ names: String...) { exclusions.append(names) }

  /// A field means nothing without another.
  mutating func require(_ other: String, for names: String...) { needs += names.map { ($0, other) } }

  /// What else has to hold when all is read.
  mutating func check(_ check: @escaping @Sendable (PageReader, Subject) throws(PageError) -> Void) {
    checks.append(check)
  }

  // MARK: - Fields

  // What a field may be, and the fields of tables inside, are asked for only where something is said of them or one is
  // read: a page has few of them.

  mutating func add(
    _ name: String, _ shape: @escaping @Sendable @autoclosure () -> PageShape, isRequired: Bool = false,
    _ take: @escaping @Sendable (PageReader, Node, inout Subject) throws(PageError) -> Void
  ) {
    let summary = PageFieldSummary(table: table, name: name, isRequired: isRequired, shapeWhenAsked: shape)
    fields.append(Field(summary: summary, take: take))
  }

  /// A field whose value is read by itself.
  mutating func add<Value>(
    _ name: String, _ shape: @escaping @Sendable @autoclosure () -> PageShape, isRequired: Bool = false,
    _ set: @escaping Setter<Value>,
    by read: @escaping @Sendable (PageReader) -> (Node, String) throws(PageError) -> Value
  ) {
    add(name, shape(), isRequired: isRequired) { reader, node, subject throws(PageError) in
      set(&subject, try read(reader)(node, name))
    }
  }

  mutating func flag(_ name: String, _ set: @escaping Setter<Bool>) {
    add(name, .flag, set, by: PageReader.flag(of:named:))
  }

  mutating func text(_ name: String, isRequired: Bool = false, _ set: @escaping Setter<String>) {
    add(name, .text, isRequired: isRequired, set, by: PageReader.string(of:named:))
  }

  /// A word of a file: it is not empty and on one line.
  mutating func fileWord(_ name: String, isRequired: Bool = false, _ set: @escaping Setter<String>) {
    add(name, .text, isRequired: isRequired, set, by: PageReader.fileWord(of:named:))
  }

  mutating func fileWords(_ name: String, isRequired: Bool = false, _ set: @escaping Setter<[String]>) {
    add(name, .texts, isRequired: isRequired, set, by: PageReader.fileWords(of:named:))
  }

  mutating func integer(_ name: String, _ range: ClosedRange<Int>, _ set: @escaping Setter<Int>) {
    add(name, .integer) { reader, node, subject throws(PageError) in
      let number = try reader.integer(of: node, named: name)
      guard range.contains(number) else {
        throw reader.error(
          "\(name) is \(number); it may be \(range.lowerBound) to \(range.upperBound)", at: node.span)
      }
      set(&subject, number)
    }
  }

  mutating func bytes(_ name: String, _ set: @escaping Setter<[UInt8]>) {
    add(name, .bytes, set, by: PageReader.bytes(of:named:))
  }

  mutating func byte(_ name: String, _ set: @escaping Setter<UInt8>) {
    add(name, .byte, set, by: PageReader.byte(of:named:))
  }

  /// Characters as a text.
  mutating func characters(_ name: String, _ set: @escaping Setter<String>) {
    bytes(name) { set(&$0, String(decoding: $1, as: UTF8.self)) }
  }

  /// One of the cases of an enumeration, by its name.
  mutating func word<Word: PageWord>(_ name: String, isRequired: Bool = false, _ set: @escaping Setter<Word>) {
    add(name, .word(Word.allCases.map(\.rawValue)), isRequired: isRequired, set, by: PageReader.word(of:named:))
  }

  /// One of some words, each of which stands for a value.
  mutating func choice<Value>(
    _ name: String, _ values: @escaping @Sendable @autoclosure () -> KeyValuePairs<String, Value>,
    _ set: @escaping Setter<Value>
  ) {
    add(name, .word(values().map(\.key))) { reader, node, subject throws(PageError) in
      set(&subject, try reader.choice(of: node, named: name, among: values()))
    }
  }

  mutating func pair(_ name: String, _ set: @escaping Setter<(String, String)>) {
    add(name, .pair, set, by: PageReader.pair(of:named:))
  }

  mutating func pairs(_ name: String, _ set: @escaping Setter<[(String, String)]>) {
    add(name, .pairs) { reader, node, subject throws(PageError) in
      set(&subject, try reader.list(of: node, named: name, "pairs", reader.pair(of:named:)))
    }
  }

  mutating func table<Part: Sendable>(
    _ name: String, _ fields: @escaping @Sendable @autoclosure () -> PageFields<Part>, of new: Part,
    _ set: @escaping Setter<Part>
  ) {
    add(name, .table(fields().summaries)) { reader, node, subject throws(PageError) in
      set(&subject, try fields().read(try reader.table(of: node, named: name), into: new))
    }
  }

  mutating func tables<Part: Sendable>(
    _ name: String, _ fields: @escaping @Sendable @autoclosure () -> PageFields<Part>, of new: Part,
    _ set: @escaping Setter<[Part]>
  ) {
    add(name, .tables(fields().summaries)) { reader, node, subject throws(PageError) in
      let fields = fields()
      let tables = try reader.tables(of: node, named: name)
      set(&subject, try tables.map { table throws(PageError) in try fields.read(table, into: new) })
    }
  }

  /// A list of tables, each of which may be a text alone.
  mutating func textsOrTables<Part>(
    _ name: String, isRequired: Bool = false, _ fields: @escaping @Sendable @autoclosure () -> PageFields<Part>,
    of new: @escaping @Sendable (_ text: String) -> Part, _ set: @escaping Setter<[Part]>
  ) {
    add(name, .list(of: .either([.text, .table(fields().summaries)])), isRequired: isRequired) {
      reader, node, subject throws(PageError) in
      let parts = try reader.list(of: node, named: name, "texts and tables") { element, name throws(PageError) in
        if element.kind != .object { return new(try reader.fileWord(of: element, named: name)) }
        return try fields().read(try reader.table(of: element, named: name), into: new(""))
      }
      set(&subject, parts)
    }
  }

  /// All fields of a part of the subject.
  ///
  /// A key path would say the part as well, but making one is a third of the work of reading a page.
  mutating func include<Part>(
    _ others: PageFields<Part>,
    _ part: @escaping @Sendable (inout Subject, (inout Part) throws(PageError) -> Void) throws(PageError) -> Void
  ) {
    for field in others.fields {
      let take = { @Sendable (reader: PageReader, node: Node, subject: inout Subject) throws(PageError) in
        try part(&subject) { part throws(PageError) in try field.take(reader, node, &part) }
      }
      fields.append(Field(summary: field.summary, take: take))
    }
    exclusions += others.exclusions
    needs += others.needs
    for check in others.checks {
      self.check { reader, subject throws(PageError) in
        var subject = subject
        try part(&subject) { part throws(PageError) in try check(reader, part) }
      }
    }
  }
}

// MARK: - Values of files

extension PageReader {
  /// A word that files have: one that is empty or goes over lines would be found everywhere or nowhere.
  func fileWord(of node: Node, named name: String) throws(PageError) -> String {
    let word = try string(of: node, named: name)
    if word.isEmpty { throw error("\(name) is empty", at: node.span) }
    if word.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      throw error("\(name) goes over lines", at: node.span)
    }
    return word
  }

  func fileWords(of node: Node, named name: String) throws(PageError) -> [String] {
    try list(of: node, named: name, "texts", fileWord(of:named:))
  }

  /// Characters, of which each is one byte.
  func bytes(of node: Node, named name: String) throws(PageError) -> [UInt8] {
    let bytes = Array(try string(of: node, named: name).utf8)
    if bytes.contains(where: { $0 >= 0x80 }) {
      throw error("\(name) has a character that is not of ASCII", at: node.span)
    }
    return bytes
  }

  func byte(of node: Node, named name: String) throws(PageError) -> UInt8 {
    let bytes = try bytes(of: node, named: name)
    guard bytes.count == 1, bytes[0] != 0x0A, bytes[0] != 0x0D else {
      throw error("\(name) is not one character", at: node.span)
    }
    return bytes[0]
  }

  func pair(of node: Node, named name: String) throws(PageError) -> (String, String) {
    let words = try fileWords(of: node, named: name)
    guard words.count == 2 else { throw error("\(name) has not two texts: one for false, one for true", at: node.span) }
    return (words[0], words[1])
  }
}
