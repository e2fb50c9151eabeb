/// Reads the members of a table of a page, each of the kind that is due.
package struct PageReader {
  let page: String
  let document: Document
  package let table: Node

  /// Reads the text of a page.
  ///
  /// - Throws: where it is no TOML.
  package init(page: String, parsing text: [UInt8]) throws(PageError) {
    self.page = page
    do throws(ParseError) {
      document = try Document(parsing: text, as: .toml)
    } catch {
      throw PageError(
        page: page, place: "\(error.position)", message: "expected \(error.expected), found \(error.found)")
    }
    table = document.root
  }

  init(page: String, document: Document, table: Node) {
    (self.page, self.document, self.table) = (page, document, table)
  }

  /// - Throws: where a member has another name than these.
  package func expect(only names: [String]) throws(PageError) {
    for member in table.members where !names.contains(member.key) {
      throw error("\(member.key) is not known here; known are \(names.joined(separator: ", "))", at: member.keySpan)
    }
  }

  package func string(_ name: String) throws(PageError) -> String? {
    guard let node = table[name] else { return nil }
    return try string(of: node, named: name)
  }

  package func string(of node: Node, named name: String) throws(PageError) -> String {
    guard let text = node.string else { throw error("\(name) is not a text", at: node.span) }
    return text
  }

  package func required(_ name: String) throws(PageError) -> String {
    guard let text = try string(name) else { throw missing(name) }
    return text
  }

  /// What is wrong with a table that lacks a member.
  package func missing(_ name: String) -> PageError { error("\(name) is missing", at: table.keySpan ?? table.span) }

  /// What is wrong with a member's value.
  package func error(_ message: String, in name: String) -> PageError {
    error(message, at: table[name]?.span ?? table.span)
  }

  package func flag(_ name: String) throws(PageError) -> Bool {
    guard let node = table[name] else { return false }
    return try flag(of: node, named: name)
  }

  package func flag(of node: Node, named name: String) throws(PageError) -> Bool {
    guard let value = node.boolean else { throw error("\(name) is neither true nor false", at: node.span) }
    return value
  }

  package func integer(_ name: String) throws(PageError) -> Int? {
    guard let node = table[name] else { return nil }
    return try integer(of: node, named: name)
  }

  package func integer(of node: Node, named name: String) throws(PageError) -> Int {
    guard let value = node.number?.int else {
      throw error("\(name) is not a whole number", at: node.span)
    }
    return value
  }

  package func strings(_ name: String) throws(PageError) -> [String] {
    guard let node = table[name] else { return [] }
    return try strings(of: node, named: name)
  }

  /// A list of words, or a table of words with what each of them means, in their order.
  package func meanings(_ name: String) throws(PageError) -> [(word: String, meaning: String)] {
    guard let node = table[name] else { return [] }
    return try meanings(of: node, named: name)
  }

  package func meanings(of node: Node, named name: String) throws(PageError) -> [(word: String, meaning: String)] {
    if node.kind == .array { return try strings(of: node, named: name).map { ($0, "") } }
    let reader = try table(of: node, named: name)
    var words: [(word: String, meaning: String)] = []
    for member in reader.table.members {
      let word = member.key
      words.append((word, try string(of: member.value, named: word)))
    }
    return words
  }

  /// A list of lists of texts.
  package func lists(_ name: String) throws(PageError) -> [[String]] {
    guard let node = table[name] else { return [] }
    guard node.kind == .array else { throw error("\(name) is not a list of lists of texts", at: node.span) }
    var lists: [[String]] = []
    for element in node.elements { lists.append(try strings(of: element, named: "what is in \(name)")) }
    return lists
  }

  /// A table whose members are lists of texts.
  package func namedLists(_ name: String) throws(PageError) -> [String: [String]] {
    guard let reader = try table(name) else { return [:] }
    var lists: [String: [String]] = [:]
    for member in reader.table.members {
      let name = member.key
      lists[name] = try reader.strings(of: member.value, named: name)
    }
    return lists
  }

  /// The tables that are the members of a table, with their names.
  package func namedTables(_ name: String) throws(PageError) -> [(name: String, reader: PageReader)] {
    guard let reader = try table(name) else { return [] }
    var tables: [(name: String, reader: PageReader)] = []
    for member in reader.table.members {
      let name = member.key
      tables.append((name, try reader.table(of: member.value, named: name)))
    }
    return tables
  }

  package func strings(of node: Node, named name: String) throws(PageError) -> [String] {
    guard node.kind == .array else { throw error("\(name) is not a list of texts", at: node.span) }
    var texts: [String] = []
    for element in node.elements {
      guard let text = element.string else { throw error("\(name) is not a list of texts", at: element.span) }
      texts.append(text)
    }
    return texts
  }

  /// One of the cases of an enumeration, by its name.
  package func word<Word: RawRepresentable & CaseIterable>(_ name: String, as: Word.Type = Word.self) throws(PageError)
    -> Word?
  where Word.RawValue == String {
    guard let node = table[name] else { return nil }
    return try word(of: node, named: name)
  }

  package func word<Word: RawRepresentable & CaseIterable>(
    of node: Node, named name: String, as: Word.Type = Word.self
  ) throws(PageError) -> Word where Word.RawValue == String {
    let text = try string(of: node, named: name)
    guard let word = Word(rawValue: text) else {
      throw notAmong(Word.allCases.map(\.rawValue), text, named: name, at: node.span)
    }
    return word
  }

  /// What one of some words stands for.
  func choice<Value>(
    of node: Node, named name: String, among values: KeyValuePairs<String, Value>
  ) throws(PageError) -> Value {
    let text = try string(of: node, named: name)
    guard let choice = values.first(where: { $0.key == text }) else {
      throw notAmong(values.map(\.key), text, named: name, at: node.span)
    }
    return choice.value
  }

  private func notAmong(_ words: [String], _ text: String, named name: String, at span: Range<Int>) -> PageError {
    error("\(name) is \"\(text)\"; it may be \(words.joined(separator: ", "))", at: span)
  }

  /// A list of cases of an enumeration, by their names.
  package func words<Word: RawRepresentable & CaseIterable>(_ name: String, as: Word.Type = Word.self) throws(PageError)
    -> [Word]
  where Word.RawValue == String {
    var words: [Word] = []
    for text in try strings(name) {
      guard let word = Word(rawValue: text) else {
        let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
        throw error("\(name) has \"\(text)\"; it may have \(known)", in: name)
      }
      words.append(word)
    }
    return words
  }

  package func table(_ name: String) throws(PageError) -> PageReader? {
    guard let node = table[name] else { return nil }
    return try table(of: node, named: name)
  }

  package func table(of node: Node, named name: String) throws(PageError) -> PageReader {
    guard node.kind == .object else { throw error("\(name) is not a table", at: node.span) }
    return PageReader(page: page, document: document, table: node)
  }

  package func tables(_ name: String) throws(PageError) -> [PageReader] {
    guard let node = table[name] else { return [] }
    return try tables(of: node, named: name)
  }

  func tables(of node: Node, named name: String) throws(PageError) -> [PageReader] {
    guard node.kind == .array else { throw error("\(name) is not a list of tables", at: node.span) }
    var tables: [PageReader] = []
    for element in node.elements { tables.append(try table(of: element, named: "what is in \(name)")) }
    return tables
  }

  package func error(_ message: String, at span: Range<Int>) -> PageError {
    PageError(page: page, place: document.lines.position(at: span.lowerBound).description, message: message)
  }
}
