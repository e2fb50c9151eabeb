import SettingsDocuments
import SettingsScreens

/// The editor that the user has named in `VISUAL` or `EDITOR`, else `vi`; another one where that is this program.
struct EditorCommand {
  /// As the variable has it: a command with arguments of its own, for a shell to read.
  let command: String

  /// The variables that name it, the first one first.
  static let variables = ["VISUAL", "EDITOR"]

  init(environment: [String: String]) {
    let named = Self.variables.compactMap { environment[$0] }.first { !["", "settee"].contains(Self.name(of: $0)) }
    command = named ?? "vi"
  }

  /// The editor's name, without its folder and arguments.
  var name: String { Self.name(of: command) }

  private static func name(of command: String) -> String {
    let program = command.split(separator: " ").first.map(String.init) ?? command
    return FilePath.name(of: program)
  }

  /// The words that open a file at a line, as each family of editors wants them; the file alone where that is not
  /// known.
  func arguments(path: String, line: Int) -> [String] {
    // What begins with a slash or a dot is a file to every editor. Else `-x` is an option, `+!touch x` a command of
    // vi's, `!touch x` one of ed's, and `scp://host/x` a file elsewhere to vim.
    let file = path.hasPrefix("/") ? path : "./" + path
    switch name {
    case "code", "code-insiders", "codium", "cursor", "windsurf": return ["--wait", "--goto", "\(file):\(line)"]
    case "hx", "helix", "subl", "zed": return ["\(file):\(line)"]
    case _ where Self.takingPlusLine.contains(name): return ["+\(line)", file]
    default: return [file]
    }
  }

  private static let takingPlusLine: Set<String> = [
    "editor", "emacs", "emacsclient", "gvim", "jed", "jmacs", "joe", "jove", "kak", "mcedit", "mg", "micro", "nano",
    "ne", "nvi", "nvim", "pico", "sensible-editor", "vi", "view", "vim", "vim.basic", "vim.tiny", "vis", "zile",
  ]

  /// The editor for a file; it takes the terminal while it runs.
  @MainActor
  func editor(for path: String) -> ExternalEditor {
    ExternalEditor(name: name) { line throws(ProgramError) in
      try Self.run(command, arguments(path: path, line: line))
    }
  }

  /// Has a shell read a command, and not the arguments, with this program's terminal, and waits.
  static func run(_ command: String, _ arguments: [String]) throws(ProgramError) {
    let outcome = try ForegroundCommand.run(["/bin/sh", "-c", command + " \"$@\"", "sh"] + arguments)
    if let signal = outcome.endingSignal { throw ProgramError("\(command) was ended by signal \(signal)") }
    switch outcome.status {
    case 0: break
    case 126, 127: throw ProgramError("\(command) cannot be started; VISUAL or EDITOR names the editor")
    case let code: throw ProgramError("\(command) ended with status \(code)")
    }
  }
}
