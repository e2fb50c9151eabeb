import SettingsPrograms

/// `settee ssh HOST[:FILE]` and `settee ssh HOST VERB …`: the same on another machine.
@MainActor
struct SSHVerb: Verb {
  nonisolated static let name = "ssh"
  nonisolated static var entry: VerbEntry {
    VerbEntry(
      forms: [
        .init([.remoteHost, .remoteWords], "does a verb on another machine"),
        .init([.remoteFile], "a settings file of another machine, full screen"),
      ],
      options: VerbEntry.reading + [.sudo, .yes],
      text: """
        Has Settee run on another machine, reached by OpenSSH's ssh as its configuration says: so the file is opened, \
        checked and saved where it is, and only what is drawn is sent. HOST is a name or an address for ssh, with \
        "USER@" before it where that is wanted; FILE is a path there, a relative one from the account's home. With a \
        verb and its words behind HOST, that is done there instead, with its output and exit status.

        The Settee of that machine is used where it is of this version. Else this program is copied into the account's \
        cache there ("~/.cache/settee/ssh", or "/var/tmp" where no program may be run in it), by its hash, when that is \
        agreed to at the terminal or by --yes; that wants the same kind of processor there, and the static program here.

        Options of ssh that say how the machine is reached, such as "-p", "-i", "-J", "-F" and "-o", may stand before \
        HOST or behind it. A password is asked for once. With --sudo it is done as root there; sudo asks for its password \
        at the terminal, and without a terminal it must not need one.

        With --confirm behind "set" or "apply" a second connection is made when the change is in force there, and the change \
        is confirmed over it; where none can be made, it goes back by itself.

        Where the line is lost, unsaved changes are kept there, and offered when FILE is opened again.

        The exit status is the one of the Settee there; 255 where ssh did not reach the machine or lost it.
        """)
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
