import Libc

/// What is told of a line of a journal without reading it whole.
package enum JournalLine {
  /// A line that says that what came before it is in force.
  static func applied(at time: Int) -> String { "{\"time\": \(time), \"applied\": true}" }

  /// A line that says that what was changed before this time is not kept any more.
  static func forgotten(before time: Int) -> String { "{\"forgotten\": \(time)}" }

  /// Whether a line says that what came before it is in force.
  package static func isApplied(_ line: some Collection<UInt8>) -> Bool {
    line.count < 60 && String(decoding: line, as: UTF8.self).hasSuffix(", \"applied\": true}")
  }

  /// When it was, in milliseconds since 1970; nil for a line that is torn or says something else.
  package static func time(_ line: ArraySlice<UInt8>) -> Int? { number(after: "{\"time\": ", in: line) }

  static func number(after start: StaticString, in line: ArraySlice<UInt8>) -> Int? {
    guard start.withUTF8Buffer({ line.starts(with: $0) }) else { return nil }
    let digits = line.dropFirst(start.utf8CodeUnitCount).prefix { $0.isASCIIDigit }
    // The number of a torn line may lack its last digits.
    return digits.endIndex < line.endIndex ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }
}

/// The beginning of a journal: whose it is, and since when it is kept what was changed.
package struct JournalHead {
  private let header: ArraySlice<UInt8>
  /// Since when it is kept what was changed; nil where that is not told.
  let oldest: Int?

  /// More than this is no path.
  private static let mostBytes = 8 << 10

  /// - Parameter size: how large the journal is.
  package init(_ path: String, size: Int) {
    let head = FilePiece.bytes(of: path, 0..<min(size, Self.mostBytes))
    let lines = head.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
    header = lines.count > 1 ? lines[0] : []
    oldest =
      lines.dropFirst().lazy
      .compactMap { JournalLine.number(after: "{\"forgotten\": ", in: $0) ?? JournalLine.time($0) }.first
  }

  /// The file that it is of; nil where it is no journal.
  package var file: String? {
    (try? Document(parsing: Array(header), as: .json, strictness: .strict))?.root["file"]?.string
  }

  /// How many bytes the line of that takes.
  package var length: Int { header.count + 1 }
}

/// Pieces of files that the program keeps for itself.
package enum FilePiece {
  /// The bytes of a range, as far as they are there, and others behind them; none of what is no ordinary file.
  package static func bytes(of path: String, _ range: Range<Int>, before rest: ArraySlice<UInt8> = []) -> [UInt8] {
    let file = UndecodedBytes.withCString(path) { open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) }
    guard file >= 0 else { return [] }
    defer { close(file) }
    return [UInt8](unsafeUninitializedCapacity: range.count + rest.count) { buffer, count in
      let piece = UnsafeMutableBufferPointer(rebasing: buffer[..<range.count])
      var code: Int32 = 0
      count = SystemFileSystem.read(FileDescriptor(number: file), at: range.lowerBound, into: piece, &code)
      count = buffer[count...].update(fromContentsOf: rest)
    }
  }
}
