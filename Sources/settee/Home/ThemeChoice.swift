import TerminalTables

/// The themes that the home screen steps through.
struct ThemeChoice {
  let name: String

  /// The next theme that ships; the same at the end of the list, the first after a theme of the user's own.
  func step(by direction: Int) -> ThemeChoice {
    let names = Theme.shipped.map(\.name)
    let index = names.firstIndex(of: name).map { $0 + direction } ?? 0
    return names.indices.contains(index) ? ThemeChoice(name: names[index]) : self
  }
}
