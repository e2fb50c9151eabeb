import SettingsSearch

/// Searches the index of this machine, and makes it anew if it cannot be used.
@MainActor
final class MachineSearch {
  private let index: MachineIndex
  private lazy var finder: SettingFinder? = index.content()?.finder

  init(_ index: MachineIndex) { self.index = index }

  /// The settings that fit best; nil where nothing can be searched.
  ///
  /// - Parameter programs: those that are looked through; nil for all.
  func find(_ typed: String, programs: [String]? = nil, most: Int) -> [SettingHit]? {
    if let found = try? attempt(typed, programs, most) { return found }
    finder = index.content(isNew: true)?.finder
    return try? attempt(typed, programs, most)
  }

  private func attempt(_ typed: String, _ programs: [String]?, _ most: Int) throws(SearchError) -> [SettingHit] {
    guard let finder else { throw SearchError() }
    guard let programs else { return try finder.find(typed, most: most) }
    var found: [SettingHit] = []
    for program in programs { found += try finder.find(typed, program: program, most: most) }
    return Array(found.sorted { $0.score > $1.score }.prefix(most))
  }

  /// Words that are known and begin so.
  func words(beginning typed: String) -> [String] { finder?.words(beginning: typed) ?? [] }

  /// Words that are known and most like those that are typed.
  func nearest(to words: [String]) -> [String] { finder?.nearest(to: words) ?? [] }
}
