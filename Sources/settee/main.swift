import Glibc
import SettingsDocuments

let program = Program(
  environment: ProcessEnvironment.variables, currentFolder: ProcessEnvironment.currentFolder, output: .standard)
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
