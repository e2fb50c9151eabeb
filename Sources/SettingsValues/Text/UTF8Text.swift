/// What every text format of settings shares: UTF-8, perhaps after a byte-order mark.
package enum UTF8Text {
  /// What a text must have fewer bytes than: 512 GiB.
  package static let sizeBound = 1 << 39 - 1

  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The offset behind a byte-order mark, else 0.
  package static func start(of text: [UInt8]) -> Int {
    text.starts(with: byteOrderMark) ? 3 : 0
  }

  /// Refuses what is no UTF-8 (RFC 3629, section 4) at its first bad byte, and texts of 512 GiB and more.
  package static func check(_ text: [UInt8]) throws(ParseError) {
    if let fault = fault(in: text) { throw fault }
  }

  /// What is found where a byte-order mark tells of UTF-16.
  package static let utf16 = "UTF-16"

  /// Why a text is none; nil where it is one.
  package static func fault(in text: [UInt8]) -> ParseError? {
    guard text.count < sizeBound else {
      return ParseError(
        at: 0, in: [], found: "\(text.count) bytes", expected: "fewer than 512 GiB",
        message: "this file is too large to open as settings")
    }
    guard let offset = firstInvalidOffset(of: text) else { return nil }
    if offset < 2, text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) {
      return ParseError(at: 0, in: text, found: utf16, expected: "UTF-8", message: conversion("utf-16"))
    }
    let byte = String(text[offset], radix: 16, uppercase: true)
    return ParseError(
      at: offset, in: text, found: "the byte 0x\(byte)", expected: "UTF-8 text",
      message: conversion("latin1"))
  }

  /// What makes UTF-8 of a text; no format is read otherwise.
  private static func conversion(_ encoding: String) -> String {
    "save it as UTF-8 first, as iconv -f \(encoding) -t utf-8 does"
  }

  package static func firstInvalidOffset(of text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer(firstInvalidOffset)
  }

  private static func firstInvalidOffset(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var offset = 0
    while offset < text.count {
      if text[offset] < 0x80 {
        offset = ByteScan.endOfASCII(in: text, from: offset)
        continue
      }
      guard let length = sequenceLength(text, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// The length of the well-formed sequence of two to four bytes that begins here (Unicode, table 3-7).
  static func sequenceLength(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
    let length: Int
    let second: ClosedRange<UInt8>
    switch text[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= text.count, second ~= text[offset + 1] else { return nil }
    for index in (offset + 2)..<(offset + length) {
      guard 0x80...0xBF ~= text[index] else { return nil }
    }
    return length
  }
}
