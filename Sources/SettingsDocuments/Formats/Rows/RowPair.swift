/// The pairs of a rule of udev: `KEY=="value"`.
extension RowLexer {
  func pairs(in line: Line) throws(Fault) -> [RowMember] {
    var pairs: [RowMember] = []
    var place = line.content.lowerBound
    let end = line.content.upperBound
    while place < end {
      let pair = try pair(from: place, before: end)
      pairs.append(pair)
      place = skipBlanks(from: pair.value.upperBound, before: end)
      if place < end {
        guard bytes[place] == UInt8(ascii: ",") else {
          throw Fault(place, expected: "\",\" before the next key")
        }
        place = skipBlanks(from: place + 1, before: end)
        // A comma at the end of a rule is read over.
      }
    }
    return pairs
  }

  private func pair(from start: Int, before end: Int) throws(Fault) -> RowMember {
    var place = start
    while place < end, bytes[place].isWordByte { place += 1 }
    if place == start { throw Fault(place, expected: "a key of a rule, as KERNEL or ATTR{size}") }
    if place < end, bytes[place] == UInt8(ascii: "{") {
      place = try closing(UInt8(ascii: "}"), from: place, before: end) + 1
    }
    let name = place
    place = skipBlanks(from: place, before: end)
    let sign = place
    if place < end, "=!+-:".utf8.contains(bytes[place]) { place += 1 }
    if place < end, bytes[place] == UInt8(ascii: "=") { place += 1 }
    guard place > sign, bytes[place - 1] == UInt8(ascii: "=") else {
      throw Fault(min(sign, end), expected: "==, !=, =, +=, -= or :=", "an operator is behind the key")
    }
    let key = start..<place
    place = skipBlanks(from: place, before: end)
    guard place < end, bytes[place] == UInt8(ascii: "\"") else {
      throw Fault(place, expected: "a value in \"…\"", "only plain quotes are read here")
    }
    let close = try closing(bytes[place], from: place, before: end) { $0 == UInt8(ascii: "\"") }
    return RowMember(key: key, value: place..<close + 1, spelling: .quoted, isSpaced: sign > name)
  }

  /// The key of a pair without blanks before its operator.
  func key(of pair: RowMember) -> String {
    String(decoding: bytes[pair.key].filter { !Self.isBlank($0) }, as: UTF8.self)
  }
}
