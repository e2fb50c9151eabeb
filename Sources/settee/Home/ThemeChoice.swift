/// The themes to choose from.
enum ThemeChoice: String, CaseIterable {
  case standard, monochrome

  @MainActor
  static func current(_ preferences: Preferences) -> ThemeChoice {
    preferences.theme == .monochrome ? .monochrome : .standard
  }

  /// The next theme; the same at the end of the list.
  func step(by direction: Int) -> ThemeChoice {
    let all = Self.allCases
    let index = (all.firstIndex(of: self) ?? 0) + direction
    return all.indices.contains(index) ? all[index] : self
  }
}
