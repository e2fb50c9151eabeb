import Libc
import SettingsDocuments

// A file that may not grow further is an error to be told of, and not the end of the program. A handler, for what is
// merely ignored would be so in the programs that Settee starts as well.
signal(SIGXFSZ) { _ in }
// Swift's runtime takes Ctrl-\ for a crash: where the compiler is installed it would explain it, and ask for a key.
if unsafeBitCast(signal(SIGQUIT, SIG_DFL), to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
  signal(SIGQUIT, SIG_IGN)
}

ProcessArguments.forgetStart()
let words: [String]
do throws(VerbError) {
  words = try RootFolder.enter(ProcessArguments.words)
} catch {
  Output.standard.error(error.description)
  exit(ExitStatus.failure.code)
}
let folders = ProcessEnvironment.folders
FormatCatalogue.shared = FormatCatalogue(folders: folders.pageFolders("formats").map { PageFolder($0) })
let program = Program(
  context: VerbContext(
    environment: ProcessEnvironment.variables, currentFolder: ProcessEnvironment.currentFolder,
    folders: folders, output: .standard))
exit(program.run(words).code)
