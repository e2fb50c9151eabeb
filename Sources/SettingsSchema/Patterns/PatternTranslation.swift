/// Turns a regular expression of ECMA-262 (with the `u` flag) into one of PCRE2.
///
/// The two dialects share most of their letters but not their meaning: `$` of PCRE2 also matches before a
/// final line break, `\s` knows other spaces, `[]` and `\cX` differ. Every construct is read and written again,
/// so nothing that PCRE2 alone knows slips through.
///
/// Schemas in the field are written for many engines. Two readings are offered: `strict` takes what
/// ECMA-262's `u` flag takes, as the format `regex` asks; lenient also takes what is widespread and harmless (needless
/// escapes, a literal brace, `(?i)`, `(?P<name>…)`, `\A` and `\Z`).
struct PatternTranslation {
  enum Reading { case strict, lenient }

  /// The expression for PCRE2 in its UTF mode, without UCP.
  static func translate(_ pattern: String, reading: Reading) throws(PatternError) -> String {
    var translation = PatternTranslation(pattern, reading: reading)
    try translation.readDisjunction()
    return translation.output
  }

  var scalars: [Unicode.Scalar]
  var position = 0
  var output = ""
  let reading: Reading
  /// How many capturing groups the whole pattern has, for back references before their group.
  let groupCount: Int
  let groupNames: Set<String>
  /// A group nested deeper than this is refused, as by PCRE2 itself.
  static let nestingLimit = 200

  private init(_ pattern: String, reading: Reading) {
    scalars = Array(pattern.unicodeScalars)
    self.reading = reading
    (groupCount, groupNames) = Self.groups(in: scalars)
  }

  // MARK: - Terms

  private mutating func readDisjunction() throws(PatternError) {
    var openGroups: [(start: Int, isLookaround: Bool)] = []
    var canRepeat = false
    while let scalar = peek() {
      switch scalar {
      case "(":
        guard openGroups.count < Self.nestingLimit else { throw PatternError("groups are nested too deeply") }
        let start = position
        let isLookaround = try readGroupOpening()
        guard let isLookaround else { continue }
        openGroups.append((start, isLookaround))
        canRepeat = false
      case ")":
        guard let group = openGroups.popLast() else { throw PatternError("unmatched ) at \(position)") }
        write(")")
        canRepeat = !group.isLookaround || reading == .lenient
      case "|":
        write("|")
        canRepeat = false
      case "*", "+", "?":
        guard canRepeat else { throw PatternError("nothing to repeat at \(position)") }
        write(String(scalar))
        readLazyMark()
        canRepeat = false
      case "{": canRepeat = try !readBraces(canRepeat: canRepeat)
      default:
        canRepeat = try readAtom(scalar)
      }
    }
    if let open = openGroups.last { throw PatternError("unmatched ( at \(open.start)") }
  }

  /// Reads one character, class, escape or assertion; returns whether a quantifier may follow.
  private mutating func readAtom(_ scalar: Unicode.Scalar) throws(PatternError) -> Bool {
    switch scalar {
    case "^":
      write("^")
      return false
    case "$":
      write("\\z")
      return false
    case ".":
      write("[^\\n\\r\\x{2028}\\x{2029}]")
      return true
    case "[":
      try readClass()
      return true
    case "\\":
      return try readEscape()
    default:
      if reading == .strict, scalar == "]" || scalar == "}" {
        throw PatternError("a lone \(scalar) at \(position)")
      }
      position += 1
      writeLiteral(scalar)
      return true
    }
  }

  /// Reads `(` and what names its kind; nil when the group was a setting that opens nothing, such as `(?i)`.
  private mutating func readGroupOpening() throws(PatternError) -> Bool? {
    let start = position
    position += 1
    guard peek() == "?" else {
      output += "("
      return false
    }
    for (opening, isLookaround) in [("?:", false), ("?=", true), ("?!", true), ("?<=", true), ("?<!", true)]
    where take(opening) {
      output += "(" + opening
      return isLookaround
    }
    if take("?<") || (reading == .lenient && take("?P<")) {
      let name = try readGroupName()
      output += "(?<" + name + ">"
      return false
    }
    return try readModifiers(start: start)
  }

  /// Reads `?ims-ims:` of ES2025; in the lenient reading also `?i)` for the rest of the pattern.
  private mutating func readModifiers(start: Int) throws(PatternError) -> Bool? {
    position += 1
    let letters = take { "ims-".unicodeScalars.contains($0) }
    let seen = letters.filter { $0 != "-" }
    guard !letters.isEmpty, letters != "-", Set(seen).count == seen.count, letters.count - seen.count <= 1 else {
      throw PatternError("an unknown kind of group at \(start)")
    }
    if take(":") {
      output += "(?" + letters + ":"
      return false
    }
    if reading == .lenient, take(")") {
      output += "(?" + letters + ")"
      return nil
    }
    throw PatternError("an unknown kind of group at \(start)")
  }

