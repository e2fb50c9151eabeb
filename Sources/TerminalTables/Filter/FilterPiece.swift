/// The texts of a range of items, one after the other, folded so that case does not count.
public struct FilterPiece: Sendable {
  private(set) var bytes: [UInt8] = []
  /// How many of the bytes are texts; the rest is room for more.
  private(set) var count = 0
  /// Where each text ends; the byte there is a line feed.
  private(set) var ends: [UInt32] = []

  /// After the last text there is always this much room, so that a word can be compared in one load.
  static let slack = 8
  static let separator = UInt8(ascii: "\n")

  init(capacity: Int) {
    ends.reserveCapacity(capacity)
    bytes = [UInt8](repeating: 0, count: capacity * 48)
  }

  /// Appends the text of the next item.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      append(capacity: utf8.count) { buffer in
        buffer.update(fromContentsOf: utf8)
      }
    }
  }

  /// Appends the text of the next item as UTF-8 written straight into the piece.
  ///
  /// - Parameters:
  ///   - capacity: the most bytes that it may take.
  ///   - write: writes the text and returns how many bytes it took.
  public mutating func append(capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    let needed = count + capacity + Self.slack + 1
    if needed > bytes.count { bytes += [UInt8](repeating: 0, count: max(needed, bytes.count * 2) - bytes.count) }
    let start = count
    let (length, isASCII) = bytes.withUnsafeMutableBufferPointer { bytes in
      let room = UnsafeMutableBufferPointer(rebasing: bytes[start..<start + capacity])
      let length = write(room)
      return (length, Self.fold(UnsafeMutableBufferPointer(rebasing: room[..<length])))
    }
    count += length
    if !isASCII { foldBeyondASCII(from: start) }
    ends.append(UInt32(count))
    bytes[count] = Self.separator
    count += 1
  }

  /// Folds letters to lower case and line feeds to blanks; false where there is more than ASCII.
  ///
  /// Without a branch in the loop, so that it runs on many bytes at once.
  private static func fold(_ text: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    var seen: UInt8 = 0
    for index in text.indices {
      let byte = text[index]
      seen |= byte
      let upper: UInt8 = byte &- UInt8(ascii: "A") < 26 ? 0x20 : 0
      text[index] = byte == separator ? UInt8(ascii: " ") : byte | upper
    }
    return seen < 0x80
  }

  private mutating func foldBeyondASCII(from start: Int) {
    let folded = Array(String(decoding: bytes[start..<count], as: UTF8.self).lowercased().utf8)
    let needed = start + folded.count + Self.slack + 1
    if needed > bytes.count { bytes += [UInt8](repeating: 0, count: needed - bytes.count) }
    bytes.replaceSubrange(start..<start + folded.count, with: folded)
    count = start + folded.count
  }
}
