import SettingsDocuments
import SettingsSchema

/// What it takes until changes of a program's settings hold: for most of them one thing, for some another.
///
/// ```swift
/// let effect = try ProgramPages().page(named: "postgresql")?.effect
/// print(effect?.need == .reload, effect?.exceptions.map(\.need) == [.restart])    // true true
/// ```
public struct ChangeEffect: Hashable, Sendable {
  /// What a program has to do before a change holds.
  public typealias Need = EffectSummary.Need

  /// What all settings need that ``exceptions`` do not name.
  public let need: Need
  /// The command that does it; in braces as in the paths of ``LayerRule``.
  public let command: String?
  /// What is reloaded or restarted, in braces too; the page's name unless told.
  public let subject: String?
  /// Settings that need something else, as patterns with `*` of their names or of their paths.
  public let exceptions: [Exception]

  /// Settings that need something else.
  public struct Exception: Hashable, Sendable {
    /// What they need.
    public let need: Need
    /// Their names or paths, as patterns with `*`.
    public let settings: [String]
    /// The command that does it.
    public let command: String?
  }
}

extension ProgramPage {
  /// What it takes until changed settings of a file hold, the most first; empty where nothing is to be done.
  ///
  /// - Parameters:
  ///   - settings: their paths in the file.
  ///   - file: its path, without symbolic links.
  ///   - home: the folder that `~/` means in the page's paths.
  public func effects(of settings: [Path], inFile file: String, home: String? = nil) -> [EffectSummary] {
    guard let effect else { return [] }
    let names = LayerNames(self)
    let exceptions = effect.exceptions.map { (exception: $0, patterns: NamePatterns($0.settings, names)) }
    var counts: [EffectKind: Int] = [:]
    for setting in settings {
      let steps = setting.steps.compactMap(\.key)
      let other = exceptions.first { $0.patterns.contain(steps) }?.exception
      let kind = EffectKind(need: other?.need ?? effect.need, command: other.map(\.command) ?? effect.command)
      if kind.need != .nothing { counts[kind, default: 0] += 1 }
    }
    // A restart reads all settings again.
    let places = LayerPlaces(file: file, page: self, home: home)
    func filled(_ text: String) -> String { places.patterns(text).first ?? text }
    return counts.sorted { ($0.key.need == .restart ? 0 : 1) < ($1.key.need == .restart ? 0 : 1) }.map { kind, count in
      EffectSummary(
        need: kind.need, count: count, subject: filled(effect.subject ?? name), command: kind.command.map(filled))
    }
  }
}

private struct EffectKind: Hashable {
  let need: ChangeEffect.Need
  let command: String?
}
