import SettingsDocuments
import SettingsPrograms

/// `settee get --effective FILE PATH` and `settee list --effective FILE [PATH]`: prints what counts with all files of a
/// program, and where.
@MainActor
struct EffectiveVerb {
  let request: EffectiveRequest
  let layers: ProgramLayers
  let output: Output

  func run() -> ExitStatus {
    do throws(LayerError) {
      return answer(try layers.settings(ofFile: FilePath.absolute(request.file)))
    } catch {
      output.error(error.description)
      return .failure
    }
  }

  private func answer(_ settings: EffectiveSettings) -> ExitStatus {
    for problem in settings.problems { output.warning(problem.description) }
    guard !settings.files.isEmpty else {
      output.error("\(request.file): none of the program's files can be read")
      return .failure
    }
    let asked = request.isOfOne ? [settings[request.path]].compactMap(\.self) : settings.settings(below: request.path)
    guard asked.contains(where: { !$0.sources.isEmpty }) || request.path.isRoot else {
      output.error("\(request.path) is not set in any of the program's files")
      return .no
    }
    if request.asJSON {
      output.lines(asked.map { object($0).json })
    } else {
      output.rows(asked.flatMap(rows))
    }
    return .fine
  }

  /// The value and its place, for each that counts.
  private func rows(_ setting: EffectiveSetting) -> [[String]] {
    setting.sources.map { source in
      guard request.isOfOne else { return ["\(setting.path) = \(source.value.json)", source.place] }
      if case .string(let text) = source.value { return [text, source.place] }
      return [source.value.json, source.place]
    }
  }

  private func object(_ setting: EffectiveSetting) -> Value {
    .object(
      ObjectMembers([
        ("path", .string(setting.path.pointer)), ("counts", .array(setting.sources.map(object))),
        ("overruled", .array(setting.overruled.map(object))),
      ]))
  }

  private func object(_ source: SettingSource) -> Value {
    .object(
      ObjectMembers([
        ("value", source.value), ("file", .string(source.file)), ("line", .number(Number(source.line))),
      ]))
  }
}
