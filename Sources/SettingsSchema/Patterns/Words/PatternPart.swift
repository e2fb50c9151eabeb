/// A part of a simple regular expression: what the words for people are made of.
indirect enum PatternPart: Equatable {
  /// One of these characters, or of all others.
  case set(PatternSet)
  /// Any character at all.
  case any
  /// One part after the other.
  case sequence([PatternPart])
  /// Any of these parts.
  case choice([PatternPart])
  /// A part so many times; `most` is nil where there is no end.
  case repetition(PatternPart, least: Int, most: Int?)
}

/// The characters that a class of a regular expression takes, as far as they are in ASCII.
struct PatternSet: Equatable {
  var scalars: Set<Unicode.Scalar>
  let isNegated: Bool

  static let digits = Set("0123456789".unicodeScalars)
  static let smallLetters = Set("abcdefghijklmnopqrstuvwxyz".unicodeScalars)
  static let capitals = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ".unicodeScalars)
  static let letters = smallLetters.union(capitals)
  static let hexadecimalLetters = Set("abcdefABCDEF".unicodeScalars)
  static let wordScalars = digits.union(letters).union(["_"])
  static let blanks: Set<Unicode.Scalar> = [" ", "\t", "\n"]

  init(_ scalars: Set<Unicode.Scalar>, isNegated: Bool = false) {
    (self.scalars, self.isNegated) = (scalars, isNegated)
  }

  /// The one character that it takes; of a letter in both cases, `[Nn]`, the small one.
  var single: (scalar: Unicode.Scalar, ignoresCase: Bool)? {
    guard !isNegated, let first = scalars.first else { return nil }
    if scalars.count == 1 { return (first, false) }
    guard scalars.count == 2, let small = scalars.max(), first.isASCIILetter else { return nil }
    return scalars.min().map { $0.value | 0x20 == small.value && $0 != small } == true ? (small, true) : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { PatternSet.letters.contains(self) }
}
