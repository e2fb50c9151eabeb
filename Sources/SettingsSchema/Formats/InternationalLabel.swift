/// A label of an international host name, checked by the rules of IDNA 2008 (RFC 5891 and RFC 5892).
struct InternationalLabel {
  let scalars: [Unicode.Scalar]

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  var isValid: Bool {
    guard let first = scalars.first, first != "-", scalars.last != "-" else { return false }
    guard !scalars.dropFirst(2).prefix(2).elementsEqual(["-", "-"]), !Self.isMark(first) else { return false }
    for (index, scalar) in scalars.enumerated() {
      guard Self.isPermitted(scalar) || isPermittedInContext(at: index) else { return false }
    }
    return !mixesDigitsOfArabic
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// PVALID of RFC 5892, section 3.
  private static func isPermitted(_ scalar: Unicode.Scalar) -> Bool {
    if let exception = exceptions[scalar.value] { return exception }
    if scalar.isASCII {
      return scalar == "-" || scalar.isASCIIDigit || ("a"..."z").contains(scalar)
    }
    let properties = scalar.properties
    guard !properties.changesWhenNFKCCaseFolded, !properties.isDefaultIgnorableCodePoint,
      !isIgnorableBlock(scalar.value), !isOldHangul(scalar.value)
    else { return false }
    switch properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark,
      .spacingMark:
      return true
    default:
      return false
    }
  }

  /// RFC 5892, section 2.6: true is PVALID, false DISALLOWED.
  private static let exceptions: [UInt32: Bool] = [
    0xDF: true, 0x3C2: true, 0x6FD: true, 0x6FE: true, 0xF0B: true, 0x3007: true,
    0x640: false, 0x7FA: false, 0x302E: false, 0x302F: false, 0x3031: false, 0x3032: false, 0x3033: false,
    0x3034: false, 0x3035: false, 0x303B: false,
    // These depend on their neighbours, see below.
    0xB7: false, 0x375: false, 0x5F3: false, 0x5F4: false, 0x30FB: false, 0x200C: false, 0x200D: false,
    0x660: false, 0x661: false, 0x662: false, 0x663: false, 0x664: false, 0x665: false, 0x666: false, 0x667: false,
    0x668: false, 0x669: false, 0x6F0: false, 0x6F1: false, 0x6F2: false, 0x6F3: false, 0x6F4: false, 0x6F5: false,
    0x6F6: false, 0x6F7: false, 0x6F8: false, 0x6F9: false,
  ]

  /// Combining marks for symbols, musical symbols (RFC 5892, section 2.4).
  private static func isIgnorableBlock(_ value: UInt32) -> Bool {
    (0x20D0...0x20FF).contains(value) || (0x1_D100...0x1_D1FF).contains(value) || (0x1_D200...0x1_D24F).contains(value)
  }

  /// Conjoining Jamo (RFC 5892, section 2.9).
  private static func isOldHangul(_ value: UInt32) -> Bool {
    (0x1100...0x11FF).contains(value) || (0xA960...0xA97F).contains(value) || (0xD7B0...0xD7FF).contains(value)
  }

  // MARK: - Context (RFC 5892, appendix A)

  private func isPermittedInContext(at index: Int) -> Bool {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    case 0xB7: return before == "l" && after == "l"
    case 0x375: return after.map(Self.isGreek) ?? false
    case 0x5F3, 0x5F4: return before.map(Self.isHebrew) ?? false
    case 0x30FB: return scalars.contains(where: Self.isJapanese)
    case 0x200C: return before.map(Self.isVirama) == true || joinsOnBothSides(of: index)
    case 0x200D: return before.map(Self.isVirama) ?? false
    case 0x660...0x669, 0x6F0...0x6F9: return true
    default: return false
    }
  }

  private var mixesDigitsOfArabic: Bool {
    scalars.contains { (0x660...0x669).contains($0.value) } && scalars.contains { (0x6F0...0x6F9).contains($0.value) }
  }

  private static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.canonicalCombiningClass.rawValue == 9
  }

  private static func isGreek(_ scalar: Unicode.Scalar) -> Bool {
    (0x370...0x3FF).contains(scalar.value) || (0x1F00...0x1FFF).contains(scalar.value)
  }

  private static func isHebrew(_ scalar: Unicode.Scalar) -> Bool {
    (0x591...0x5F4).contains(scalar.value) || (0xFB1D...0xFB4F).contains(scalar.value)
  }

  private static func isJapanese(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF: true
    case 0x2E80...0x2FD5, 0x3005, 0x3007, 0x3021...0x3029, 0x3038...0x303B: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAD9, 0x2_0000...0x3_23AF: true
    default: false
    }
  }

  /// A zero-width non-joiner between two letters that join: those of the joining scripts that matter in names.
  private func joinsOnBothSides(of index: Int) -> Bool {
    func joining(_ scalar: Unicode.Scalar) -> Bool {
      (0x620...0x6D3).contains(scalar.value) || (0x710...0x77F).contains(scalar.value)
        || (0x7CA...0x7EA).contains(scalar.value) || (0x8A0...0x8C7).contains(scalar.value)
        || (0x1820...0x18AA).contains(scalar.value) || (0xA840...0xA872).contains(scalar.value)
    }
    let before = scalars[..<index].last { !Self.isMark($0) }
    let after = scalars[(index + 1)...].first { !Self.isMark($0) }
    guard let before, let after, joining(before), joining(after) else { return false }
    // Letters that join only to their right side do not join what follows them.
    let rightJoining: Set<UInt32> = [
      0x622, 0x623, 0x624, 0x625, 0x627, 0x629, 0x62F, 0x630, 0x631, 0x632, 0x648, 0x671, 0x688, 0x691, 0x698, 0x6D2,
    ]
    return !rightJoining.contains(before.value) && before.value != 0x621 && after.value != 0x621
  }
}
