/// Which stem is in which setting, read from what FTS5 has made of the texts.
struct WordTable {
  private var maker: DirectionMaker

  /// How much a word counts in a field.
  private static func weight(of field: TextField) -> Float {
    switch field {
    case .name: 2
    case .title: 1.5
    case .summary: 1
    case .text: 0.5
    case .value: 0.3
    case .longText: 0.25
    case .section: 0
    }
  }
  private static let phraseWeight: Float = 1.5

  init(_ database: Database, meanings: some Sequence<Meaning>, settingCount: Int) throws(DatabaseError) {
    maker = DirectionMaker(settingCount: settingCount)
    try database.run(
      """
      CREATE VIRTUAL TABLE temp.setting_stems USING fts5vocab(main, setting_words, instance);
      CREATE VIRTUAL TABLE temp.phrase_stems USING fts5vocab(main, phrase_words, instance);
      """)
    let said = try Self.phrases(in: database)
    let settingsOfPhrases = Dictionary(grouping: meanings, by: \.phrase)
    var counts = [Float](repeating: 0, count: settingCount + 1)
    var touched: [Int] = []
    func count(_ setting: Int, _ weight: Float) {
      if counts[setting] == 0 { touched.append(setting) }
      counts[setting] += weight
    }
    func takePhrases(of stem: String) {
      for phrase in said[stem] ?? [] {
        for meaning in settingsOfPhrases[phrase] ?? [] { count(meaning.setting, Self.phraseWeight) }
      }
    }
    func finish(_ maker: inout DirectionMaker) {
      maker.add(touched.map { ($0, counts[$0]) })
      for setting in touched { counts[setting] = 0 }
      touched.removeAll(keepingCapacity: true)
    }
    let rows = try database.statement("SELECT term, doc FROM setting_stems")
    var stem = ""
    var seen: Set<String> = []
    while try rows.step() {
      let (setting, field) = IndexLayout.setting(ofRow: rows.integer(1))
      if !rows.isText(0, &stem), let next = rows.text(0) {
        finish(&maker)
        stem = next
        seen.insert(stem)
        takePhrases(of: stem)
      }
      let weight = field.map(Self.weight) ?? 0
      if weight > 0 { count(setting, weight) }
    }
    finish(&maker)
    for stem in said.keys.sorted() where !seen.contains(stem) {
      takePhrases(of: stem)
      finish(&maker)
    }
    try database.run("DROP TABLE temp.setting_stems; DROP TABLE temp.phrase_stems")
  }

  private static func phrases(in database: Database) throws(DatabaseError) -> [String: [Int]] {
    var phrases: [String: [Int]] = [:]
    let rows = try database.statement("SELECT term, doc FROM phrase_stems")
    while try rows.step() { phrases[rows.text(0) ?? "", default: []].append(rows.integer(1)) }
    return phrases
  }

  var directions: Directions { maker.directions }
}
