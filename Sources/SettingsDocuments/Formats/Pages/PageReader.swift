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

  /// What is wrong with a table that lacks a member.
  package func missing(_ name: String) -> PageError { error("\(name) is missing", at: table.keySpan ?? table.span) }

  /// What is wrong with a member's value.
  package func error(_ message: String, in name: String) -> PageError {
    error(message, at: table[name]?.span ?? table.span)
  }

  package func error(_ message: String, at span: Range<Int>) -> PageError {
    PageError(page: page, place: document.lines.position(at: span.lowerBound).description, message: message)
  }

  // MARK: - Members by their names

  package func string(_ name: String) throws(PageError) -> String? { try member(name, string(of:named:)) }

  package func required(_ name: String) throws(PageError) -> String {
    guard let text = try string(name) else { throw missing(name) }
    return text
  }

  package func flag(_ name: String) throws(PageError) -> Bool { try member(name, flag(of:named:)) ?? false }

  package func strings(_ name: String) throws(PageError) -> [String] { try member(name, strings(of:named:)) ?? [] }

  /// A list of words, or a table of words with what each of them means, in their order.
  package func meanings(_ name: String) throws(PageError) -> [(word: String, meaning: String)] {
    try member(name, meanings(of:named:)) ?? []
  }

  package func lists(_ name: String) throws(PageError) -> [[String]] {
    try member(name) { node, name throws(PageError) in
      try list(of: node, named: name, "lists of texts", strings(of:named:))
    } ?? []
  }

  /// A table whose members are lists of texts.
  package func namedLists(_ name: String) throws(PageError) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: try members(name, strings(of:named:)).map { ($0.name, $0.value) })
  }

  /// The tables that are the members of a table, with their names.
  package func namedTables(_ name: String) throws(PageError) -> [(name: String, value: PageReader)] {
    try members(name, table(of:named:))
  }

  /// One of the cases of an enumeration, by its name.
  package func word<Word: PageWord>(_ name: String, as: Word.Type = Word.self) throws(PageError) -> Word? {
    try member(name, word(of:named:))
  }

  /// A list of cases of an enumeration, by their names.
  package func words<Word: PageWord>(_ name: String) throws(PageError) -> [Word] {
    try member(name) { node, name throws(PageError) in
      try list(of: node, named: name, "texts", word(of:named:))
    } ?? []
  }

  package func table(_ name: String) throws(PageError) -> PageReader? { try member(name, table(of:named:)) }

  package func tables(_ name: String) throws(PageError) -> [PageReader] { try member(name, tables(of:named:)) ?? [] }

  private func member<Value>(
    _ name: String, _ read: (Node, String) throws(PageError) -> Value
  ) throws(PageError) -> Value? {
    guard let node = table[name] else { return nil }
    return try read(node, name)
  }

  private func members<Value>(
    _ name: String, _ read: (Node, String) throws(PageError) -> Value
  ) throws(PageError) -> [(name: String, value: Value)] { try table(name)?.members(read) ?? [] }

  private func members<Value>(
    _ read: (Node, String) throws(PageError) -> Value
  ) throws(PageError) -> [(name: String, value: Value)] {
    try table.members.map { member throws(PageError) in
      let name = member.key
      return (name, try read(member.value, name))
    }
  }

  // MARK: - Values

  package func string(of node: Node, named name: String) throws(PageError) -> String {
    guard let text = node.string else { throw error("\(name) is not a text", at: node.span) }
    return text
  }

  package func flag(of node: Node, named name: String) throws(PageError) -> Bool {
    guard let value = node.boolean else { throw error("\(name) is neither true nor false", at: node.span) }
    return value
  }

  package func meanings(of node: Node, named name: String) throws(PageError) -> [(word: String, meaning: String)] {
    if node.kind == .array { return try strings(of: node, named: name).map { ($0, "") } }
    return try table(of: node, named: name).members(string(of:named:)).map { (word: $0.name, meaning: $0.value) }
  }

  package func integer(of node: Node, named name: String) throws(PageError) -> Int {
    guard let value = node.number?.int else { throw error("\(name) is not a whole number", at: node.span) }
    return value
  }

  package func strings(of node: Node, named name: String) throws(PageError) -> [String] {
    try list(of: node, named: name, "texts", string(of:named:))
  }

  package func word<Word: PageWord>(of node: Node, named name: String) throws(PageError) -> Word {
    if let word = node.string.flatMap(Word.init(rawValue:)) { return word }
    return try choice(of: node, named: name, among: Word.allCases.map { ($0.rawValue, $0) })
  }

  /// What one of some words stands for.
  func choice<Value>(
    of node: Node, named name: String, among values: some Collection<(key: String, value: Value)>
  ) throws(PageError) -> Value {
    let text = try string(of: node, named: name)
    guard let choice = values.first(where: { $0.key == text }) else {
      let known = values.map(\.key).joined(separator: ", ")
      throw error("\(name) is \"\(text)\"; it may be \(known)", at: node.span)
    }
    return choice.value
  }

  package func table(of node: Node, named name: String) throws(PageError) -> PageReader {
    guard node.kind == .object else { throw error("\(name) is not a table", at: node.span) }
    return PageReader(page: page, document: document, table: node)
  }

  func tables(of node: Node, named name: String) throws(PageError) -> [PageReader] {
    try list(of: node, named: name, "tables", table(of:named:))
  }

  /// - Parameter elements: what there are, in words.
  func list<Element>(
    of node: Node, named name: String, _ elements: String,
    _ read: (Node, String) throws(PageError) -> Element
  ) throws(PageError) -> [Element] {
    guard node.kind == .array else { throw error("\(name) is not a list of \(elements)", at: node.span) }
    return try node.elements.map { element throws(PageError) in try read(element, "what is in \(name)") }
  }
}

/// An enumeration whose cases are words of a page.
package typealias PageWord = RawRepresentable<String> & CaseIterable & Sendable
