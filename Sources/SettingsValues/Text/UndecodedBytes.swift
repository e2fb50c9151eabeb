import Libc

/// Names and words of any bytes, as texts that lead back to them.
///
/// A file's name need not be UTF-8. A byte that is part of no character becomes one of the last private-use characters
/// (U+10FF80 to U+10FFFF), and so does each byte of such a character where a name really has one: so no two names are
/// one text, and each is found again by its text.
///
///     let name = UndecodedBytes.text(of: [0x61, 0xFF])       // a and U+10FFFF
///     UndecodedBytes.bytes(of: name)                         // [0x61, 0xFF]
///     UndecodedBytes.shown(name)                             // a\xff
package enum UndecodedBytes {
  private static let base: UInt32 = 0x10FF00
  /// What all those characters begin with in UTF-8: F4 8F, and then BE or BF.
  private static func begins(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    first == 0xF4 && second == 0x8F && third >= 0xBE
  }

  /// The text of what the system gives, up to its end.
  package static func text(of pointer: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: pointer), !isMarked(text) { return text }
    return text(of: Array(UnsafeRawBufferPointer(start: pointer, count: strlen(pointer))))
  }

  package static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !isMarked(text) { return text }
    var text = ""
    var place = 0
    while place < bytes.count {
      let length = length(at: place, in: bytes)
      if let length {
        text += String(decoding: bytes[place..<place + length], as: UTF8.self)
      } else if let scalar = Unicode.Scalar(base + UInt32(bytes[place])) {
        text.unicodeScalars.append(scalar)
      }
      place += length ?? 1
    }
    return text
  }

  /// How many bytes the character has that begins here; nil where none does, or one of those that stand for bytes.
  private static func length(at place: Int, in bytes: [UInt8]) -> Int? {
    if bytes[place] < 0x80 { return 1 }
    let length = bytes.withUnsafeBufferPointer { UTF8Text.sequenceLength($0, at: place) }
    return length == 4 && begins(bytes[place], bytes[place + 1], bytes[place + 2]) ? nil : length
  }

  package static func bytes(of text: String) -> [UInt8] {
    guard isMarked(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { byte(of: $0).map { [$0] } ?? Array($0.utf8) }
  }

  /// Hands over the text as the system wants it, with a zero at its end.
  package static func withCString<Result>(_ text: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard isMarked(text) else { return text.withCString(body) }
    return body(bytes(of: text).map(CChar.init(bitPattern:)) + [0])
  }

  /// The text for people: `\xff` in the place of a byte that is part of no character.
  package static func shown(_ text: String) -> String {
    guard isMarked(text) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      if let byte = byte(of: scalar) {
        shown += "\\x" + String(byte, radix: 16)
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value >= base + 0x80 ? UInt8(truncatingIfNeeded: scalar.value) : nil
  }

  /// Whether a text has such a character.
  private static func isMarked(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      // Few texts have as much as the first byte of one.
      guard let start = bytes.baseAddress, memchr(start, 0xF4, bytes.count) != nil else { return false }
      return bytes.indices.dropFirst(2).contains { begins(bytes[$0 - 2], bytes[$0 - 1], bytes[$0]) }
    }
  }
}
