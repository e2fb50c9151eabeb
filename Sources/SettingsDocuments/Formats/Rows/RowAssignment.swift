/// `NAME=value` on a line of its own, among rows: crontab(5).
struct RowAssignment {
  let key: Range<Int>
  let value: Range<Int>
  let spelling: RowSpelling
}

extension RowLexer {
  /// A line as an assignment; `nil` where it is a row.
  func assignment(in content: Range<Int>) throws(Fault) -> RowAssignment? {
    let end = content.upperBound
    var place = content.lowerBound
    while place < end, bytes[place] != UInt8(ascii: "="), !Self.isBlank(bytes[place]) { place += 1 }
    let key = content.lowerBound..<place
    place = skipBlanks(from: place, before: end)
    guard place < end, bytes[place] == UInt8(ascii: "=") else { return nil }
    guard !key.isEmpty, bytes[key].allSatisfy({ $0.isWordByte && $0 != UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
    else { throw Fault(offset: content.lowerBound, expected: "a name of letters, digits and _ before the =") }
    let value = skipBlanks(from: place + 1, before: end)..<end
    guard let quote = bytes[value].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return RowAssignment(key: key, value: value, spelling: .plain)
    }
    guard let close = bytes[value].dropFirst().firstIndex(of: quote), close == end - 1 else {
      throw Fault(
        offset: value.lowerBound, expected: "quotes around the whole value",
        message: "cron takes the line for no assignment otherwise")
    }
    return RowAssignment(key: key, value: value, spelling: .quoted)
  }
}
