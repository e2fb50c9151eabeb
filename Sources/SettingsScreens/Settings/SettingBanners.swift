import SettingsFiles
import SettingsSession

/// The comments of a file that are headings, and which plain values of a screen are below each.
@MainActor
struct SettingBanners {
  private let model: EditingSession
  private let path: Path
  /// The heading that a value is below, by its number among the text's.
  private var places: [Path: Int] = [:]
  /// What the headings say, by their numbers.
  private(set) var titles: [Int: String] = [:]

  init(_ model: EditingSession, in path: Path) {
    (self.model, self.path) = (model, path)
  }

  /// Finds the heading above each value that has none yet; it is kept when the value goes.
  mutating func find(above values: [Path], in node: Node) {
    if model.banners.isEmpty { return }
    let start = path.isRoot ? 0 : node.span.lowerBound
    for value in values where places[value] == nil {
      guard let place = model.offset(of: value) else { continue }
      let number = model.banners.lastIndex { $0.offset < place && $0.offset >= start }
      if let number { places[value] = number }
    }
  }

  /// The values, those below each heading by themselves.
  mutating func sections(of values: [Path]) -> [(group: SettingGroup, items: [SettingItem])] {
    let byBanner = Dictionary(grouping: values) { places[$0] }
    titles = [:]
    var lastMajor: Int?
    var sections: [(SettingGroup, [SettingItem])] = []
    if let above = byBanner[nil] { sections.append((.values, above.map(SettingItem.setting))) }
    for number in byBanner.keys.compactMap({ $0 }).sorted() where number < model.banners.count {
      let banner = model.banners[number]
      let major = model.banners[...number].lastIndex { !$0.isMinor }
      let isFirst = major != lastMajor && banner.isMinor
      titles[number] = (isFirst ? major.map { "\(model.banners[$0].text) · " } ?? "" : "") + banner.text
      lastMajor = major
      sections.append((.banner(number), byBanner[number, default: []].map(SettingItem.setting)))
    }
    return sections
  }
}

extension EditingSession {
  /// Where a setting begins in the text, commented out or not; nil where it is not there.
  func offset(of path: Path) -> Int? {
    node(at: path).map { $0.keySpan?.lowerBound ?? $0.span.lowerBound } ?? commented[path]?.line.lowerBound
  }
}
