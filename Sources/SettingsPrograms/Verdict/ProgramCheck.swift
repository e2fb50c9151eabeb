/// How a program checks a file before it is saved.
///
/// ```swift
/// if let check = page.check { print(check.command.joined(separator: " ")) }    // /usr/sbin/sshd -t -f {file}
/// ```
public struct ProgramCheck: Hashable, Sendable {
  /// The command; `{file}` is the candidate, and other braces are filled as in the paths of ``LayerRule``.
  public internal(set) var command: [String]
  /// What is in the place of `{file}` for a drop-in, a file in a folder whose name ends in `.d`: the program reads it with
  /// what it is said of. Empty where a drop-in is asked about as any file.
  var dropIns = ""
  /// How it writes what it says against a file.
  public let complaints: [ComplaintPattern]
  /// Words that say that it could not check at all, such as those about a key that is missing.
  public let unable: [String]
  /// Words of complaints that are none: what is missing is made when it is needed.
  public internal(set) var harmless: [String] = []
  /// Words that say that it takes the text, whatever its exit status.
  public let accepting: [String]
  /// Folders that it must find in the empty `/run`; of others only the folders in them are there, and it may write in them.
  public let folders: [String]
  /// Whether its words tell that there is a mistake, and not its exit status.
  public let isReadByWords: Bool
  /// Whether it reads other files beside the candidate, so that the candidate is laid over the real path.
  public internal(set) var readsWholeTree: Bool
  /// Whether the check is run as the file's owner where root asks: some programs do not run as root.
  public let runsAsOwner: Bool
  /// Whether the check may run what the file says.
  public let mayRunContent: Bool
}
