import Libc
import SettingsDocuments

/// The lines of a recovery log: what the edits are counted in, then the edits, a step a line.
///
///     {"file": "/etc/app.json", "time": 1700000000000, "size": 20, "hash": "…", "base": "{\"a\": 1}\n"}
///     {"edits": [[6, 7, "2"]]}
enum RecoveryRecord {
  /// What the edits are counted in.
  struct Base {
    var file: String
    /// Milliseconds since 1970-01-01 00:00 UTC.
    var time: Int
    var size: Int
    var hash: TextHash
    /// The text; nil where it was too large to keep.
    var text: [UInt8]?
  }

  static func line(forBase text: [UInt8], ofFile file: String) -> [UInt8] {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let isSmall = text.count <= RecoveryLog.largestBase
    let value: Value = [
      "file": .string(file), "time": .number(Number(now.tv_sec * 1000 + now.tv_nsec / 1_000_000)),
      "size": .number(Number(text.count)), "hash": .string(TextHash(text).text),
      "base": isSmall ? .string(String(decoding: text, as: UTF8.self)) : .null,
    ]
    return Array(value.json.utf8) + [0x0A]
  }

  static func line(for edits: [TextEdit]) -> [UInt8] {
    let list = edits.map { edit -> Value in
      .array([
        .number(Number(edit.range.lowerBound)), .number(Number(edit.range.upperBound)),
        .string(String(decoding: edit.replacement, as: UTF8.self)),
      ])
    }
    let value: Value = ["edits": .array(list)]
    return Array(value.json.utf8) + [0x0A]
  }

  /// Reads a log back. A last line without an end is one that was being written; it was never on the screen.
  static func read(_ bytes: [UInt8]) -> (base: Base, edits: [TextEdit])? {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    _ = lines.popLast()
    guard let first = lines.first, let base = base(in: Array(first)) else { return nil }
    var edits: [TextEdit] = []
    for line in lines.dropFirst() {
      guard let step = step(in: Array(line)) else { return nil }
      edits = edits.composed(with: step)
    }
    return (base, edits)
  }

  private static func base(in line: [UInt8]) -> Base? {
    guard let root = try? Document(parsing: line, as: .json, strictness: .strict).root, let file = root["file"]?.string,
      let time = root["time"]?.number?.int, let size = root["size"]?.number?.int,
      let hash = root["hash"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    let text = root["base"]?.string.map { Array($0.utf8) }
    return Base(file: file, time: time, size: size, hash: TextHash(value: hash), text: text)
  }

  private static func step(in line: [UInt8]) -> [TextEdit]? {
    guard let root = try? Document(parsing: line, as: .json, strictness: .strict).root, let list = root["edits"] else {
      return nil
    }
    var edits: [TextEdit] = []
    for item in list.elements {
      guard let start = item[0]?.number?.int, let end = item[1]?.number?.int,
        let text = item[2]?.string, 0 <= start, start <= end, start >= edits.last?.range.upperBound ?? 0
      else { return nil }
      edits.append(TextEdit(start..<end, with: text))
    }
    return edits
  }
}
