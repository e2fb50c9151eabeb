/// How near what people say of each setting, and its name, is to all that is typed, even if no word of it is the same.
struct SettingNearness {
  /// By the number of the setting; 1 where all that is said of it says the same.
  let values: [Float]

  /// So many of the nearest phrases count.
  private static let most = 8
  private static let few = 3

  init(_ typed: [String], _ index: StoredIndex) {
    guard let sentences = index.sentences else {
      values = [Float](repeating: 0, count: index.settingCount + 1)
      return
    }
    let nearness = sentences.nearness(to: sentences.space.direction(ofTyped: typed))
    var best = Nearest(settingCount: index.settingCount, most: Self.most)
    for meaning in index.meanings { best.take(nearness[meaning.phrase - 1], of: meaning.setting) }
    for setting in 1..<index.settingCount + 1 {
      best.take(nearness[index.phraseCount + setting - 1], of: setting)
    }
    values = (0..<index.settingCount + 1).map { setting in
      let nearest = best.numbers(of: setting)
      func mean(_ count: Int) -> Float { nearest.prefix(count).reduce(0, +) / Float(max(1, min(count, nearest.count))) }
      return (mean(1) + mean(Self.few) + mean(Self.most)) / 3
    }
  }
}

/// The greatest numbers of each setting.
private struct Nearest {
  private let most: Int
  private var all: [Float]
  private var counts: [Int]

  init(settingCount: Int, most: Int) {
    self.most = most
    all = [Float](repeating: 0, count: (settingCount + 1) * most)
    counts = [Int](repeating: 0, count: settingCount + 1)
  }

  mutating func take(_ number: Float, of setting: Int) {
    let start = setting * most
    var place = start + counts[setting]
    if counts[setting] < most {
      counts[setting] += 1
    } else {
      place -= 1
      if number <= all[place] { return }
    }
    while place > start, all[place - 1] < number {
      all[place] = all[place - 1]
      place -= 1
    }
    all[place] = number
  }

  /// From the greatest on.
  func numbers(of setting: Int) -> ArraySlice<Float> { all[setting * most..<setting * most + counts[setting]] }
}