  mutating func readGroupName() throws(PatternError) -> String {
    let start = position
    let name = take { $0 == "_" || $0 == "$" || $0.properties.isIDContinue }
    guard take(">"), let first = name.unicodeScalars.first,
      first == "_" || first == "$" || first.properties.isIDStart
    else {
      throw PatternError("a group without a proper name at \(start)")
    }
    return Self.safeName(name)
  }

  /// A name PCRE2 takes: ECMA-262 also allows dollar signs and any length.
  private static func safeName(_ name: String) -> String {
    var safe = ""
    for scalar in name.unicodeScalars {
      if scalar.isASCII, scalar != "$" {
        safe.unicodeScalars.append(scalar)
      } else {
        safe += "_" + String(scalar.value, radix: 16)
      }
    }
    return String(safe.prefix(32))
  }

  // MARK: - Quantifiers

  /// Reads `{n}`, `{n,}` or `{n,m}` and returns true, or a literal brace and returns false.
  private mutating func readBraces(canRepeat: Bool) throws(PatternError) -> Bool {
    let start = position
    position += 1
    let least = readDecimal()
    var most = least
    var isOpenEnded = false
    if least != nil, take(",") {
      most = readDecimal()
      isOpenEnded = most == nil
    }
    guard let least, take("}") else {
      if reading == .strict { throw PatternError("a lone { at \(start)") }
      position = start + 1
      writeLiteral("{")
      return false
    }
    guard canRepeat else { throw PatternError("nothing to repeat at \(start)") }
    if let most, most < least { throw PatternError("numbers out of order in {} at \(start)") }
    let limit = 65_535
    guard least <= limit || reading == .strict else { throw PatternError("a repetition over \(limit) at \(start)") }
    if let most, !isOpenEnded, most <= limit {
      output += least == most ? "{\(least)}" : "{\(least),\(most)}"
    } else {
      output += "{\(least),}"
    }
    readLazyMark()
    return true
  }

  private mutating func readLazyMark() {
    if take("?") { output += "?" }
  }

  mutating func readDecimal() -> Int? {
    var value: Int?
    while let scalar = peek(), scalar.isASCIIDigit {
      value = min((value ?? 0) * 10 + Int(scalar.value - 48), 1_000_000)
      position += 1
    }
    return value
  }

  // MARK: - Characters

  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  mutating func take(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes characters as long as they are wanted.
  mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars[position...].prefix(while: isWanted)
    position += taken.count
    return String(String.UnicodeScalarView(taken))
  }

  /// Writes what is in the place of some characters, and goes on behind these.
  mutating func write(_ text: String, for count: Int = 1) {
    position += count
    output += text
  }

  /// Writes one character so that PCRE2 takes it for itself, inside and outside a class.
  mutating func writeLiteral(_ scalar: Unicode.Scalar) {
    if scalar.isASCII, UInt8(scalar.value).isASCIIAlphanumeric || scalar == " " || scalar == "_" {
      output.unicodeScalars.append(scalar)
    } else {
      output += "\\x{" + String(scalar.value, radix: 16) + "}"
    }
  }

  /// Counts the capturing groups of a pattern and gathers their names.
  private static func groups(in scalars: [Unicode.Scalar]) -> (count: Int, names: Set<String>) {
    var count = 0
    var names: Set<String> = []
    var isInClass = false
    var position = 0
    while position < scalars.count {
      switch scalars[position] {
      case "\\": position += 1
      case "[": isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass:
        guard position + 1 < scalars.count, scalars[position + 1] == "?" else {
          count += 1
          break
        }
        var start = position + 2
        if start < scalars.count, scalars[start] == "P" { start += 1 }
        guard start + 1 < scalars.count, scalars[start] == "<", scalars[start + 1] != "=", scalars[start + 1] != "!"
        else { break }
        count += 1
        let name = scalars[(start + 1)...].prefix { $0 != ">" }
        names.insert(safeName(String(String.UnicodeScalarView(name))))
      default: break
      }
      position += 1
    }
    return (count, names)
  }
}

extension Unicode.Scalar {
  var isASCIIDigit: Bool { isASCII && UInt8(value).isASCIIDigit }
  var isASCIIAlphanumeric: Bool { isASCII && UInt8(value).isASCIIAlphanumeric }
}
