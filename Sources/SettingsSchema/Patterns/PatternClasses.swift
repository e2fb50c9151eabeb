extension PatternTranslation {
  mutating func readClass() throws(PatternError) {
    let start = position
    position += 1
    let isNegated = take("^")
    if take("]") {
      // ECMA-262: the empty class matches nothing, its complement everything.
      output += isNegated ? "[\\x{0}-\\x{10ffff}]" : "(?!)"
      return
    }
    output += isNegated ? "[^" : "["
    while let scalar = peek() {
      if scalar == "]" { return write("]") }
      try readClassRange()
    }
    throw PatternError("unmatched [ at \(start)")
  }

  /// Reads one member of a class: a character, a set, or a range between two characters.
  private mutating func readClassRange() throws(PatternError) {
    let start = position
    let first = try readClassAtom()
    guard peek() == "-", let next = peek(1), next != "]" else {
      write(first)
      return
    }
    position += 1
    let last = try readClassAtom()
    guard case .character(let low) = first, case .character(let high) = last else {
      if reading == .strict { throw PatternError("a range between sets at \(start)") }
      write(first)
      writeLiteral("-")
      write(last)
      return
    }
    guard low <= high else { throw PatternError("a range out of order at \(start)") }
    writeLiteral(low)
    output += "-"
    writeLiteral(high)
  }

  private enum ClassAtom {
    case character(Unicode.Scalar)
    case set(String)
  }

  private mutating func readClassAtom() throws(PatternError) -> ClassAtom {
    guard let scalar = peek() else { throw PatternError("a class without an end") }
    guard scalar == "\\" else {
      position += 1
      return .character(scalar)
    }
    if peek(1) == "b" {
      position += 2
      return .character("\u{8}")
    }
    if let digit = peek(1), reading == .lenient, ("1"..."9").contains(digit) {
      position += 1
      return .character(readLegacyOctal())
    }
    if let set = try readSetEscape() { return .set(set) }
    return .character(try readCharacterEscape())
  }

  private mutating func write(_ atom: ClassAtom) {
    switch atom {
    case .character(let scalar): writeLiteral(scalar)
    case .set(let set): output += set
    }
  }
}
