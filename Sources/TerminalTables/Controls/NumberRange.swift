/// What a typed number may be, in words.
struct NumberRange {
  /// The least, as text; nil where there is none.
  let low: String?
  /// The most.
  let high: String?
  /// What is asked for: a whole number, or one with decimals.
  let noun: Word
  /// What is counted; empty for nothing.
  let unit: String

  /// What a text is refused with that is none of these numbers.
  @MainActor
  var problem: TextProblem {
    let words = Words.current
    let number = words[noun]
    let text =
      switch (low, high) {
      case (let low?, let high?): words.text(.numberBetween, ["number": number, "low": low, "high": high])
      case (let low?, nil): words.text(.numberFrom, ["number": number, "low": low])
      case (nil, let high?): words.text(.numberUpTo, ["number": number, "high": high])
      case (nil, nil): number
      }
    return TextProblem(unit.isEmpty || low == nil && high == nil ? text : text + " " + unit)
  }

  /// What was typed, without blanks around it and without the unit behind it.
  func withoutUnit(_ text: String) -> String {
    let text = text.trimmed
    return text.hasSuffix(unit) ? text.dropLast(unit.count).trimmed : text
  }
}

/// Decimal places of binary numbers, so that 0.1 and 0.2 make 0.3.
enum Decimals {
  /// The most places that are kept.
  private static let most = 12

  /// How many places a number has in its shortest decimal form.
  static func count<Value: BinaryFloatingPoint & LosslessStringConvertible>(in value: Value) -> Int {
    let text = "\(value)"
    let parts = text.split(separator: "e")
    guard let mantissa = parts.first, value.isFinite else { return 0 }
    let places = mantissa.split(separator: ".").dropFirst().first.map { $0 == "0" ? 0 : $0.count } ?? 0
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return min(max(0, places - exponent), most)
  }

  /// The number nearest to one of so many places.
  static func rounded<Value: BinaryFloatingPoint>(_ value: Value, to decimals: Int) -> Value {
    var scale: Value = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded() / scale
    return scaled.isFinite ? scaled : value
  }

  /// A number with at least so many places, and without a point where there are none.
  static func text<Value: BinaryFloatingPoint & LosslessStringConvertible>(_ value: Value, decimals: Int = 0) -> String
  {
    var text = "\(value)"
    guard !text.contains("e"), value.isFinite else { return text }
    if text.hasSuffix(".0") { text.removeLast(2) }
    let places = text.split(separator: ".").dropFirst().first?.count ?? 0
    guard places < decimals else { return text }
    return text + (places == 0 ? "." : "") + String(repeating: "0", count: decimals - places)
  }
}
