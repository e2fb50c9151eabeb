/// `settee`, `settee FILE` and `settee PROGRAM`: the full screen.
struct ScreenVerb: Verb {
  nonisolated static let name = ""
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        ([], "the settings files of this folder and account, and Settee's own"),
        ([.file], "a settings file, full screen; or a program, by its name: settee sshd"),
      ],
      options: VerbEntry.reading, takesPrograms: true)
  }

  /// Nil for the home screen.
  private let file: FileRequest?
  let context: VerbContext

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    self.context = context
    file = try arguments.nextNamedFile().map { [arguments] path throws(UsageError) in
      try FileRequest(FileOperand(path: path), options: arguments)
    }
    if file == nil { try arguments.allowNone() }
  }

  func run() throws(VerbError) -> ExitStatus {
    let screen = FullScreen(context)
    guard let file else { return try screen.home() }
    if let program = ProgramName(file, opener)?.named { return try screen.open(program) }
    return try screen.open(file)
  }
}
