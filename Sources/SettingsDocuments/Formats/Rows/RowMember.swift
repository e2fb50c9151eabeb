/// A key and its value: of an object's line, of `NAME=value` among rows as crontab(5) has it, or of a row that is
/// `KEY=="value"` as udev(7) has them.
struct RowMember {
  /// In a pair with the operator, for `!=` says the opposite of `==`.
  let key: Range<Int>
  /// With its quotes.
  let value: Range<Int>
  let spelling: RowSpelling
  /// Whether blanks are between the name and the operator of a pair, which are no part of the key.
  var isSpaced = false
}

extension RowLexer {
  /// A line as a key and its value; nil where it is a row.
  func member(in content: Range<Int>) throws(Fault) -> RowMember? {
    if case .members(let mark) = dialect.layout { return try member(in: content, mark) }
    return dialect.hasAssignments ? try assignment(in: content) : nil
  }

  /// The value may be empty.
  private func member(in content: Range<Int>, _ mark: UInt8) throws(Fault) -> RowMember {
    guard let place = firstOutside(mark, from: content.lowerBound, before: content.upperBound) else {
      let written = "\"\(UnicodeScalar(mark))\""
      throw Fault(content.lowerBound, expected: "a key, \(written) and a value")
    }
    let key = trimmed(content.lowerBound..<place)
    guard !key.isEmpty, !bytes[key].contains(0x0A) else {
      throw Fault(content.lowerBound, expected: "a key before the \"\(UnicodeScalar(mark))\"")
    }
    let value = skipBlanks(from: place + 1, before: content.upperBound)..<content.upperBound
    return RowMember(key: key, value: value, spelling: linesOrPlain(value))
  }

  private func assignment(in content: Range<Int>) throws(Fault) -> RowMember? {
    let end = content.upperBound
    var place = content.lowerBound
    while place < end, bytes[place] != UInt8(ascii: "="), !Self.isBlank(bytes[place]) { place += 1 }
    let key = content.lowerBound..<place
    place = skipBlanks(from: place, before: end)
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return nil }
    guard !key.isEmpty, bytes[key].allSatisfy({ ByteSet.ofNames.contains($0) || $0 == UInt8(ascii: ".") }) else {
      throw Fault(content.lowerBound, expected: "a name of letters, digits and _ before the =")
    }
    let value = skipBlanks(from: place + 1, before: end)..<end
    guard let quote = bytes[value].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return RowMember(key: key, value: value, spelling: .plain)
    }
    guard let close = bytes[value].dropFirst().firstIndex(of: quote), close == end - 1 else {
      throw Fault(
        value.lowerBound, expected: "quotes around the whole value", "cron takes the line for no assignment otherwise")
    }
    return RowMember(key: key, value: value, spelling: .quoted)
  }
}
