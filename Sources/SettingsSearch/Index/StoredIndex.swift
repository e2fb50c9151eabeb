/// An index that ``IndexWriter`` has made, asked through FTS5.
final class StoredIndex {
  /// What it is made of; see ``SettingIndexKey``.
  let key: String
  /// What the key is worked out from.
  let source: [String]
  let programs: [IndexedProgram]
  /// By the number of the setting: the place of its program. Settings are numbered from 1 on.
  let programPlaces: [Int]
  /// By the number of the setting: how many words its name has.
  let nameLengths: [Int]
  /// By the number of the setting: what filters ask of it.
  let traits: [UInt32]
  /// By the number of the phrase, from 1 on.
  let phraseTraits: [PhraseTraits]
  let meanings: [Meaning]
  /// What people say, by the phrase, and then the names, by the setting; nil where it is damaged.
  private(set) lazy var sentences: Sentences? = readSentences()
  /// By the number of the setting: how many phrases mean it.
  let phraseCounts: [Int]
  /// By the number of the setting: how many words its phrases and its name have.
  let wordCounts: [Float]
  /// All words of names and phrases, to be compared with a slip.
  private(set) lazy var words: [String] = readWords()
  private let database: Database
  private let findSettings, findPhrases, findSetting, findWish: Statement

  var settingCount: Int { nameLengths.count - 1 }
  var phraseCount: Int { phraseTraits.count - 1 }

  /// - Throws: where it is no index, or is cut off.
  init(_ content: [UInt8]) throws(DatabaseError) {
    database = try Database(content: content)
    let facts = try database.statement("SELECT value FROM fact WHERE name IN ('key', 'source') ORDER BY name")
    guard try facts.step(), let key = facts.text(0), try facts.step(), let source = facts.text(0) else {
      throw DatabaseError(code: DatabaseError.mismatch)
    }
    (self.key, self.source) = (key, source.split(separator: "\n").map(String.init))
    programs = try Self.programs(in: database)
    let lists = try Lists(database, programCount: programs.count)
    (nameLengths, phraseTraits, meanings) = (lists.nameLengths, lists.phrases, lists.meanings)
    traits = lists.traits
    var phraseCounts = [Int](repeating: 0, count: nameLengths.count)
    var wordCounts = nameLengths.map { Float($0) * SettingLikelihood.wordsOfName }
    for meaning in meanings {
      phraseCounts[meaning.setting] += 1
      wordCounts[meaning.setting] += Float(phraseTraits[meaning.phrase].wordCount)
    }
    (self.phraseCounts, self.wordCounts) = (phraseCounts, wordCounts)
    var places = [Int](repeating: 0, count: nameLengths.count)
    for (place, program) in programs.enumerated() {
      for setting in program.settings.clamped(to: 1..<places.count) { places[setting] = place }
    }
    programPlaces = places
    findSettings = try database.statement("SELECT rowid FROM setting_words WHERE setting_words MATCH ?")
    findPhrases = try database.statement("SELECT rowid FROM phrase_words WHERE phrase_words MATCH ?")
    findSetting = try database.statement(
      "SELECT file.path, setting.path, state, twin, value FROM setting JOIN file ON file.id = file WHERE setting.id = ?"
    )
    findWish = try database.statement("SELECT value FROM wish WHERE id = ?")
  }

  private static func programs(in database: Database) throws(DatabaseError) -> [IndexedProgram] {
    var programs: [IndexedProgram] = []
    let rows = try database.statement("SELECT name, title, installed, first, last, mass FROM program ORDER BY id")
    while try rows.step() {
      let (name, title) = (rows.text(0) ?? "", rows.text(1) ?? "")
      programs.append(
        IndexedProgram(
          name: name, title: title, isInstalled: rows.integer(2) == 1,
          settings: rows.integer(3)..<max(rows.integer(3), rows.integer(4) + 1), mass: rows.integer(5),
          words: PlainWords.words(of: title) + PlainWords.words(of: name) + [name]))
    }
    return programs
  }

