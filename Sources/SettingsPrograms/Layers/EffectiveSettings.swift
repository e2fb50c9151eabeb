import SettingsDocuments
import SettingsSchema

/// What a program takes its settings to be, with all its files read.
///
/// ```swift
/// let layers = ProgramLayers(home: "/home/ann")
/// let settings = try layers.settings(ofFile: "/etc/ssh/sshd_config")
/// for source in settings[["PermitRootLogin"]]?.sources ?? [] { print(source.value, source.place) }
/// // "no" /etc/ssh/sshd_config.d/50-cloud-init.conf:1
/// ```
public struct EffectiveSettings: Sendable {
  /// Each setting once, in the order in which they are first read.
  public let all: [EffectiveSetting]
  /// The files that were read, in their order; one that is included twice is there twice.
  public let files: [String]
  /// Files whose settings could not be counted, and why.
  public let problems: [LayerProblem]
  private let indices: [String: Int]
  let names: LayerNames
  let winner: LayerRule.Winner
  /// The files' paths without symbolic links, where they differ.
  let targets: [String: String]

  init(
    all: [EffectiveSetting], files: [String], problems: [LayerProblem], names: LayerNames,
    winner: LayerRule.Winner, targets: [String: String]
  ) {
    self.all = all
    self.files = files
    self.problems = problems
    self.names = names
    self.winner = winner
    self.targets = targets
    indices = Dictionary(all.enumerated().map { (names.key(of: $1.path), $0) }) { first, _ in first }
  }

  /// A setting by its path, names being compared as the program does; nil where no file sets it.
  public subscript(path: Path) -> EffectiveSetting? { indices[names.key(of: path)].map { all[$0] } }

  /// The settings that a section or a block holds, or the one that has this path.
  public func settings(below path: Path) -> [EffectiveSetting] {
    path.isRoot ? all : all.filter { names.isPrefix(path, of: $0.path) }
  }
}

/// A setting that one or several files set.
///
/// ```swift
/// for setting in settings.all { print(setting.path, setting.sources.map(\.place)) }
/// ```
public struct EffectiveSetting: Sendable, Hashable {
  /// Its path, as it is written where it counts.
  public let path: Path
  /// What counts: one value, or all that a list collects. Empty where a list was taken back.
  public let sources: [SettingSource]
  /// What does not count, in the order in which it is read.
  public let overruled: [SettingSource]
}

/// Why the settings of a file are not counted.
///
/// ```swift
/// for problem in settings.problems { print(problem) }    // /etc/my.cnf:3: includes what cannot be read
/// ```
public struct LayerProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file, with the line where there is one.
  public let place: String
  /// What is wrong, as a part of a sentence.
  public let message: String

  public var description: String { "\(place): \(message)" }
}
