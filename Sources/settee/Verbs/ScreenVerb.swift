/// `settee` and `settee FILE`: the full screen.
struct ScreenVerb: Verb {
  nonisolated static let name = ""
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        ([], "the settings files of this folder and account, and Settee's own"),
        ([.file], "a settings file, full screen"),
      ],
      options: VerbEntry.reading)
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
    if let file { return try screen.open(file) }
    return try screen.home()
  }
}
