/// Patterns with `*` of the names and the paths of settings.
struct SettingPatterns {
  private let patterns: [PathPattern]
  private let names: LayerNames

  init(_ patterns: [String], _ names: LayerNames) {
    self.names = names
    self.patterns = patterns.map { PathPattern(names.rules.canonical($0)[...], home: nil) }
  }

  /// Whether a setting is meant, by its name or by its whole path.
  func contain(_ steps: [String]) -> Bool {
    steps.last.map { containWhole([$0]) || containWhole(steps) } ?? false
  }

  /// Whether a setting is meant by its whole path.
  func containWhole(_ steps: [String]) -> Bool {
    guard !patterns.isEmpty else { return false }
    let whole = names.rules.canonical(steps.joined(separator: "."))
    return patterns.contains { $0.matches(whole) }
  }
}
