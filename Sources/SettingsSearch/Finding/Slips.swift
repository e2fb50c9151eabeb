import SettingsDocuments

/// Words that are a slip of one letter away: one is missing, too many, another, or two are swapped.
enum Slips {
  /// Shorter words have too many others a letter away.
  static let leastLetters = 5
  private static let most = 3

  static func words(near word: String, among words: [String]) -> [String] {
    let typed = Array(word.utf8)
    guard typed.count >= leastLetters else { return [] }
    var found: [String] = []
    for var other in words where abs(other.utf8.count - typed.count) <= 1 {
      let isNear = other.withUTF8 { OneSlip.makes(typed, of: $0) }
      if isNear { found.append(other) }
      if found.count == most { break }
    }
    return found
  }
}
