import Glibc
import SettingsDocuments

let status = Program(environment: ProcessEnvironment.variables).run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
