/// How an index is laid out as tables of SQLite.
///
/// The words of a setting are in `setting_words`, a row for each of its texts: the number of the row is that of the setting
/// and of the field, so that what a word is found in is told without another look. What people say is in `phrase_words`, a
/// row for each phrase. Both know which row has which word, and nothing else; the words of a phrase, in their order, are in
/// the list of sentences, and the value that it wants in `wish`. What every search looks at is in `list` as whole numbers, one
/// after the other.
enum IndexLayout {
  /// Raised where the same settings give another index.
  static let version = 14

  static let tables = """
    CREATE TABLE fact(name TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE list(name TEXT PRIMARY KEY, numbers BLOB);
    CREATE TABLE program(
      id INTEGER PRIMARY KEY, name TEXT, title TEXT, installed INTEGER, first INTEGER, last INTEGER, mass INTEGER);
    CREATE TABLE file(id INTEGER PRIMARY KEY, path TEXT);
    CREATE TABLE setting(id INTEGER PRIMARY KEY, file INTEGER, path TEXT, state INTEGER, twin INTEGER, value TEXT);
    CREATE TABLE wish(id INTEGER PRIMARY KEY, value TEXT);
    CREATE VIRTUAL TABLE setting_words USING fts5(words, content='', columnsize=0, detail=none,
      tokenize='porter unicode61');
    CREATE VIRTUAL TABLE phrase_words USING fts5(words, content='', columnsize=0, detail=none,
      tokenize='porter unicode61');
    """

  /// The lists of numbers.
  enum List: String {
    /// How many words the name of each setting has; the first is of no setting.
    case nameLengths
    /// Three bytes for each phrase, see ``PhraseTraits``; the first three are of none.
    case phrases
    /// A setting, the first of the phrases that mean it, and how many follow one another, by turns.
    case meanings
    /// All words of names and phrases, a line each.
    case words
    /// What filters ask of each setting, as bits; the first is of no setting.
    case traits
    /// The words of phrases and names, a line each.
    case sentenceWords
    /// See ``Sentences``: the phrases, and then the names of the settings.
    case sentences
    /// See ``Sentences``: the numbers of their words.
    case sentenceNumbers
  }

  static func row(of setting: Int, _ field: TextField) -> Int { setting << TextField.bits | field.rawValue }

  static func setting(ofRow row: Int) -> (setting: Int, field: TextField?) {
    (row >> TextField.bits, TextField(rawValue: row & (1 << TextField.bits - 1)))
  }

  /// Numbers as bytes, the small end first.
  static func bytes(of numbers: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count * 4)
    for number in numbers { withUnsafeBytes(of: Int32(truncatingIfNeeded: number).littleEndian) { bytes += $0 } }
    return bytes
  }

  static func numbers<Number: FixedWidthInteger & BitwiseCopyable>(of bytes: [UInt8]) -> [Number] {
    let size = MemoryLayout<Number>.size
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / size).map { place in
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: place * size, as: Number.self))
      }
    }
  }
}
