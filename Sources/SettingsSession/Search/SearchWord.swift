import SettingsFiles

/// A word of a query, and in which ways a word of a text fits it. Both are folded to small letters.
struct SearchWord: Sendable {
  private let bytes: [UInt8]
  /// Shorter words have too many others a letter away.
  private static let leastForSlips = 4

  /// How a word of a text fits, from the best.
  enum Fit: UInt8 {
    case equal
    case prefix
    case inside
    /// One letter is missing, too many, another one or swapped with its neighbour.
    case slip
  }

  init(_ word: String) {
    bytes = Array(word.utf8)
  }

  /// How the word fits; nil where it does not.
  func fit(in word: UnsafeBufferPointer<UInt8>) -> Fit? {
    if word.count >= bytes.count {
      if Self.starts(word, at: 0, with: bytes) { return word.count == bytes.count ? .equal : .prefix }
      if isInside(word) { return .inside }
    }
    let isLong = min(bytes.count, word.count) >= Self.leastForSlips
    return isLong && OneSlip.makes(bytes, of: word) ? .slip : nil
  }

  private func isInside(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, word.count > bytes.count else { return false }
    for start in 1...word.count - bytes.count where word[start] == first {
      if Self.starts(word, at: start, with: bytes) { return true }
    }
    return false
  }

  private static func starts(_ word: UnsafeBufferPointer<UInt8>, at start: Int, with bytes: [UInt8]) -> Bool {
    for index in bytes.indices where word[start + index] != bytes[index] { return false }
    return true
  }
}

/// The words of texts in small letters, one after the other.
enum SearchWords {
  /// Calls a function with each run of letters and digits.
  static func forEach(in text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = text
    let isSmall = text.withUTF8 { $0.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) } }
    if !isSmall { text = text.lowercased() }
    text.withUTF8 { bytes in
      var start = 0
      for index in 0...bytes.count where index == bytes.count || !isPart(bytes[index]) {
        if index > start { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        start = index + 1
      }
    }
  }

  /// Letters and digits, and all that is not ASCII.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
  }

  /// A key or a path without what separates its words: all its spellings are the same then.
  static func joined(_ text: String) -> String {
    var joined: [UInt8] = []
    forEach(in: text) { joined += $0 }
    return String(decoding: joined, as: UTF8.self)
  }
}
