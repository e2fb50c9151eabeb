import SettingsDocuments

/// Reads the members of a table of a page, each of the kind that is due.
struct PageReader {
  let page: String
  let document: Document
  let table: Node

  /// - Throws: where a member has another name than these.
  func expect(only names: [String]) throws(PageError) {
    for member in table.members where !names.contains(member.key) {
      throw error("\(member.key) is not known here; known are \(names.joined(separator: ", "))", at: member.keySpan)
    }
  }

  func string(_ name: String) throws(PageError) -> String? {
    guard let node = table[name] else { return nil }
    guard let text = node.string else { throw error("\(name) is not a text", at: node.span) }
    return text
  }

  func required(_ name: String) throws(PageError) -> String {
    guard let text = try string(name) else { throw missing(name) }
    return text
  }

  /// What is wrong with a table that lacks a member.
  func missing(_ name: String) -> PageError { error("\(name) is missing", at: table.keySpan ?? table.span) }

  /// What is wrong with a member's value.
  func error(_ message: String, in name: String) -> PageError { error(message, at: table[name]?.span ?? table.span) }

  func flag(_ name: String) throws(PageError) -> Bool {
    guard let node = table[name] else { return false }
    guard let value = node.boolean else { throw error("\(name) is neither true nor false", at: node.span) }
    return value
  }

  func integer(_ name: String) throws(PageError) -> Int? {
    guard let node = table[name] else { return nil }
    guard let value = node.number.flatMap({ Int($0.literal) }) else {
      throw error("\(name) is not a whole number", at: node.span)
    }
    return value
  }

  func strings(_ name: String) throws(PageError) -> [String] {
    guard let node = table[name] else { return [] }
    return try strings(of: node, named: name)
  }

  /// A list of lists of texts.
  func lists(_ name: String) throws(PageError) -> [[String]] {
    guard let node = table[name] else { return [] }
    guard node.kind == .array else { throw error("\(name) is not a list of lists of texts", at: node.span) }
    var lists: [[String]] = []
    for element in node.elements { lists.append(try strings(of: element, named: "what is in \(name)")) }
    return lists
  }

  /// A table whose members are lists of texts.
  func namedLists(_ name: String) throws(PageError) -> [String: [String]] {
    guard let reader = try table(name) else { return [:] }
    var lists: [String: [String]] = [:]
    for member in reader.table.members { lists[member.key] = try reader.strings(member.key) }
    return lists
  }

  /// The tables that are the members of a table, with their names.
  func namedTables(_ name: String) throws(PageError) -> [(name: String, reader: PageReader)] {
    guard let reader = try table(name) else { return [] }
    var tables: [(name: String, reader: PageReader)] = []
    for member in reader.table.members {
      if let table = try reader.table(member.key) { tables.append((member.key, table)) }
    }
    return tables
  }

  private func strings(of node: Node, named name: String) throws(PageError) -> [String] {
    guard node.kind == .array else { throw error("\(name) is not a list of texts", at: node.span) }
    var texts: [String] = []
    for element in node.elements {
      guard let text = element.string else { throw error("\(name) is not a list of texts", at: element.span) }
      texts.append(text)
    }
    return texts
  }

  /// One of the cases of an enumeration, by its name.
  func word<Word: RawRepresentable & CaseIterable>(_ name: String, as: Word.Type = Word.self) throws(PageError) -> Word?
  where Word.RawValue == String {
    guard let text = try string(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("\(name) is \"\(text)\"; it may be \(words)", in: name)
    }
    return word
  }

  /// A list of cases of an enumeration, by their names.
  func words<Word: RawRepresentable & CaseIterable>(_ name: String, as: Word.Type = Word.self) throws(PageError)
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

  func table(_ name: String) throws(PageError) -> PageReader? {
    guard let node = table[name] else { return nil }
    guard node.kind == .object else { throw error("\(name) is not a table", at: node.span) }
    return PageReader(page: page, document: document, table: node)
  }

  func tables(_ name: String) throws(PageError) -> [PageReader] {
    guard let node = table[name] else { return [] }
    guard node.kind == .array else { throw error("\(name) is not a list of tables", at: node.span) }
    return node.elements.map { PageReader(page: page, document: document, table: $0) }
  }

  func error(_ message: String, at span: Range<Int>) -> PageError {
    PageError(page: page, place: document.lines.position(at: span.lowerBound).description, message: message)
  }
}
