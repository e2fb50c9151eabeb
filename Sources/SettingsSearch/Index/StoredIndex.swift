/// An index that ``IndexWriter`` has made, asked through FTS5.
final class StoredIndex: TermIndex {
  let settingCount, phraseCount: Int
  let programs: [IndexedProgram]
  private(set) lazy var words: [String] = readWords()
  private let database: Database
  private let findSettings, findPhrases, findSetting, findPhrase: Statement

  /// - Parameter key: what the index has to be made of.
  /// - Throws: where it is no index, is cut off, or is made of something else.
  init(_ content: [UInt8], key: String) throws(DatabaseError) {
    database = try Database(content: content)
    let fact = try database.statement("SELECT value FROM fact WHERE name = 'key'")
    guard try fact.step(), fact.text(0) == key else { throw DatabaseError(code: DatabaseError.mismatch) }
    var programs: [IndexedProgram] = []
    let rows = try database.statement("SELECT name, title, installed, first, last FROM program ORDER BY id")
    while try rows.step() {
      programs.append(
        IndexedProgram(
          name: rows.text(0) ?? "", title: rows.text(1) ?? "", isInstalled: rows.integer(2) == 1,
          settings: rows.integer(3)..<max(rows.integer(3), rows.integer(4) + 1)))
    }
    self.programs = programs
    settingCount = programs.last.map { $0.settings.upperBound - 1 } ?? 0
    let phrases = try database.statement("SELECT max(id) FROM phrase")
    phraseCount = try phrases.step() ? phrases.integer(0) : 0
    findSettings = try database.statement("SELECT rowid FROM setting_words WHERE setting_words MATCH ?")
    findPhrases = try database.statement("SELECT rowid FROM phrase_words WHERE phrase_words MATCH ?")
    findSetting = try database.statement(
      "SELECT file.path, setting.path, state, twin, words FROM setting JOIN file ON file.id = file WHERE setting.id = ?"
    )
    findPhrase = try database.statement("SELECT setting, text, value, words FROM phrase WHERE id = ?")
  }

  private func readWords() -> [String] {
    guard let rows = try? database.statement("SELECT text FROM word") else { return [] }
    var words: [String] = []
    while (try? rows.step()) == true { words.append(rows.text(0) ?? "") }
    return words
  }

  func settings(with term: String, isBeginning: Bool, _ body: (Int, TextField) -> Void) throws(DatabaseError) {
    try forEachRow(findSettings, with: term, isBeginning) { row in
      let (setting, field) = IndexLayout.setting(ofRow: row)
      if let field, setting <= settingCount { body(setting, field) }
    }
  }

  func phrases(with term: String, isBeginning: Bool, _ body: (Int) -> Void) throws(DatabaseError) {
    try forEachRow(findPhrases, with: term, isBeginning) { if $0 <= phraseCount { body($0) } }
  }

  private func forEachRow(
    _ statement: Statement, with term: String, _ isBeginning: Bool, _ body: (Int) -> Void
  ) throws(DatabaseError) {
    let words = PlainWords.words(of: term)
    if words.isEmpty { return }
    // Words are letters and digits: nothing in quotes is a word of the query's own language.
    let query = words.map { "\"\($0)\"" }.joined(separator: " ") + (isBeginning ? "*" : "")
    statement.bind(.text(query))
    while try statement.step() { body(statement.integer(0)) }
  }

  func setting(_ number: Int) throws(DatabaseError) -> IndexedSetting? {
    findSetting.bind(.integer(number))
    guard try findSetting.step(), let file = findSetting.text(0), let path = findSetting.text(1) else { return nil }
    let state = SearchedSetting.State(rawValue: findSetting.integer(2)) ?? .unset
    return IndexedSetting(
      file: file, path: path, state: state, twin: findSetting.integer(3), wordCount: findSetting.integer(4))
  }

  func phrase(_ number: Int) throws(DatabaseError) -> IndexedPhrase? {
    findPhrase.bind(.integer(number))
    guard try findPhrase.step(), let text = findPhrase.text(1) else { return nil }
    return IndexedPhrase(
      setting: findPhrase.integer(0), text: text, value: findPhrase.text(2), wordCount: findPhrase.integer(3))
  }
}

extension DatabaseError {
  /// SQLITE_MISMATCH: it is an index, but of something else.
  static let mismatch: Int32 = 20
}
