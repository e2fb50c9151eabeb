import SettingsPrograms

/// `settee ssh HOST[:FILE]` and `settee ssh HOST VERB …`: the same on another machine.
struct SSHVerb: Verb {
  nonisolated static let name = "ssh"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        ([.remoteHost, .remoteWords], "does a verb on another machine"),
        ([.remoteFile], "a settings file of another machine, full screen"),
      ],
      options: VerbEntry.reading + [.sudo, .yes])
  }
  /// Most words are those of another command line.
  nonisolated static var hasOptions: Bool { false }

  private let call: RemoteCall
  let context: VerbContext
  /// This program as it may be copied to another machine.
  var ownProgram: () -> Result<OwnProgram, VerbError> = {
    Result { () throws(VerbError) in try OwnProgram.found(at: TrustedProgram.own) }
  }

  init(_ arguments: inout Arguments, in context: VerbContext) throws(UsageError) {
    call = try RemoteCall(arguments.takeRemaining())
    self.context = context
  }

  func run() throws(VerbError) -> ExitStatus {
    guard !call.wantsHelp, let place = call.place else {
      output.ownText(Usage.text(of: Self.self))
      return .fine
    }
    return try RemoteSession(call: call, place: place, context: context, ownProgram: ownProgram()).run()
  }
}
