import SettingsDocuments
import SettingsPrograms

/// What verbs read from and write to.
@MainActor
struct VerbContext {
  let folders: XDGFolders
  let environment: [String: String]
  let currentFolder: String
  let opener: FileOpener
  let input: Input
  let output: Output
  /// What fetches schemas of the web.
  var fetcher: WebFetcher

  init(environment: [String: String], currentFolder: String, input: Input = .standard, output: Output) {
    folders = XDGFolders(application: "settee", environment: environment).forThisAccount()
    opener = FileOpener(folders: folders, currentFolder: currentFolder)
    fetcher = WebFetcher(environment: environment)
    (self.environment, self.currentFolder, self.input, self.output) = (environment, currentFolder, input, output)
  }

  /// The files that the home screen lists.
  var knownFiles: [String] {
    let recognized = RecognizedFiles(folders: folders, currentFolder: currentFolder)
    let found = recognized.inCurrentFolder() + recognized.inAccount() + MachineFiles().files()
    return RecentFiles(folders: folders, writer: opener.writer).paths() + found.map(\.path)
  }
}
