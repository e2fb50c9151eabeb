import CIdn2

/// The rule for names with a label that is written from right to left (RFC 5893, section 2).
///
/// libidn2 checks no more of it than what follows from one label alone, and lets through digits of both kinds in one.
enum BidiRule {
  /// Whether some label makes the rule apply to all labels of the name.
  static func applies(to label: [Unicode.Scalar]) -> Bool {
    label.contains { startOfRightToLeft.contains(category(of: $0)) || category(of: $0) == Int32(UC_BIDI_AN) }
  }

  /// Whether a label of a name that the rule applies to satisfies it.
  static func accepts(_ label: [Unicode.Scalar]) -> Bool {
    let categories = label.map(category)
    guard let first = categories.first, let last = categories.last(where: { $0 != Int32(UC_BIDI_NSM) }) else {
      return false
    }
    if first == Int32(UC_BIDI_L) {
      return endOfLeftToRight.contains(last) && categories.allSatisfy { anywhereInLeftToRight.contains($0) }
    }
    return startOfRightToLeft.contains(first) && endOfRightToLeft.contains(last)
      && categories.allSatisfy { anywhereInRightToLeft.contains($0) }
      && !(categories.contains(Int32(UC_BIDI_EN)) && categories.contains(Int32(UC_BIDI_AN)))
  }

  private static func category(of scalar: Unicode.Scalar) -> Int32 { uc_bidi_category(scalar.value) }

  private static let startOfRightToLeft = categories(UC_BIDI_R, UC_BIDI_AL)
  private static let endOfRightToLeft = categories(UC_BIDI_R, UC_BIDI_AL, UC_BIDI_EN, UC_BIDI_AN)
  private static let endOfLeftToRight = categories(UC_BIDI_L, UC_BIDI_EN)
  private static let neutral = categories(
    UC_BIDI_ES, UC_BIDI_CS, UC_BIDI_ET, UC_BIDI_ON, UC_BIDI_BN, UC_BIDI_NSM)
  private static let anywhereInRightToLeft = endOfRightToLeft + neutral
  private static let anywhereInLeftToRight = endOfLeftToRight + neutral

  private static func categories(_ constants: Int...) -> [Int32] { constants.map { Int32($0) } }
}
