/// A quantity as it is typed or written: numbers with their units, one behind the other.
///
///     TypedQuantity("1 h 30", .time)?.count(base: 1024)      // 5400000000000 nanoseconds
///     TypedQuantity("1.5 GB", .bytes)?.count(base: 1024)     // 1610612736
struct TypedQuantity {
  /// A number with the unit behind it.
  struct Part {
    /// All digits, without the point.
    var digits: Int
    /// How many of them are behind the point.
    var decimals: Int
    /// How many blanks are between the number and the unit.
    var gap: Int
    var unit: Unit
    /// The unit as it is written; empty where it is only meant.
    var word: String
  }

  enum Unit: Equatable {
    case time(TimeUnit)
    /// A power of 1024 where `isBinary`, as in KiB, else of whatever the file's dialect counts in.
    case bytes(power: Int, isBinary: Bool)
  }

  private(set) var parts: [Part] = []
  let kind: QuantityKind
  /// What is between the parts.
  private(set) var joints: [String] = []

  /// - Returns: nil for what is no quantity, and for a number without any unit.
  init?(_ text: String, _ kind: QuantityKind) {
    guard text.utf8.count <= 64 else { return nil }
    self.kind = kind
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    while !rest.isEmpty {
      guard parts.count < 8, let part = Self.part(&rest, kind, after: parts.last) else { return nil }
      parts.append(part)
      let joint = rest.prefix { $0.isWhitespace || $0 == "," }
      rest.removeFirst(joint.count)
      if !rest.isEmpty { joints.append(String(joint)) }
    }
    if parts.isEmpty || kind == .bytes && parts.count > 1 || !areDescending { return nil }
    if parts.allSatisfy({ $0.word.isEmpty }) { return nil }
  }

  private static func part(_ rest: inout Substring, _ kind: QuantityKind, after former: Part?) -> Part? {
    let whole = rest.prefix { $0.isASCII && $0.isNumber }
    rest.removeFirst(whole.count)
    var fraction: Substring = ""
    if let sign = rest.first, sign == "." || sign == "," {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty {
        fraction = digits
        rest.removeFirst(digits.count + 1)
      }
    }
    guard whole.count + fraction.count <= 15, fraction.count <= 9, !whole.isEmpty || !fraction.isEmpty,
      let digits = Int(whole + fraction)
    else { return nil }
    let gap = rest.prefix(while: \.isWhitespace).count
    let word = rest.dropFirst(gap).prefix(while: \.isLetter)
    guard !word.isEmpty else {
      // What follows hours without a unit are minutes.
      guard case .time(let unit)? = former?.unit, unit.rawValue > TimeUnit.second.rawValue, fraction.isEmpty,
        rest.allSatisfy(\.isWhitespace),
        let finer = unit == .day || unit == .week ? TimeUnit.hour : TimeUnit(rawValue: unit.rawValue - 1)
      else { return nil }
      return Part(digits: digits, decimals: 0, gap: 0, unit: .time(finer), word: "")
    }
    guard let unit = self.unit(String(word), kind) else { return nil }
    rest.removeFirst(gap + word.count)
    return Part(digits: digits, decimals: fraction.count, gap: gap, unit: unit, word: String(word))
  }

  private static func unit(_ word: String, _ kind: QuantityKind) -> Unit? {
    switch kind {
    case .time: return TimeUnit(word).map(Unit.time)
    case .bytes:
      let lower = word.lowercased()
      if let power = names.firstIndex(where: { lower == $0 || lower == $0 + "s" }) {
        return .bytes(power: power, isBinary: false)
      }
      var rest = lower[...]
      var power = 0
      if let place = rest.first.flatMap({ "kmgtp".firstIndex(of: $0) }) {
        power = "kmgtp".distance(from: "kmgtp".startIndex, to: place) + 1
        rest.removeFirst()
      }
      let isBinary = power > 0 && rest.first == "i"
      if isBinary { rest.removeFirst() }
      return rest.isEmpty || rest == "b" ? .bytes(power: power, isBinary: isBinary) : nil
    }
  }

  /// What bytes are called, and each 1024 of the one before.
  static let names = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]

  private var areDescending: Bool {
    zip(parts, parts.dropFirst()).allSatisfy { size(of: $0.unit, base: 1024) > size(of: $1.unit, base: 1024) }
  }

  private func size(of unit: Unit, base: Int) -> Int {
    switch unit {
    case .time(let unit): return unit.size
    case .bytes(let power, let isBinary):
      let factor = isBinary ? 1024 : base
      return (0..<power).reduce(1) { size, _ in size * factor }
    }
  }

  /// Whether it is written as programs do: `10Gi` and `1h30m` rather than `10 GiB` and `90 minutes`.
  var isOfSigns: Bool {
    let longest = kind == .bytes ? 3 : 2
    return joints.allSatisfy(\.isEmpty)
      && parts.allSatisfy { $0.gap == 0 && $0.decimals == 0 && 1...longest ~= $0.word.utf8.count }
  }

  /// The size of the coarsest unit that is there.
  func largestUnit(base: Int) -> Int { parts.first.map { size(of: $0.unit, base: base) } ?? 1 }

  /// What it amounts to in bytes or nanoseconds; nil where that is no whole number, or one too large.
  ///
  /// - Parameter base: what a kilobyte has, 1024 or 1000, where its name does not tell.
  func count(base: Int) -> Int? {
    var sum = 0
    for part in parts {
      let scale = (0..<part.decimals).reduce(1) { scale, _ in scale * 10 }
      let product = part.digits.multipliedFullWidth(by: size(of: part.unit, base: base))
      guard product.high < scale else { return nil }
      let (quotient, remainder) = scale.dividingFullWidth(product)
      let (next, isTooLarge) = sum.addingReportingOverflow(quotient)
      guard remainder == 0, !isTooLarge else { return nil }
      sum = next
    }
    return sum
  }
}
