import CNcurses

/// Keys that are held with Shift, Control or Alt, in the two forms in which they are read.
enum ModifiedKey {
  /// The key of a sequence `ESC [ 1 ; modifiers letter` or `ESC [ number ; modifiers ~` (xterm's modified cursor keys);
  /// nil for any other.
  ///
  /// - Parameters:
  ///   - parameters: what is between the bracket and the last character.
  ///   - final: the last character.
  static func key(parameters: String, final: Unicode.Scalar) -> Key? {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let held = numbers[1], (2...8).contains(held) else { return nil }
    let movement: Key.Movement? = final == "~" ? byNumber[number] : number == 1 ? byLetter[final] : nil
    return movement.map { .modified($0, Key.Modifiers(rawValue: held - 1)) }
  }

  /// The key of a code of ncurses: its own ones for Shift, else one of those that it makes for terminfo's extended
  /// names, such as `kLFT5`; nil for any other.
  @MainActor
  static func key(code: Int32) -> Key? {
    if let movement = withShift[code] { return .modified(movement, .shift) }
    guard code > KEY_MAX, let name = keyname(code) else { return nil }
    return key(named: String(cString: name))
  }

  /// The key of an extended capability of terminfo: `kUP` alone is held with Shift, a number says what else is.
  static func key(named name: String) -> Key? {
    for (prefix, movement) in byName where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count)
      guard let held = number.isEmpty ? 2 : Int(number), (2...8).contains(held) else { return nil }
      return .modified(movement, Key.Modifiers(rawValue: held - 1))
    }
    return nil
  }

  private static let withShift: [Int32: Key.Movement] = [
    KEY_SLEFT: .left, KEY_SRIGHT: .right, KEY_SR: .up, KEY_SF: .down, KEY_SHOME: .home, KEY_SEND: .end,
    KEY_SPREVIOUS: .pageUp, KEY_SNEXT: .pageDown,
  ]

  private static let byLetter: [Unicode.Scalar: Key.Movement] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
  ]

  private static let byNumber: [Int: Key.Movement] = [
    1: .home, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private static let byName: [(String, Key.Movement)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end), ("kPRV", .pageUp),
    ("kNXT", .pageDown),
  ]
}
