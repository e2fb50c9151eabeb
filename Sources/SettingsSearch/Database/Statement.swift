import CSQLite

/// A statement that can be run again and again with other values.
final class Statement {
  private let handle: OpaquePointer

  init(_ handle: OpaquePointer) { self.handle = handle }

  deinit { sqlite3_finalize(handle) }

  enum Value {
    case integer(Int)
    case text(String)
    case bytes([UInt8])
    case null
  }

  /// Puts values in the places of the question marks, in their order.
  func bind(_ values: Value...) { bind(values) }

  private func bind(_ values: [Value]) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() {
      let place = Int32(index + 1)
      switch value {
      case .integer(let number): sqlite3_bind_int64(handle, place, Int64(number))
      case .null: sqlite3_bind_null(handle, place)
      case .bytes(let bytes):
        _ = bytes.withUnsafeBytes { settee_bind_bytes(handle, place, $0.baseAddress, Int32($0.count)) }
      case .text(var text):
        text.withUTF8 { bytes in
          _ = bytes.withMemoryRebound(to: CChar.self) {
            settee_bind_text(handle, place, $0.baseAddress, Int32($0.count))
          }
        }
      }
    }
  }

  /// Goes to the next row; false where there is none.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw DatabaseError(code: code)
    }
  }

  func run(_ values: Value...) throws(DatabaseError) {
    bind(values)
    while try step() {}
  }

  func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func text(_ column: Int32) -> String? {
    sqlite3_column_text(handle, column).map { bytes in
      let count = Int(sqlite3_column_bytes(handle, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }

  func bytes(_ column: Int32) -> [UInt8] {
    let count = Int(sqlite3_column_bytes(handle, column))
    return sqlite3_column_blob(handle, column).map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
  }
}
