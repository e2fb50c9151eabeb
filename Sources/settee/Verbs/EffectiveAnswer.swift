import SettingsDocuments
import SettingsPrograms
import SettingsSchema
import SettingsSession

/// `settee get --effective FILE PATH` and `settee list --effective FILE [PATH]`: prints what counts with all files of a
/// program, and where.
@MainActor
struct EffectiveAnswer {
  /// Any file of the program.
  private let file: String
  private let path: Path
  /// Whether one setting is asked for, and not all that are below a path.
  private let isOfOne: Bool
  private let asJSON: Bool
  private let output: Output
  private let opener: FileOpener

  /// The program's page tells how its files are read, and what counts is neither a comment nor a default.
  private static let excluded: [Option] = VerbEntry.reading + [.modified, .all]

  /// Nil where it is not asked for.
  init?(_ arguments: Arguments, ofOne isOfOne: Bool, _ context: VerbContext) throws(UsageError) {
    guard arguments.has(.effective) else { return nil }
    if let option = Self.excluded.first(where: arguments.has) {
      throw UsageError("\(Option.effective.rawValue) and \(option.rawValue) exclude each other")
    }
    var arguments = arguments
    file = try arguments.requireNamedFile()
    path = isOfOne ? try arguments.requirePath() : try arguments.nextPath() ?? .root
    self.isOfOne = isOfOne
    asJSON = arguments.has(.json)
    (output, opener) = (context.output, context.opener)
  }

  func run(by layers: ProgramLayers) throws(VerbError) -> ExitStatus {
    let path = try place()
    let settings = try VerbError.from { () throws(LayerError) in
      try layers.settings(ofFile: FilePath.absolute(file))
    }
    return try answer(settings, path)
  }

  /// The path, whose items are those of the file.
  private func place() throws(VerbError) -> Path {
    guard path.steps.contains(where: { if case .item = $0 { true } else { false } }) else { return path }
    let opened = try VerbError.from { () throws(FileOpeningError) in try opener.open(FileRequest(path: file)) }
    return try opener.session(for: opened).resolved(path)
  }

  private func answer(_ settings: EffectiveSettings, _ path: Path) throws(VerbError) -> ExitStatus {
    for problem in settings.problems { output.warning(problem.description) }
    if settings.files.isEmpty { throw VerbError("\(file): none of the program's files can be read") }
    let asked = isOfOne ? [settings[path]].compactMap(\.self) : settings.settings(below: path)
    guard asked.contains(where: { !$0.sources.isEmpty }) || path.isRoot else {
      throw .no("\(path) is not set in any of the program's files")
    }
    if asJSON {
      output.lines(asked.map { object($0).json })
    } else {
      output.rows(asked.flatMap(rows))
    }
    return .fine
  }

  /// The value and its place, for each that counts.
  private func rows(_ setting: EffectiveSetting) -> [[String]] {
    setting.sources.map { source in
      [isOfOne ? ValueText.plain(source.value) : "\(setting.path) = \(source.value.json)", source.place]
    }
  }

  private func object(_ setting: EffectiveSetting) -> Value {
    func list(_ sources: [SettingSource]) -> Value { .array(sources.map { .source($0, $0.value) }) }
    return [
      "path": .string(setting.path.pointer), "counts": list(setting.sources), "overruled": list(setting.overruled),
    ]
  }
}
