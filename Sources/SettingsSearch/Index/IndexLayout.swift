/// How an index is laid out as tables of SQLite.
///
/// The words of a setting are in `setting_words`, a row for each of its texts: the number of the row is that of the setting
/// and of the field, so that what a word is found in is told without another look. What people call settings is in
/// `phrase_words`, a row for each phrase. Both know which row has which word, and nothing else.
enum IndexLayout {
  /// Raised where the same settings give another index.
  static let version = 4

  static let tables = """
    CREATE TABLE fact(name TEXT PRIMARY KEY, value TEXT);
    CREATE TABLE program(id INTEGER PRIMARY KEY, name TEXT, title TEXT, installed INTEGER, first INTEGER, last INTEGER);
    CREATE TABLE file(id INTEGER PRIMARY KEY, path TEXT);
    CREATE TABLE setting(id INTEGER PRIMARY KEY, file INTEGER, path TEXT, state INTEGER, twin INTEGER, words INTEGER);
    CREATE TABLE phrase(id INTEGER PRIMARY KEY, setting INTEGER, text TEXT, value TEXT, words INTEGER);
    CREATE TABLE word(text TEXT);
    CREATE VIRTUAL TABLE setting_words USING fts5(words, content='', columnsize=0, detail=none,
      tokenize='porter unicode61');
    CREATE VIRTUAL TABLE phrase_words USING fts5(words, content='', columnsize=0, detail=none,
      tokenize='porter unicode61');
    """

  static func row(of setting: Int, _ field: TextField) -> Int { setting << TextField.bits | field.rawValue }

  static func setting(ofRow row: Int) -> (setting: Int, field: TextField?) {
    (row >> TextField.bits, TextField(rawValue: row & (1 << TextField.bits - 1)))
  }
}
