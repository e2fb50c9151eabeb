/// Words for on and off in formats where every value is text.
package enum BooleanWords {
  private static let pairs = [("no", "yes"), ("off", "on"), ("false", "true")]

  /// The word that says the opposite, in small letters or capitals as this one; nil where a text is no such word.
  package static func opposite(of text: String) -> String? {
    let lower = text.lowercased()
    guard let pair = pairs.first(where: { $0.0 == lower || $0.1 == lower }) else { return nil }
    let opposite = pair.0 == lower ? pair.1 : pair.0
    switch text {
    case lower: return opposite
    case text.uppercased(): return opposite.uppercased()
    default: return opposite.prefix(1).uppercased() + opposite.dropFirst()
    }
  }
}