  private func readWords(_ list: IndexLayout.List = .words) -> [String] {
    guard let bytes = try? Lists.bytes(list, database) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func readSentences() -> Sentences? {
    guard let bytes = try? Lists.bytes(.sentences, database),
      let numbers = try? Lists.bytes(.sentenceNumbers, database),
      let sentences = Sentences(bytes, numbers: numbers, words: readWords(.sentenceWords))
    else { return nil }
    return sentences.count == phraseCount + settingCount ? sentences : nil
  }

  func prepare() { (_, _) = (sentences, words) }

  // MARK: - What is asked

  /// Calls a function with each place that has all words of a term.
  ///
  /// - Parameter isBeginning: whether words that begin so are meant as well.
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
    while try statement.step() {
      let row = statement.integer(0)
      if row > 0 { body(row) }
    }
  }

  func setting(_ number: Int) throws(DatabaseError) -> IndexedSetting? {
    findSetting.bind(.integer(number))
    guard try findSetting.step(), let file = findSetting.text(0), let path = findSetting.text(1) else { return nil }
    let state = SearchedSetting.State(rawValue: findSetting.integer(2)) ?? .unset
    let value = findSetting.text(4) ?? ""
    return IndexedSetting(file: file, path: path, state: state, value: value, twin: findSetting.integer(3))
  }

  /// The files in which a program has settings.
  func files(of program: IndexedProgram) throws(DatabaseError) -> [String] {
    let rows = try database.statement(
      "SELECT path FROM file WHERE id IN (SELECT file FROM setting WHERE id >= ? AND id < ?) ORDER BY id")
    rows.bind(.integer(program.settings.lowerBound), .integer(program.settings.upperBound))
    var files: [String] = []
    while try rows.step() { files.append(rows.text(0) ?? "") }
    return files
  }

  func phrase(_ number: Int) throws(DatabaseError) -> SettingHit.Wish? {
    guard let sentences, number > 0, number <= phraseCount else { return nil }
    findWish.bind(.integer(number))
    let value = try findWish.step() ? findWish.text(0) : nil
    return SettingHit.Wish(phrase: sentences.words(of: number - 1).joined(separator: " "), value: value)
  }
}

/// The lists of an index. What points outside is the fault of who damaged it, and the index is none.
private struct Lists {
  let nameLengths: [Int]
  let traits: [UInt32]
  let phrases: [PhraseTraits]
  let meanings: [Meaning]

  init(_ database: Database, programCount: Int) throws(DatabaseError) {
    func bytes(_ list: IndexLayout.List) throws(DatabaseError) -> [UInt8] { try Self.bytes(list, database) }
    nameLengths = try bytes(.nameLengths).map(Int.init)
    traits = IndexLayout.numbers(of: try bytes(.traits))
    let traitBytes = try bytes(.phrases)
    phrases = stride(from: 0, to: traitBytes.count - 2, by: 3).map { PhraseTraits(traitBytes[$0...]) }
    let numbers = (IndexLayout.numbers(of: try bytes(.meanings)) as [Int32]).map(Int.init)
    let phraseCount = phrases.count
    meanings = stride(from: 0, to: numbers.count - 2, by: 3).flatMap { place in
      let first = min(max(numbers[place + 1], 0), phraseCount)
      let count = min(max(numbers[place + 2], 0), phraseCount - first)
      return MeaningRun(setting: numbers[place], phrases: first..<first + count).meanings
    }
    guard !nameLengths.isEmpty, traits.count == nameLengths.count,
      !phrases.isEmpty, phrases.allSatisfy({ 0..<max(programCount, 1) ~= $0.program }),
      meanings.allSatisfy({ nameLengths.indices ~= $0.setting })
    else { throw DatabaseError(code: DatabaseError.mismatch) }
  }

  static func bytes(_ list: IndexLayout.List, _ database: Database) throws(DatabaseError) -> [UInt8] {
    let statement = try database.statement("SELECT numbers FROM list WHERE name = '\(list.rawValue)'")
    return try statement.step() ? statement.bytes(0) : []
  }
}

extension DatabaseError {
  /// SQLITE_MISMATCH: it is an index, but of something else.
  static let mismatch: Int32 = 20
}
