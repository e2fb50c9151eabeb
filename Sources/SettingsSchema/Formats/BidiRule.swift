/// The rule for labels that are written from right to left (RFC 5893, section 2).
///
/// The classes are those that permitted characters of host names can have; they follow from the scripts written from
/// right to left and from general categories.
enum BidiRule {
  private enum Direction {
    case left, right, arabicLetter, arabicNumber, europeanNumber, separator, neutral, mark
  }

  /// Whether some label makes the rule apply to all labels of the name.
  static func applies(to scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.contains { [.right, .arabicLetter, .arabicNumber].contains(direction(of: $0)) }
  }

  /// Whether a label of a name that the rule applies to satisfies it.
  static func accepts(_ label: [Unicode.Scalar]) -> Bool {
    let directions = label.map(direction)
    guard let first = directions.first else { return false }
    let last = directions.last { $0 != .mark } ?? first
    switch first {
    case .right, .arabicLetter:
      guard !directions.contains(.left), [.right, .arabicLetter, .europeanNumber, .arabicNumber].contains(last) else {
        return false
      }
      return !(directions.contains(.europeanNumber) && directions.contains(.arabicNumber))
    case .left:
      let isMixed = directions.contains { [.right, .arabicLetter, .arabicNumber].contains($0) }
      return !isMixed && (last == .left || last == .europeanNumber)
    default: return false
    }
  }

  private static func direction(of scalar: Unicode.Scalar) -> Direction {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return .mark
    default: break
    }
    switch scalar.value {
    case 0x30...0x39, 0x6F0...0x6F9: return .europeanNumber
    case 0x660...0x669, 0x66B, 0x66C, 0x6DD, 0x1_0E60...0x1_0E7E: return .arabicNumber
    case 0x2D, 0x2B: return .separator
    case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF, 0x1_EE00...0x1_EEFF: return .arabicLetter
    case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EDFF: return .right
    case 0xB7, 0x375, 0x30FB: return .neutral
    default: return .left
    }
  }
}
