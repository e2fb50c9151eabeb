/// Reads regular expressions that are simple enough to be said in words; nil for all others.
///
/// What looks ahead or back, refers to groups or has classes of Unicode is not.
struct PatternPartReader {
  private var rest: Substring.UnicodeScalarView
  private var depth = 0
  /// Whether there are alternatives outside of all groups.
  private var hasOuterChoice = false
  /// Deeper groups, and longer expressions, nobody wants to hear.
  private static let deepest = 8
  private static let longest = 2000

  /// The parts of an expression, and at which ends it is bound to those of the text.
  struct Result: Equatable {
    var part: PatternPart
    var isBoundAtStart: Bool
    var isBoundAtEnd: Bool
  }

  static func read(_ source: String) -> Result? {
    guard source.utf8.count <= longest else { return nil }
    var text = source[...]
    let isBoundAtStart = text.hasPrefix("^")
    if isBoundAtStart { text.removeFirst() }
    let isBoundAtEnd = text.hasSuffix("$") && !endsEscaped(text.dropLast())
    if isBoundAtEnd { text.removeLast() }
    var reader = PatternPartReader(rest: text.unicodeScalars)
    guard let part = reader.choice(), reader.rest.isEmpty else { return nil }
    // In `^a|b$` the ends belong to the first and the last alternative alone.
    if reader.hasOuterChoice, isBoundAtStart || isBoundAtEnd { return nil }
    return Result(part: part, isBoundAtStart: isBoundAtStart, isBoundAtEnd: isBoundAtEnd)
  }

  private static func endsEscaped(_ text: Substring) -> Bool {
    text.reversed().prefix { $0 == "\\" }.count % 2 == 1
  }

  private init(rest: Substring.UnicodeScalarView) { self.rest = rest }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func choice() -> PatternPart? {
    var parts: [PatternPart] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while take("|")
    if depth == 0, parts.count > 1 { hasOuterChoice = true }
    return parts.count == 1 ? parts[0] : .choice(parts)
  }

  private mutating func sequence() -> PatternPart? {
    var parts: [PatternPart] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let part = atom(), let repeated = repetition(of: part) else { return nil }
      parts.append(repeated)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom() -> PatternPart? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case ".": return .any
    case "[": return characterClass().map { .set($0) }
    case "(": return group()
    case "\\": return escape().map { .set($0) }
    case "^", "$", "*", "+", "?", "{": return nil
    default: return .set(PatternSet([scalar]))
    }
  }

  private mutating func group() -> PatternPart? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { return nil }
    if take("?"), !take(":") { return nil }
    guard let part = choice(), take(")") else { return nil }
    return part
  }

  private mutating func escape() -> PatternSet? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "d", "D": return PatternSet(PatternSet.digits, isNegated: scalar == "D")
    case "w", "W": return PatternSet(PatternSet.wordScalars, isNegated: scalar == "W")
    case "s", "S": return PatternSet(PatternSet.blanks, isNegated: scalar == "S")
    case "n": return PatternSet(["\n"])
    case "t": return PatternSet(["\t"])
    default:
      // A letter or a digit behind a backslash means something else than itself.
      return PatternSet.wordScalars.contains(scalar) && scalar != "_" ? nil : PatternSet([scalar])
    }
  }

  private mutating func characterClass() -> PatternSet? {
    var set = PatternSet([], isNegated: take("^"))
    while let scalar = rest.popFirst() {
      if scalar == "]" { return set }
      var low = scalar
      if scalar == "\\" {
        guard let escaped = escape(), !escaped.isNegated else { return nil }
        set.scalars.formUnion(escaped.scalars)
        guard escaped.scalars.count == 1, let only = escaped.scalars.first else { continue }
        low = only
      }
      guard rest.first == "-", let end = rest.dropFirst().first, end != "]", end != "\\" else {
        set.scalars.insert(low)
        continue
      }
      rest.removeFirst(2)
      guard low.isASCII, end.isASCII, low.value <= end.value else { return nil }
      set.scalars.formUnion((low.value...end.value).compactMap { Unicode.Scalar($0) })
    }
    return nil
  }

  private mutating func repetition(of part: PatternPart) -> PatternPart? {
    var (least, most): (Int, Int?) = (1, 1)
    switch rest.first {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      rest.removeFirst()
      return counts().flatMap { counted(part, $0.least, $0.most) }
    default: return part
    }
    rest.removeFirst()
    return counted(part, least, most)
  }

  private mutating func counted(_ part: PatternPart, _ least: Int, _ most: Int?) -> PatternPart? {
    // How much a lazy repetition takes first makes no difference to what matches.
    _ = take("?")
    if let next = rest.first, ["*", "+", "{"].contains(next) { return nil }
    return .repetition(part, least: least, most: most)
  }

  private mutating func counts() -> (least: Int, most: Int?)? {
    guard let least = number() else { return nil }
    guard take(",") else { return take("}") ? (least, least) : nil }
    if take("}") { return (least, nil) }
    guard let most = number(), take("}"), most >= least else { return nil }
    return (least, most)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { PatternSet.digits.contains($0) }
    rest.removeFirst(digits.count)
    return digits.count <= 6 ? Int(String(digits)) : nil
  }
}
