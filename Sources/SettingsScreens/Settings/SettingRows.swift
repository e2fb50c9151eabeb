import TerminalTables

/// Rows that are known to differ, each found by its place: among a few by looking, among many by an index.
///
/// A table that is given a plain list looks for duplicates in it, which takes as long as drawing a screen.
@MainActor
final class SettingRows {
  private let items: [SettingItem]
  private lazy var places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1, $0) })

  private static let fewItems = 32

  init(_ items: [SettingItem]) {
    self.items = items
  }

  func section(_ group: SettingGroup) -> Section<SettingGroup, SettingItem> {
    Section(group, count: items.count, item: { self.items[$0] }, position: { self.position(of: $0) })
  }

  private func position(of item: SettingItem) -> Int? {
    items.count <= Self.fewItems ? items.firstIndex(of: item) : places[item]
  }
}
