import SettingsDocuments

/// How what a file says of a setting compares with what the program's other files say of it.
///
/// ```swift
/// if case .overruled(by: let sources)? = others[path] { print("\(sources[0].place) counts") }
/// ```
public enum LayerRelation: Hashable, Sendable {
  /// What the file says does not count: what these others say does.
  case overruled(by: [SettingSource])
  /// What the file says counts, and what these others say does not.
  case overrules([SettingSource])
  /// The file does not set it, and these others do.
  case setElsewhere([SettingSource])
  /// It is a list, and these others have more of it.
  case joined(with: [SettingSource])

  /// Where the others say it, what counts being first.
  public var sources: [SettingSource] {
    switch self {
    case .overruled(let sources), .overrules(let sources), .setElsewhere(let sources), .joined(let sources): sources
    }
  }
}

/// What the other files of a program say of the settings of one file.
///
/// ```swift
/// let others = try ProgramLayers().settings(ofFile: path).others(beside: path)
/// if case .overruled(let sources)? = others[["PermitRootLogin"]] { print("\(sources[0].place) counts") }
/// ```
public struct OtherLayers: Sendable, Equatable {
  private var relations: [String: LayerRelation] = [:]
  private let names: LayerNames
  /// Which of two values holds.
  public let winner: LayerRule.Winner

  fileprivate init(of settings: EffectiveSettings, beside file: String) {
    names = settings.names
    winner = settings.winner
    func isHere(_ source: SettingSource) -> Bool { source.file == file || settings.targets[source.file] == file }
    for setting in settings.all {
      guard let relation = Self.relation(of: setting, isHere: isHere) else { continue }
      let here = (setting.sources + setting.overruled).filter(isHere).map(\.path)
      for path in here.isEmpty ? [setting.path] : here { relations[names.key(of: path)] = relation }
    }
  }

  /// What the others say of a setting, names being compared as the program does; nil where they say nothing.
  public subscript(path: Path) -> LayerRelation? { relations[names.key(of: path)] }

  /// Whether the other files say nothing that matters to this one.
  public var isEmpty: Bool { relations.isEmpty }

  private static func relation(
    of setting: EffectiveSetting, isHere: (SettingSource) -> Bool
  ) -> LayerRelation? {
    let elsewhere = setting.sources.filter { !isHere($0) }
    let isCounted = elsewhere.count < setting.sources.count
    let isWritten = isCounted || setting.overruled.contains(where: isHere)
    if isCounted {
      if !elsewhere.isEmpty { return .joined(with: elsewhere) }
      let others = setting.overruled.filter { !isHere($0) }
      return others.isEmpty ? nil : .overrules(others)
    }
    if isWritten {
      // What took a list back and set nothing is the last of what does not count.
      let winners = elsewhere.isEmpty ? setting.overruled.suffix(1).filter { !isHere($0) } : elsewhere
      return winners.isEmpty ? nil : .overruled(by: winners)
    }
    return elsewhere.isEmpty ? nil : .setElsewhere(elsewhere)
  }
}

extension EffectiveSettings {
  /// What the other files say of the settings of one file.
  ///
  /// - Parameter file: its absolute path, without symbolic links.
  public func others(beside file: String) -> OtherLayers { OtherLayers(of: self, beside: file) }
}
