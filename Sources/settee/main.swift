import Glibc
import SettingsDocuments

// A file that may not grow further is an error to be told of, and not the end of the program. A handler, for what is
// merely ignored would be so in the programs that Settee starts as well.
signal(SIGXFSZ) { _ in }

ProcessArguments.forgetStart()
let program = Program(
  environment: ProcessEnvironment.variables, currentFolder: ProcessEnvironment.currentFolder, output: .standard)
exit(program.run(ProcessArguments.words).rawValue)
