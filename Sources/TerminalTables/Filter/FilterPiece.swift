import Libc

/// The texts of a range of items, one after the other, folded so that case does not count.
///
/// A ``FilterText`` hands it over to be filled: one text for each item, in order.
///
/// ```swift
/// let text = FilterText(of: [names.count]) { _, items, piece in
///   for index in items { piece.append(names[index]) }
/// }
/// ```
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
    bytes = [UInt8](repeating: 0, count: capacity * 40)
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
    if needed > bytes.count {
      bytes += [UInt8](repeating: 0, count: max(needed, bytes.count + bytes.count / 2) - bytes.count)
    }
    let start = count
    let (length, isASCII) = bytes.withUnsafeMutableBufferPointer { bytes in
      let room = UnsafeMutableBufferPointer(rebasing: bytes[start...])
      let length = write(UnsafeMutableBufferPointer(rebasing: room[..<capacity]))
      return (length, Self.fold(UnsafeMutableRawBufferPointer(room), count: length))
    }
    count += length
    if !isASCII { foldBeyondASCII(from: start) }
    ends.append(UInt32(count))
    bytes[count] = Self.separator
    count += 1
  }

  /// Folds letters to lower case and line feeds to blanks; false where there is more than ASCII.
  ///
  /// - Parameter room: the text and behind it ``slack`` bytes that may be written.
  private static func fold(_ room: UnsafeMutableRawBufferPointer, count: Int) -> Bool {
    guard let start = room.baseAddress else { return true }
    var seen: UInt64 = 0
    for offset in stride(from: 0, to: count, by: 8) {
      let eight = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      // What lies behind the text does not count.
      seen |= count - offset >= 8 ? eight : eight & ((1 << UInt64((count - offset) * 8)) - 1)
      start.storeBytes(of: lowercased(eight), toByteOffset: offset, as: UInt64.self)
    }
    while let lineFeed = memchr(start, Int32(separator), count) {
      lineFeed.storeBytes(of: UInt8(ascii: " "), as: UInt8.self)
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  /// Eight bytes with ASCII's capitals made small, all at once: adding carries into a byte's top bit where it is not
  /// below `A`, and where it is above `Z`; the bit that differs is the one that parts small letters from capitals.
  private static func lowercased(_ eight: UInt64) -> UInt64 {
    let each: UInt64 = 0x0101_0101_0101_0101
    let low = eight & (0x7F * each)
    let notBelowA = low &+ (0x80 - 0x41) * each
    let aboveZ = low &+ (0x7F - 0x5A) * each
    let capitals = (notBelowA ^ aboveZ) & ~eight & (0x80 * each)
    return eight | capitals >> 2
  }

  private mutating func foldBeyondASCII(from start: Int) {
    let folded = Array(String(decoding: bytes[start..<count], as: UTF8.self).lowercased().utf8)
    let needed = start + folded.count + Self.slack + 1
    if needed > bytes.count { bytes += [UInt8](repeating: 0, count: needed - bytes.count) }
    bytes.replaceSubrange(start..<start + folded.count, with: folded)
    count = start + folded.count
  }
}
