import Testing

@testable import Curses

/// The shortcut past grapheme breaking gives what grapheme breaking gives.
struct LoneScalarTests {
  @Test("A scalar that is taken for a cluster is one, whatever follows it")
  func agrees() {
    let followers: [Unicode.Scalar] = [
      "a", "~", "é", "設", "가", "…", "\u{301}", "\u{FE0F}", "\u{200D}", "\u{93F}", "\u{1161}", "\u{11A8}", "\u{1F3FB}",
      "\u{3099}",
      "\u{20E3}", "\u{600}", "\n", "👩", "\u{FF9E}", "\u{E33}",
    ]
    var taken = 0
    for value in UInt32(0x80)..<0x10000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for follower in followers {
        let text = String(String.UnicodeScalarView([scalar, follower]))
        let count = Array(text.utf8).withUnsafeBufferPointer { LoneScalar.byteCount(in: $0, at: 0) }
        if count == 0 { continue }
        taken += 1
        if text.count != 2 {
          Issue.record("U+\(String(value, radix: 16)) before U+\(String(follower.value, radix: 16))")
        }
        if "a\(scalar)".count != 2 { Issue.record("U+\(String(value, radix: 16)) joins a letter before it") }
      }
    }
    #expect(taken > 100_000)
  }
}
