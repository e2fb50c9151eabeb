/// A range of bytes and what takes its place.
///
/// A list of edits is in the order of the text, does not overlap, and counts its offsets in the text before any
/// of them; two insertions at one place follow the order of the list.
///
///     let edits = [TextEdit(10..<16, with: "\"dark\""), .insert(" // by night", at: 17)]
///     let changed = edits.applied(to: text)
///     edits.inverse(in: text).applied(to: changed) == text        // true
public struct TextEdit: Sendable, Hashable {
  /// The bytes that are replaced, counted from the start of the text; empty for an insertion.
  public let range: Range<Int>
  /// What takes their place, in UTF-8; empty for a deletion.
  public let replacement: [UInt8]

  /// Puts bytes in the place of a range.
  public init(_ range: Range<Int>, with replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Puts a text in the place of a range.
  public init(_ range: Range<Int>, with replacement: String) {
    self.init(range, with: Array(replacement.utf8))
  }

  /// Puts a text before the byte at an offset.
  public static func insert(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(offset..<offset, with: text)
  }

  /// Takes a range away.
  public static func delete(_ range: Range<Int>) -> TextEdit {
    TextEdit(range, with: [])
  }

  package var growth: Int { replacement.count - range.count }
}

extension [TextEdit] {
  /// Whether the list is in order, without overlaps, and within a text of this length.
  public func fits(textOfLength length: Int) -> Bool {
    var end = 0
    for edit in self {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= length else { return false }
      end = edit.range.upperBound
    }
    return true
  }

  /// The text after the edits, which must be in order and within the text.
  ///
  /// - Complexity: linear in the text.
  public func applied(to text: [UInt8]) -> [UInt8] {
    precondition(fits(textOfLength: text.count), "these edits are not in order, or not for this text")
    var result: [UInt8] = []
    result.reserveCapacity(reduce(text.count) { $0 + $1.growth })
    var end = 0
    for edit in self {
      result += text[end..<edit.range.lowerBound]
      result += edit.replacement
      end = edit.range.upperBound
    }
    result += text[end...]
    return result
  }

  /// The edits that lead back, byte for byte, from the text after these to `text`, the one before.
  public func inverse(in text: [UInt8]) -> [TextEdit] {
    var growth = 0
    return map { edit in
      let start = edit.range.lowerBound + growth
      growth += edit.growth
      return TextEdit(start..<start + edit.replacement.count, with: Array<UInt8>(text[edit.range]))
    }
  }

  /// The list without edits that change nothing, each cut down to the characters that differ.
  func trimmed(for text: [UInt8]) -> [TextEdit] {
    compactMap { edit in
      let old = Array<UInt8>(text[edit.range])
      let new = edit.replacement
      let shorter = Swift.min(old.count, new.count)
      var prefix = zip(old, new).prefix { $0 == $1 }.count
      while prefix > 0, old.isInsideScalar(prefix) || new.isInsideScalar(prefix) { prefix -= 1 }
      var suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
      while suffix > 0, old.isInsideScalar(old.count - suffix) || new.isInsideScalar(new.count - suffix) { suffix -= 1 }
      let range = edit.range.lowerBound + prefix..<edit.range.upperBound - suffix
      let replacement = Array<UInt8>(new[prefix..<new.count - suffix])
      return range.isEmpty && replacement.isEmpty ? nil : TextEdit(range, with: replacement)
    }
  }
}

extension [UInt8] {
  /// Whether the byte at an offset continues a UTF-8 sequence.
  fileprivate func isInsideScalar(_ offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }
}
