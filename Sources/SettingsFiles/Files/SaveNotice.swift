/// What a user should know of a save that went well.
///
///     for notice in try file.save(edited).notices { print(notice) }
public enum SaveNotice: Sendable, Hashable, CustomStringConvertible {
  /// No lock can be had in the file's folder, so two programs that save at the same moment are not kept apart.
  case unlocked(String)
  /// Another program keeps the file itself locked, and did not let go in time.
  case lockedByAnother(String)
  /// What another program wrote at the same moment does not fit into the file; it is in `copy`.
  case keptBeside(String, copy: String)

  /// The path and one sentence for the user.
  public var description: String {
    switch self {
    case .unlocked(let path):
      "\(path): saved without a lock beside it, for its folder takes no file or its file system no lock"
    case .lockedByAnother(let path): "\(path): saved although another program keeps a lock on it"
    case .keptBeside(let path, let copy):
      "\(path): another program wrote at the same moment; what it wrote is kept in \(copy)"
    }
  }
}
