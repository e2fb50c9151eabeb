/// Makes the index of the settings of several programs.
package struct IndexWriter {
  private let database: Database
  private var splitter: WordSplitter
  /// Words that say nothing.
  private let ignored: Set<String>
  private var fileNumbers: [String: Int] = [:]
  private var nameLengths: [UInt8] = [0]
  private var traits: [Int] = [0]
  private var phrases: [PhraseTraits] = [PhraseTraits(wordCount: 0, program: 0, isTopic: false)]
  private var meanings: [MeaningRun] = []
  private var programCount = 0
  /// How much is said of the program that is added.
  private var mass = 0
  private var knownWords: Set<String> = []
  /// The words of each phrase, and of each setting's name and title.
  private var phraseWords, nameWords: [[String]]
  private let addFile, addSetting, addWish, addWords, addPhraseWords: Statement

  private var settingCount: Int { nameLengths.count - 1 }
  private var phraseCount: Int { phrases.count - 1 }

  /// The index as bytes; nil where it cannot be made.
  ///
  /// - Parameters:
  ///   - programs: what is known of each, in the order in which equals are listed.
  ///   - key: what the index is made of; see ``SettingIndexKey``.
  ///   - source: what the key is worked out from the next time, a line each.
  package static func index(
    of programs: [ProgramInWords], key: String, source: [String] = [], general: GeneralWords = .builtIn
  ) -> [UInt8]? {
    do throws(DatabaseError) {
      var writer = try IndexWriter(programs, ignored: general.ignored)
      for program in programs { try writer.add(program) }
      for group in general.groups { for phrase in group { writer.know(PlainWords.words(of: phrase)) } }
      return try writer.finish(key: key, source: source)
    } catch {
      return nil
    }
  }

  private init(_ programs: [ProgramInWords], ignored: Set<String>) throws(DatabaseError) {
    splitter = WordSplitter(counts: programs.reduce(into: [:]) { $0.merge($1.wordCounts, uniquingKeysWith: +) })
    self.ignored = ignored
    (phraseWords, nameWords) = ([], [])
    database = try Database()
    // All words stay in memory until the end, so that they are written once and there is nothing to be merged.
    try database.run(
      "PRAGMA page_size = 4096; BEGIN; " + IndexLayout.tables + """
        INSERT INTO setting_words(setting_words, rank) VALUES('hashsize', 268435456);
        INSERT INTO phrase_words(phrase_words, rank) VALUES('hashsize', 268435456);
        """)
    addFile = try database.statement("INSERT INTO file VALUES(?, ?)")
    addSetting = try database.statement("INSERT INTO setting VALUES(?, ?, ?, ?, ?, ?)")
    addWish = try database.statement("INSERT INTO wish VALUES(?, ?)")
    addWords = try database.statement("INSERT INTO setting_words(rowid, words) VALUES(?, ?)")
    addPhraseWords = try database.statement("INSERT INTO phrase_words(rowid, words) VALUES(?, ?)")
  }

  private func finish(key: String, source: [String]) throws(DatabaseError) -> [UInt8] {
    let addFact = try database.statement("INSERT INTO fact VALUES(?, ?)")
    try addFact.run(.text("key"), .text(key))
    try addFact.run(.text("source"), .text(source.joined(separator: "\n")))
    var sentences = SentenceWriter()
    for words in phraseWords + nameWords { sentences.add(words) }
    let (words, bytes, numbers) = sentences.parts
    try add(.sentenceWords, Array(words.joined(separator: "\n").utf8))
    try add(.sentences, bytes)
    try add(.sentenceNumbers, numbers)
    try add(.nameLengths, nameLengths)
    try add(.traits, IndexLayout.bytes(of: traits))
    try add(.phrases, phrases.flatMap(\.bytes))
    try add(
      .meanings, IndexLayout.bytes(of: meanings.flatMap { [$0.setting, $0.phrases.lowerBound, $0.phrases.count] }))
    try add(.words, Array(knownWords.sorted().joined(separator: "\n").utf8))
    try database.run("COMMIT")
    return database.content
  }

  private func add(_ list: IndexLayout.List, _ bytes: [UInt8]) throws(DatabaseError) {
    try database.statement("INSERT INTO list VALUES(?, ?)").run(.text(list.rawValue), .bytes(bytes))
  }

  // MARK: - Programs

  private mutating func add(_ indexed: ProgramInWords) throws(DatabaseError) {
    let program = indexed.program
    let first = settingCount + 1
    mass = 0
    var places = PlacesByName()
    for setting in indexed.settings {
      if let twin = places.add(setting, number: settingCount + 1) { try add(setting, twin: twin) }
    }
    know(PlainWords.words(of: program.title) + PlainWords.words(of: program.name))
    for (setting, called, wishes) in indexed.spoken {
      var numbers = places.numbers(of: setting.name)
      if numbers.isEmpty {
        try add(ofText: setting.name, of: program)
        numbers = [settingCount]
      }
      let first = phraseCount + 1
      for phrase in called { try add(phrase, value: nil) }
      for (value, phrases) in wishes { for phrase in phrases { try add(phrase, value: value) } }
      meanings += numbers.map { MeaningRun(setting: $0, phrases: first..<phraseCount + 1) }
    }
    for topic in indexed.topics { try add(topic, value: nil, isTopic: true) }
    try database.statement("INSERT INTO program VALUES(NULL, ?, ?, ?, ?, ?, ?)").run(
      .text(program.name), .text(program.title), .integer(program.isInstalled ? 1 : 0), .integer(first),
      .integer(settingCount), .integer(mass))
    programCount += 1
  }

  /// Adds what no source lists, such as a word of a text.
  private mutating func add(ofText name: String, of program: SearchedProgram) throws(DatabaseError) {
    let keys = name.split(separator: ".").map(String.init)
    let new = SearchedSetting(file: program.mainFile, keys: keys, path: name, state: .unset)
    var counts: [String: Int] = [:]
    try add(SettingInWords(new, counting: &counts), twin: settingCount + 1)
  }

  private mutating func add(_ indexed: SettingInWords, twin: Int) throws(DatabaseError) {
    let setting = indexed.setting
    let name = words(ofName: indexed.nameWords)
    nameLengths.append(UInt8(clamping: max(1, name.own.count)))
    traits.append(Int(setting.traits))
    try addSetting.run(
      .integer(settingCount), .integer(try number(ofFile: setting.file)), .text(setting.path),
      .integer(setting.state.rawValue), .integer(twin), .text(setting.value))
    var texts: [TextField: [String]] = [.name: name.all]
    texts[.section] = indexed.sectionWords.flatMap { words(ofName: $0).all }
    for (field, text) in setting.texts { texts[field, default: []].append(text) }
    for words in [name.all, indexed.titleWords, indexed.summaryWords] { know(words) }
    nameWords.append(name.own + indexed.titleWords.filter { !name.own.contains($0) })
    mass += name.own.count * WordMass.name
    mass += (Set(indexed.titleWords).count + Set(indexed.summaryWords).count) * WordMass.summary
    for field in TextField.allCases {
      guard let words = texts[field]?.joined(separator: " "), !words.isEmpty else { continue }
      try addWords.run(.integer(IndexLayout.row(of: settingCount, field)), .text(words))
    }
  }

  private mutating func number(ofFile path: String) throws(DatabaseError) -> Int {
    if let number = fileNumbers[path] { return number }
    let number = fileNumbers.count + 1
    fileNumbers[path] = number
    try addFile.run(.integer(number), .text(path))
    return number
  }

  /// The words of a name, and with them the name as one and the parts of words that were run together.
  private mutating func words(ofName words: [String]) -> (own: [String], all: [String]) {
    let parts = words.flatMap { splitter.parts(of: $0) }
    var all = words
    all += parts.filter { !words.contains($0) }
    if words.count > 1 { all += zip(words, words.dropFirst()).map { $0 + $1 } }
    if words.count > 2 { all.append(words.joined()) }
    return (parts, all)
  }

  /// Remembers words that a slip may be compared with.
  private mutating func know(_ words: [String]) {
    for word in words where word.utf8.count > 3 { knownWords.insert(word) }
  }

  // MARK: - Phrases

  /// - Parameter isTopic: whether the program is meant, and none of its settings.
  private mutating func add(_ phrase: ProgramInWords.Phrase, value: String?, isTopic: Bool = false)
    throws(DatabaseError)
  {
    let words = phrase.words
    know(words)
    phraseWords.append(words)
    let count = words.count { !ignored.contains($0) }
    phrases.append(PhraseTraits(wordCount: max(count, 1), program: programCount, isTopic: isTopic))
    mass += words.count * (isTopic ? WordMass.topic : WordMass.phrase)
    if let value { try addWish.run(.integer(phraseCount), .text(value)) }
    try addPhraseWords.run(.integer(phraseCount), .text(phrase.text))
  }
}
