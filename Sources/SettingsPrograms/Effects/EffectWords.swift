import SettingsDocuments
import SettingsSchema

/// What one file's changed settings need, with what is in the braces of the page.
package struct EffectNeed: Hashable, Sendable {
  package let need: ChangeEffect.Need
  /// What is run in place of reloading or restarting the units, in the page's words.
  package let commands: [String]
}

extension ProgramPage {
  /// What settings of a file need, with how many need it, the most first.
  ///
  /// - Parameter settings: their paths in the file; nil where they are not known, and may be any.
  package func needs(of settings: [Path]?, inFile file: String) -> [(need: EffectNeed, count: Int)] {
    guard let effect else { return [] }
    let usual = EffectNeed(need: effect.need, commands: effect.commands)
    let inFile = effect.exceptions.first { exception in
      exception.files.contains { PathPattern($0[...], home: nil).matches(file) }
    }
    if let inFile { return Self.list([EffectNeed(inFile): settings?.count ?? 1]) }
    guard let settings else { return Self.list([usual: 1]) }
    let names = LayerNames(self)
    let exceptions = effect.exceptions.map { (exception: $0, patterns: SettingPatterns($0.settings, names)) }
    var counts: [EffectNeed: Int] = [:]
    for setting in settings {
      let steps = setting.steps.compactMap(\.key)
      let other = exceptions.first { $0.patterns.contain(steps) }?.exception
      counts[other.map(EffectNeed.init) ?? usual, default: 0] += 1
    }
    return Self.list(counts)
  }

  /// A restart reads all settings again.
  private static func list(_ counts: [EffectNeed: Int]) -> [(need: EffectNeed, count: Int)] {
    counts.filter { $0.key.need != .nothing }
      .ordered { ($0.key.need == .restart ? 0 : 1) < ($1.key.need == .restart ? 0 : 1) }
      .map { (need: $0.key, count: $0.value) }
  }

  /// What it takes until changed settings of a file hold, the most first; empty where nothing is to be done.
  ///
  /// - Parameters:
  ///   - settings: their paths in the file.
  ///   - file: its path, without symbolic links.
  ///   - home: the folder that `~/` means in the page's paths.
  public func effects(of settings: [Path], inFile file: String, home: String? = nil) -> [EffectSummary] {
    guard let effect else { return [] }
    let filling = EffectFilling(self, file: file, home: home)
    return needs(of: settings, inFile: file).map { need, count in
      let units = effect.units.flatMap(filling.texts).joined(separator: " ")
      let usual = units.isEmpty ? [] : ["systemctl \(need.need.rawValue) \(units)"]
      let own = need.commands.isEmpty ? usual : need.commands
      let commands = (effect.before.filter { !own.contains($0) } + own).flatMap(filling.texts)
      return EffectSummary(
        need: need.need, count: count, subject: filling.texts(effect.subject ?? name).first ?? name,
        command: commands.isEmpty ? nil : commands.joined(separator: " && "))
    }
  }

  /// Whether a setting is one of those that patterns of the page's effect mean, by its name or its path.
  package func names(_ setting: Path, in patterns: [String]) -> Bool {
    SettingPatterns(patterns, LayerNames(self)).contain(setting.steps.compactMap(\.key))
  }
}

extension EffectNeed {
  fileprivate init(_ exception: ChangeEffect.Exception) {
    self.init(need: exception.need, commands: exception.commands)
  }
}

/// Fills the braces in what a page says of its effect, by the file in question and by settings in it.
package struct EffectFilling {
  private var places: LayerPlaces

  /// - Parameter values: the text of a setting by its name in the braces; nil where there is none.
  package init(
    _ page: ProgramPage, file: String, home: String? = nil, values: @escaping (String) -> String? = { _ in nil }
  ) {
    places = LayerPlaces(file: file, page: page, home: home)
    places.settings = values
  }

  /// A text without braces; none where something in them is not known.
  package func texts(_ text: String) -> [String] { places.patterns(text) }

  /// A command as words, each filled by itself, so that no value makes two words; nil where one is not known.
  package func words(_ command: String) -> [String]? { words(command.split(separator: " ").map(String.init)) }

  /// The same for words that are parted already.
  package func words(_ words: [String]) -> [String]? {
    let filled = words.compactMap { places.patterns($0).first }
    return filled.count == words.count ? filled : nil
  }
}
