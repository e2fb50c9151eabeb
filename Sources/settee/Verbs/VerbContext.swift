import Libc
import SettingsApplying
import SettingsDocuments
import SettingsPrograms

/// What verbs read from and write to.
@MainActor
final class VerbContext {
  let folders: XDGFolders
  let environment: [String: String]
  let opener: FileOpener
  let input: Input
  let output: Output
  var fetcher: WebFetcher
  var machine: any ServiceMachine
  var account: UInt32

  /// - Parameter folders: the account's; nil for those that the environment names.
  init(
    environment: [String: String], currentFolder: String, folders: XDGFolders? = nil, input: Input = .standard,
    output: Output
  ) {
    self.folders = folders ?? XDGFolders(application: "settee", environment: environment).forThisAccount()
    opener = FileOpener(folders: self.folders, currentFolder: currentFolder)
    (fetcher, machine, account) = (WebFetcher(environment: environment), RunningMachine(), geteuid())
    (self.environment, self.input, self.output) = (environment, input, output)
  }

  /// The same with another place for what is said.
  init(_ context: VerbContext, output: Output) {
    (folders, environment, opener) = (context.folders, context.environment, context.opener)
    (input, self.output) = (context.input, output)
    (fetcher, machine, account) = (context.fetcher, context.machine, context.account)
  }

  /// What something ends with; what it refuses is said.
  func saying(_ work: () throws(VerbError) -> ExitStatus) -> ExitStatus {
    do throws(VerbError) { return try work() } catch {
      if !error.description.isEmpty { output.error(error.description) }
      return error.status
    }
  }

  /// The files that the home screen lists.
  var knownFiles: [String] {
    let recognized = RecognizedFiles(folders: folders, currentFolder: opener.currentFolder)
    let here = recognized.inCurrentFolder()
    let found = here + recognized.inAccount(without: here) + MachineFiles().files()
    return RecentFiles(folders: folders, writer: opener.writer).paths() + found.map(\.path)
  }
}
