import Synchronization

/// The characters of ASCII that no match of an anchored pattern begins with, as far as that was found out: most texts
/// that do not match are told by their first.
struct PatternBeginnings: ~Copyable, Sendable {
  private let refused = InlineArray<2, Atomic<UInt64>> { _ in Atomic(0) }
  private let asked = InlineArray<2, Atomic<UInt64>> { _ in Atomic(0) }

  /// Whether no text that begins so matches.
  func refuse(_ first: UInt8) -> Bool {
    first < 0x80 && refused[Int(first >> 6)].load(ordering: .relaxed) & Self.bit(of: first) != 0
  }

  /// Finds out once whether anything matches that begins as a text that did not.
  ///
  /// - Parameter mayMatch: whether a text of this character alone may go on as a match.
  func learn(_ first: UInt8, _ mayMatch: (UInt8) -> Bool) {
    guard first < 0x80 else { return }
    let (word, bit) = (Int(first >> 6), Self.bit(of: first))
    guard asked[word].bitwiseOr(bit, ordering: .relaxed).oldValue & bit == 0 else { return }
    if !mayMatch(first) { refused[word].bitwiseOr(bit, ordering: .relaxed) }
  }

  private static func bit(of byte: UInt8) -> UInt64 { 1 << UInt64(byte & 63) }
}
