/// Punycode (RFC 3492) with the parameters of IDNA.
enum Punycode {
  private static let base = 36
  private static let leastThreshold = 1
  private static let mostThreshold = 26

  /// The scalars that the part after `xn--` represents; nil when it is no Punycode.
  static func decoded(_ text: Substring) -> [Unicode.Scalar]? {
    var output: [Unicode.Scalar] = []
    var rest = text.utf8
    if let delimiter = rest.lastIndex(of: UInt8(ascii: "-")) {
      for byte in rest[..<delimiter] {
        guard byte < 0x80 else { return nil }
        output.append(Unicode.Scalar(byte))
      }
      rest = rest[rest.index(after: delimiter)...]
    }
    var code = 128
    var index = 0
    var bias = 72
    while !rest.isEmpty {
      let start = index
      var weight = 1
      var step = base
      while true {
        guard let byte = rest.popFirst(), let digit = digit(of: byte) else { return nil }
        index += digit * weight
        guard index < 1 << 32 else { return nil }
        let threshold = max(leastThreshold, min(mostThreshold, step - bias))
        if digit < threshold { break }
        weight *= base - threshold
        guard weight < 1 << 32 else { return nil }
        step += base
      }
      let count = output.count + 1
      bias = adapted(index - start, count: count, isFirst: start == 0)
      code += index / count
      index %= count
      guard code <= 0x10_FFFF, let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      output.insert(scalar, at: index)
      index += 1
    }
    return output
  }

  /// The Punycode of `scalars`, without `xn--`.
  static func encoded(_ scalars: [Unicode.Scalar]) -> String {
    var output = ""
    for scalar in scalars where scalar.isASCII { output.unicodeScalars.append(scalar) }
    let basicCount = output.utf8.count
    var handled = basicCount
    if basicCount > 0 { output += "-" }
    var code = 128
    var delta = 0
    var bias = 72
    while handled < scalars.count {
      let next = scalars.lazy.map { Int($0.value) }.filter { $0 >= code }.min() ?? code
      delta += (next - code) * (handled + 1)
      code = next
      for scalar in scalars {
        if Int(scalar.value) < code { delta += 1 }
        guard Int(scalar.value) == code else { continue }
        var quotient = delta
        var step = base
        while true {
          let threshold = max(leastThreshold, min(mostThreshold, step - bias))
          if quotient < threshold { break }
          output.append(letter(of: threshold + (quotient - threshold) % (base - threshold)))
          quotient = (quotient - threshold) / (base - threshold)
          step += base
        }
        output.append(letter(of: quotient))
        bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
        delta = 0
        handled += 1
      }
      delta += 1
      code += 1
    }
    return output
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var step = 0
    while delta > (base - leastThreshold) * mostThreshold / 2 {
      delta /= base - leastThreshold
      step += base
    }
    return step + (base - leastThreshold + 1) * delta / (delta + 38)
  }

  private static func digit(of byte: UInt8) -> Int? {
    if byte.isASCIIDigit { return Int(byte) - 22 }
    return byte.isASCIILetter ? Int(byte | 0x20) - 97 : nil
  }

  private static func letter(of digit: Int) -> Character {
    Character(Unicode.Scalar(UInt8(digit < 26 ? digit + 97 : digit + 22)))
  }
}
