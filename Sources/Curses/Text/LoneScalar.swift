/// Scalars that are grapheme clusters by themselves.
///
/// Finding where a cluster ends takes a look at the properties of every scalar. For the letters, ideographs and
/// signs that most text is made of the answer is known: between two of them there is always a boundary (UAX #29,
/// rule GB999).
enum LoneScalar {
  /// The bytes of the scalar at `start` where it certainly is a cluster by itself, judged by the one that follows.
  static func byteCount(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int {
    guard let (first, count) = decode(bytes, at: start), neverJoins(first) else { return 0 }
    let next = start + count
    if next >= bytes.count || (bytes[next] >= 0x20 && bytes[next] < 0x7F) { return count }
    guard let (second, _) = decode(bytes, at: next), neverJoins(second) else { return 0 }
    return count
  }

  /// The scalar of a cluster that has no other.
  static func of(_ cluster: Substring) -> Unicode.Scalar? {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return nil }
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? first : nil
  }

  /// Two or three bytes of UTF-8; the text is known to be valid.
  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (UInt32, Int)? {
    let lead = UInt32(bytes[start])
    func rest(_ offset: Int) -> UInt32 { UInt32(bytes[start + offset]) & 0x3F }
    if lead >= 0xC2 && lead < 0xE0 { return ((lead & 0x1F) << 6 | rest(1), 2) }
    if lead >= 0xE0 && lead < 0xF0 { return ((lead & 0x0F) << 12 | rest(1) << 6 | rest(2), 3) }
    return nil
  }

  /// Whether the scalar joins neither what is before it nor, unless that is a mark, what follows: letters of
  /// Latin, Greek and Cyrillic, general punctuation, symbols, ideographs, kana, Hangul syllables, full-width forms.
  private static func neverJoins(_ value: UInt32) -> Bool {
    switch value {
    case 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x48A..<0x530: true
    case 0x2010..<0x2028, 0x2030..<0x205F, 0x2190..<0x2C00: true
    case 0x2E80..<0x302A, 0x3030..<0x3099, 0x309B..<0xA48D, 0xAC00..<0xD7A4, 0xFF01..<0xFF9E: true
    default: false
    }
  }
}
