/// Who may write to a folder beside root and an account, and so could exchange files there.
enum FolderWriters: Equatable {
  case nobody
  /// One account alone.
  case account(UInt32)
  /// Several, or who is not known; in words.
  case others(String)

  /// - Parameters:
  ///   - status: of the folder.
  ///   - account: who is not asked for.
  ///   - hasAccessList: whether the folder has an access control list: with one, the group's rights are those of
  ///     others as well.
  init(of status: FileStatus, beside account: UInt32, hasAccessList: () -> Bool) {
    if status.mode & 0o002 != 0 {
      self = .others("everyone")
      return
    }
    var writers: Set<UInt32> = [status.owner]
    if status.mode & 0o020 != 0 {
      if hasAccessList() {
        self = .others("whoever its access control list names")
        return
      }
      if status.group != 0 {
        guard let members = Self.members(of: status) else {
          self = .others("the group \(Accounts.name(ofGroup: status.group))")
          return
        }
        writers.formUnion(members)
      }
    }
    writers.subtract([0, account])
    switch writers.count {
    case 0: self = .nobody
    case 1: self = .account(writers[writers.startIndex])
    default:
      let names = writers.map { Accounts.name(of: $0) }.sorted()
      self = .others("the accounts " + names.joined(separator: " and "))
    }
  }

  /// The members of a folder's group; nil where they are not known. A group without members is for programs that run
  /// with its rights, for whoever starts them: where the folder is sticky and root's, they exchange nothing that is
  /// there.
  private static func members(of status: FileStatus) -> Set<UInt32>? {
    guard let members = Accounts.members(of: status.group) else { return nil }
    return members.isEmpty && !(status.isSticky && status.owner == 0) ? nil : members
  }
}

extension FileStatus {
  /// Whether, in this folder, nobody but root and its owner can exchange what is not theirs.
  var isSticky: Bool { mode & 0o1000 != 0 }
}
