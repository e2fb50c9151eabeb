import SettingsDocuments
import SettingsSchema

/// What the other files of a program say of the settings of one file.
///
/// ```swift
/// let others = try ProgramLayers().settings(ofFile: path).others(beside: path)
/// if let other = others[["PermitRootLogin"]], other.relation == .overruled { print("\(other.places[0].place) counts") }
/// ```
public struct OtherLayers: Sendable, Equatable {
  private var relations: [String: SettingElsewhere] = [:]
  private let names: LayerNames

  fileprivate init(of settings: EffectiveSettings, beside file: String) {
    names = settings.names
    func isHere(_ source: SettingSource) -> Bool { source.file == file || settings.targets[source.file] == file }
    for setting in settings.all {
      guard let relation = Self.relation(of: setting, settings.winner, isHere: isHere) else { continue }
      let here = (setting.sources + setting.overruled).filter(isHere).map(\.path)
      for path in here.isEmpty ? [setting.path] : here { relations[names.key(of: path)] = relation }
    }
  }

  /// What the others say of a setting, names being compared as the program does; nil where they say nothing.
  public subscript(path: Path) -> SettingElsewhere? { relations[names.key(of: path)] }

  private static func relation(
    of setting: EffectiveSetting, _ winner: LayerRule.Winner, isHere: (SettingSource) -> Bool
  ) -> SettingElsewhere? {
    func told(_ relation: SettingElsewhere.Relation, _ places: [SettingSource]) -> SettingElsewhere? {
      places.isEmpty ? nil : SettingElsewhere(relation, by: places, readsFirst: winner == .first)
    }
    let elsewhere = setting.sources.filter { !isHere($0) }
    let isCounted = elsewhere.count < setting.sources.count
    let isWritten = isCounted || setting.overruled.contains(where: isHere)
    if isCounted {
      return told(.joined, elsewhere) ?? told(.overrules, setting.overruled.filter { !isHere($0) })
    }
    if isWritten {
      // What took a list back and set nothing is the last of what does not count.
      let winners = elsewhere.isEmpty ? setting.overruled.suffix(1).filter { !isHere($0) } : elsewhere
      return told(.overruled, winners)
    }
    return told(.notHere, elsewhere)
  }
}

extension EffectiveSettings {
  /// What the other files say of the settings of one file.
  ///
  /// - Parameter file: its absolute path, without symbolic links.
  public func others(beside file: String) -> OtherLayers { OtherLayers(of: self, beside: file) }
}
