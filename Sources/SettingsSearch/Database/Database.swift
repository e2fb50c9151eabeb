import CSQLite

/// A database of SQLite in memory: it is written and read as bytes, and SQLite touches no file.
final class Database {
  private let handle: OpaquePointer

  /// An empty one.
  init() throws(DatabaseError) {
    var handle: OpaquePointer?
    // One thread at a time uses it, so that SQLite need not lock it.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(":memory:", &handle, flags, nil) == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw DatabaseError(code: SQLITE_NOMEM)
    }
    self.handle = handle
  }

  /// One that is only read.
  ///
  /// - Throws: where the content is no database; a part of one is noticed where it is read.
  convenience init(content: [UInt8]) throws(DatabaseError) {
    try self.init()
    guard Self.isWhole(content) else { throw DatabaseError(code: SQLITE_CORRUPT) }
    guard let copy = sqlite3_malloc64(UInt64(max(content.count, 1))) else { throw DatabaseError(code: SQLITE_NOMEM) }
    content.withUnsafeBytes { if let base = $0.baseAddress { copy.copyMemory(from: base, byteCount: $0.count) } }
    let count = Int64(content.count)
    // SQLite frees the copy, also where it fails.
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    try check(sqlite3_deserialize(handle, "main", copy.assumingMemoryBound(to: UInt8.self), count, count, flags))
  }

  /// Whether there are as many pages as the header says (section 1.3 of SQLite's file format).
  private static func isWhole(_ content: [UInt8]) -> Bool {
    guard content.count >= 100 else { return false }
    func number(_ place: Int, _ count: Int) -> Int { content[place..<place + count].reduce(0) { $0 << 8 | Int($1) } }
    return number(16, 2) * number(28, 4) == content.count
  }

  deinit { sqlite3_close_v2(handle) }

  /// The whole database.
  var content: [UInt8] {
    var count: Int64 = 0
    guard let bytes = sqlite3_serialize(handle, "main", &count, 0) else { return [] }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Runs statements that answer nothing.
  func run(_ statements: String) throws(DatabaseError) {
    try check(sqlite3_exec(handle, statements, nil, nil, nil))
  }

  func statement(_ text: String) throws(DatabaseError) -> Statement {
    var statement: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, text, -1, &statement, nil))
    guard let statement else { throw DatabaseError(code: SQLITE_MISUSE) }
    return Statement(statement)
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    if code != SQLITE_OK { throw DatabaseError(code: code) }
  }
}

/// What SQLite says of a database that cannot be used.
package struct DatabaseError: Error, CustomStringConvertible {
  let code: Int32
  package var description: String { String(cString: sqlite3_errstr(code)) }
}
