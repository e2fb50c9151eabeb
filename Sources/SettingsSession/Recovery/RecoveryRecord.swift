import SettingsFiles

/// The lines of a recovery log: what the edits are counted in, with that text below where it is kept, byte for byte and
/// with a line feed behind it; then the edits, a step a line.
///
///     {"file": "/etc/app.json", "time": 1700000000000, "size": 9, "hash": "…", "text": true}
///     {"a": 1}
///
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

  static func line(forBase text: [UInt8], hash: TextHash, ofFile file: String) -> [UInt8] {
    let isSmall = text.count <= RecoveryLog.largestBase
    let value: Value = [
      "file": .string(file), "time": .number(Number(TimeText.now)),
      "size": .number(Number(text.count)), "hash": .string(hash.text),
      "text": .boolean(isSmall),
    ]
    return value.jsonBytes + [0x0A] + (isSmall ? text + [0x0A] : [])
  }

  static func line(for edits: [TextEdit]) -> [UInt8] {
    let list = edits.map { edit -> Value in
      .array([
        .number(Number(edit.range.lowerBound)), .number(Number(edit.range.upperBound)),
        .string(String(decoding: edit.replacement, as: UTF8.self)),
      ])
    }
    let value: Value = ["edits": .array(list)]
    return value.jsonBytes + [0x0A]
  }

  /// Reads a log back. A last line without an end is one that was being written; it was never on the screen.
  static func read(_ bytes: [UInt8]) -> (base: Base, edits: [TextEdit])? {
    guard let end = bytes.firstIndex(of: 0x0A), let (base, rest) = base(in: Array(bytes[..<end]), bytes[(end + 1)...])
    else { return nil }
    var edits: [TextEdit] = []
    for line in rest.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
      guard let step = step(in: Array(line)) else { return nil }
      edits = edits.composed(with: step)
    }
    return (base, edits)
  }

  /// What the edits are counted in, and what is behind that in the log.
  private static func base(in line: [UInt8], _ rest: ArraySlice<UInt8>) -> (Base, rest: ArraySlice<UInt8>)? {
    guard let root = try? Document(parsing: line, as: .json, strictness: .strict).root, let file = root["file"]?.string,
      let time = root["time"]?.number?.int, let size = root["size"]?.number?.int, size >= 0,
      let hash = root["hash"]?.string.flatMap({ UInt64($0, radix: 16) })
    else { return nil }
    var base = Base(file: file, time: time, size: size, hash: TextHash(value: hash))
    guard root["text"]?.boolean == true else {
      // Logs of earlier versions have it as a string.
      base.text = root["base"]?.string.map { Array($0.utf8) }
      return (base, rest)
    }
    guard rest.count > size else { return nil }
    base.text = Array(rest.prefix(size))
    return (base, rest.dropFirst(size + 1))
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
