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
  /// - Parameter options: further words of its command line.
  func run(_ files: [ChangedFile], options: [String] = []) throws(VerbError) -> ExitStatus {
    let placing = PrivilegedPlacing(searchPath: context.environment[FullScreen.searchPathVariable] ?? "")
    do throws(ProgramError) {
      let words = try placing.words(for: [ApplyVerb.name] + options + Self.operands(files))
      return try ForegroundCommand(words).run()
    } catch {
      throw VerbError(description: "only root can put this into force: \(error)", status: .failure)
    }
  }

  private static func operands(_ files: [ChangedFile]) -> [String] {
    let settings = files.count == 1 ? files[0].settings ?? [] : []
    return settings.flatMap { [Option.setting.rawValue, $0.pointer] } + ["--"] + files.map(\.path)
  }
}
