import SettingsApplying
import SettingsDocuments
import SettingsScreens

/// Has `sudo` or `doas` run ``ApplyVerb`` of a Settee that root has installed, with this terminal.
@MainActor
struct PrivilegedApplying {
  private let context: VerbContext

  init(_ context: VerbContext) { self.context = context }

  /// Runs it; its exit status.
  ///
  /// - Parameter former: what the file held before; nil where that is not asked for.
  func run(
    _ files: [ChangedFile], _ request: ApplyRequest, former: [UInt8]? = nil
  ) throws(VerbError) -> ExitStatus {
    let placing = PrivilegedPlacing(searchPath: context.environment[FullScreen.searchPathVariable] ?? "")
    do throws(ProgramError) {
      let options = request.words + (former == nil ? [] : [Option.former.rawValue, DocumentSource.streamName])
      let words = try placing.words(for: [ApplyVerb.name] + options + Self.operands(files))
      return try ForegroundCommand(words).run(former.map { .bytes($0) } ?? .inherited).exitStatus
    } catch {
      throw VerbError("only root can put this into force: \(error)")
    }
  }

  private static func operands(_ files: [ChangedFile]) -> [String] {
    let settings = files.count == 1 ? files[0].settings ?? [] : []
    return settings.flatMap { [Option.setting.rawValue, $0.pointer] } + ["--"] + files.map(\.path)
  }
}
