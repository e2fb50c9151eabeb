import SettingsDocuments

/// Decides which of the values that were read counts.
struct LayerResolution {
  private let rule: LayerRule
  private let names: LayerNames
  private let lists: SettingPatterns
  private let only: SettingPatterns
  private let never: SettingPatterns
  private let conditional: SettingPatterns

  init(page: ProgramPage, rule: LayerRule, names: LayerNames) {
    self.rule = rule
    self.names = names
    lists = SettingPatterns(rule.lists + page.settings.filter(\.repeats).map(\.name), names)
    only = SettingPatterns(rule.only, names)
    never = SettingPatterns(rule.never, names)
    conditional = SettingPatterns(rule.conditionalBlocks, names)
  }

  /// Each setting once, in the order in which they are first read.
  func settings(of entries: [LayerReader.Entry]) -> [EffectiveSetting] {
    var order: [String] = []
    var bySetting: [String: [LayerReader.Entry]] = [:]
    let unsure = unsureKeys(of: entries)
    for entry in entries where isTold(entry.steps) {
      let key = names.key(of: entry.steps)
      if unsure.contains(key) { continue }
      if bySetting[key] == nil { order.append(key) }
      bySetting[key, default: []].append(entry)
    }
    return order.compactMap { bySetting[$0].flatMap(setting) }
  }

  /// Whether the rule is certain for a setting.
  private func isTold(_ steps: [String]) -> Bool {
    (rule.only.isEmpty || only.containWhole(steps)) && !never.containWhole(steps)
      && !steps.dropLast().contains { conditional.containWhole([$0]) }
  }

  /// The settings that blocks set which may hold or not.
  private func unsureKeys(of entries: [LayerReader.Entry]) -> Set<String> {
    guard !rule.conditionalBlocks.isEmpty else { return [] }
    return Set(
      entries.compactMap { entry in
        let sure = entry.steps.dropLast().filter { !conditional.containWhole([$0]) }
        return sure.count + 1 < entry.steps.count ? names.key(of: sure + entry.steps.suffix(1)) : nil
      })
  }

  /// The text that counts for a setting; nil where it is not set.
  func value(of name: String, in entries: [LayerReader.Entry]) -> String? {
    let key = names.key(of: [name])
    return setting(of: entries.filter { names.key(of: $0.steps) == key })?.sources.last?.value.string
  }

  /// - Parameter entries: all of one setting, as they are read.
  private func setting(of entries: [LayerReader.Entry]) -> EffectiveSetting? {
    guard let first = entries.first, let last = entries.last else { return nil }
    let counting = counting(entries)
    let written = counting.isEmpty || rule.winner == .last ? last : first
    return EffectiveSetting(
      path: Path(written.steps.map(Path.Step.key)), sources: entries[counting].map(\.source),
      overruled: (entries[..<counting.lowerBound] + entries[counting.upperBound...]).map(\.source))
  }

  private func counting(_ entries: [LayerReader.Entry]) -> Range<Int> {
    guard lists.contain(entries[0].steps) else {
      let index = rule.winner == .first ? 0 : entries.count - 1
      return index..<index + 1
    }
    let reset = rule.emptyResets ? entries.lastIndex { $0.source.value == .string("") } : nil
    return (reset.map { $0 + 1 } ?? 0)..<entries.count
  }
}
