import SettingsSearch

/// Searches the index of this machine, and makes it anew if it cannot be used.
@MainActor
final class MachineSearch {
  private let index: MachineIndex
  private lazy var finder: SettingFinder? = index.finder()

  init(_ index: MachineIndex) { self.index = index }

  /// The settings that fit best; nil where nothing can be searched.
  ///
  /// - Parameter programs: those that are looked through; nil for all.
  func find(_ typed: String, programs: [String]? = nil, most: Int) -> [SettingHit]? {
    if let found = try? finder?.find(typed, programs: programs, most: most) { return found }
    finder = index.finder(isNew: true)
    return try? finder?.find(typed, programs: programs, most: most)
  }

  /// Words that are known and begin so.
  func words(beginning typed: String) -> [String] { finder?.words(beginning: typed) ?? [] }

  /// Words that are known and most like those that are typed.
  func nearest(to words: [String]) -> [String] { finder?.nearest(to: words) ?? [] }
}
