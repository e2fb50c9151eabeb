import Libc
import SettingsValues

/// The plain text that every match begins with, and ends with: `net.` and `.mtu` of `^net\..+\.mtu$`. Most texts that do
/// not match are told by it, where many patterns begin alike.
struct PatternEnds: Sendable {
  private let beginning: [UInt8]
  private let end: [UInt8]

  /// - Parameter source: the pattern as a schema has it; nothing is told of one with alternatives or options.
  init(of source: String) {
    let bytes = Array(source.utf8)
    let isIntricate =
      bytes.contains(UInt8(ascii: "|"))
      || bytes.indices.dropLast().contains { bytes[$0] == UInt8(ascii: "?") && bytes[$0 + 1].isASCIILetter }
    (beginning, end) = isIntricate ? ([], []) : (Self.beginning(of: bytes), Self.end(of: bytes))
  }

  /// Whether a text begins and ends as a match does.
  func areThose(of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, text.count >= max(beginning.count, end.count) else {
      return beginning.isEmpty && end.isEmpty
    }
    return memcmp(start, beginning, beginning.count) == 0
      && memcmp(start + (text.count - end.count), end, end.count) == 0
  }

  private static func beginning(of source: [UInt8]) -> [UInt8] {
    guard source.first == UInt8(ascii: "^") else { return [] }
    var text: [UInt8] = []
    var place = 1
    while place < source.count {
      if isPlain(source[place]) {
        text.append(source[place])
        place += 1
      } else if source[place] == backslash, place + 1 < source.count, isMark(source[place + 1]) {
        text.append(source[place + 1])
        place += 2
      } else {
        // What may be there several times need not be there at all.
        return "*+?{".utf8.contains(source[place]) ? text.dropLast() : text
      }
    }
    return text
  }

  private static func end(of source: [UInt8]) -> [UInt8] {
    guard source.last == UInt8(ascii: "$"), !isEscaped(source.count - 1, in: source) else { return [] }
    var text: [UInt8] = []
    var place = source.count - 2
    while place >= 0 {
      let byte = source[place]
      if isEscaped(place, in: source) {
        // What is read until here may belong to another escape: `\u0041`.
        guard isMark(byte) else { return [] }
        place -= 1
      } else if !isPlain(byte) {
        break
      }
      text.append(byte)
      place -= 1
    }
    return text.reversed()
  }

  private static let backslash = UInt8(ascii: "\\")

  private static func isEscaped(_ place: Int, in source: [UInt8]) -> Bool {
    source[..<place].reversed().prefix { $0 == backslash }.count % 2 == 1
  }

  /// Whether it stands for itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "*"),
      UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), 0x80...:
      false
    default: true
    }
  }

  /// Whether it stands for itself behind a backslash.
  private static func isMark(_ byte: UInt8) -> Bool { byte < 0x80 && !byte.isASCIIAlphanumeric }
}
