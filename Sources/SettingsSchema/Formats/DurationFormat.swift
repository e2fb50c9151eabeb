/// Durations of RFC 3339, appendix A: each unit may be followed only by the next smaller one.
enum DurationFormat {
  static func accepts(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    guard rest.popFirst() == UInt8(ascii: "P") else { return false }
    let halves = rest.split(separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let dates = units(of: halves[0]) else { return false }
    guard halves.count == 2 else { return dates == "W" || isRun(dates, of: "YMD") }
    guard let times = units(of: halves[1]), isRun(times, of: "HMS") else { return false }
    return dates.isEmpty || isRun(dates, of: "YMD")
  }

  /// The unit letters of `1Y2M`; nil when a letter has no digits before it.
  private static func units(of bytes: ArraySlice<UInt8>) -> String? {
    var rest = bytes
    var letters = ""
    while !rest.isEmpty {
      let digits = rest.prefix(while: \.isASCIIDigit).count
      guard digits > 0 else { return nil }
      rest.removeFirst(digits)
      guard let letter = rest.popFirst() else { return nil }
      letters.unicodeScalars.append(Unicode.Scalar(letter))
    }
    return letters
  }

  /// Whether `letters` is a gapless part of `order`.
  private static func isRun(_ letters: String, of order: String) -> Bool {
    guard let first = letters.first, let start = order.firstIndex(of: first) else { return false }
    return order[start...].hasPrefix(letters)
  }
}
