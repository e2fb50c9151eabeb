import SettingsApplying
import SettingsDocuments
import SettingsScreens

extension Applying {
  /// Has `sudo` or `doas` run ``ApplyVerb`` of a Settee that root has installed, with this terminal.
  ///
  /// - Parameter former: what the file held before; nil where that is not asked for.
  func applyAsRoot(
    _ files: [ChangedFile], _ request: ApplyRequest, former: [UInt8]? = nil
  ) throws(VerbError) -> ExitStatus {
    let placing = PrivilegedPlacing(searchPath: context.environment[FullScreen.searchPathVariable] ?? "")
    let settings = files.count == 1 ? files[0].settings ?? [] : []
    let options =
      request.words + (former == nil ? [] : [Option.former.rawValue, DocumentSource.streamName])
      + settings.flatMap { [Option.setting.rawValue, $0.pointer] }
    do throws(ProgramError) {
      let words = try placing.words(for: [ApplyVerb.name] + options + ["--"] + files.map(\.path))
      return try ForegroundCommand.run(words, former.map { .bytes($0) } ?? .inherited).exitStatus
    } catch {
      throw VerbError("only root can put this into force: \(error)")
    }
  }
}
