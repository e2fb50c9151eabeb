import Curses

/// A set of keys, most of which are letters: those are bits, since hashing them cost a quarter of a key press.
struct KeySet {
  private var characters: UInt128 = 0
  private var controls: UInt128 = 0
  private var others: [Key] = []

  /// - Returns: whether the key was not there before.
  mutating func insert(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      if let code = Self.code(of: character) { return Self.insert(code, into: &characters) }
    case .control(let character):
      if let code = Self.code(of: character) { return Self.insert(code, into: &controls) }
    default: break
    }
    if others.contains(key) { return false }
    others.append(key)
    return true
  }

  /// The code in ASCII; `asciiValue` first compares with the end of a line of two characters, at many times the cost.
  private static func code(of character: Character) -> UInt8? {
    let bytes = character.utf8
    guard bytes.count == 1 else { return nil }
    return bytes.first
  }

  private static func insert(_ code: UInt8, into bits: inout UInt128) -> Bool {
    let bit: UInt128 = 1 &<< UInt128(code)
    defer { bits |= bit }
    return bits & bit == 0
  }
}
