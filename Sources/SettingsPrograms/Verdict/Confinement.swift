import CLinuxProcesses
import Libc
import SettingsDocuments

/// Shuts a checker off: it sees a text in the place of a file, can write nowhere but in empty folders of its own, and
/// has no network.
///
/// That is done by a process of its own, before the checker takes its place: a program with threads can neither fork
/// nor make a user namespace. The host starts itself once more for it, and calls ``become(_:)`` at once.
///
/// ```swift
/// // In the host's `main`, for the hidden verb that is the last word of the launcher:
/// Confinement.become(words)
/// exit(1)
/// ```
public struct Confinement {
  /// The file that the text is laid over, or that is to be; empty where nothing is.
  let file: String
  /// Folders to be made in the empty ones.
  let folders: [String]
  /// The checker's file.
  let program: String
  /// The name by which it is called, and its arguments: some programs do what their name says.
  let command: [String]
  let rights: Rights

  /// Whose rights a checker has.
  enum Rights: String {
    /// Those of who asks.
    case asker
    /// Those of the file's owner, where root asks.
    case owner
    /// No account's: the program is nobody's who is trusted, as in the file system of another machine.
    case none
  }

  /// What is written to ``reportDescriptor`` where the checker begins; anything else is why it does not.
  static let done = "confined"
  private static let reportDescriptor: Int32 = 3
  /// What is empty for the checker.
  private static let emptied = ["/tmp", "/run", "/var/run"]

  /// An account that nothing belongs to.
  private static let nobody: uid_t = 65534

  init(file: String, folders: [String], program: String, command: [String], rights: Rights = .asker) {
    (self.file, self.folders, self.program, self.command) = (file, folders, program, command)
    self.rights = rights
  }

  /// The words by which it is handed to another process.
  var words: [String] {
    [file, program, rights.rawValue, "\(folders.count)"] + folders + command
  }

  private init?(words: [String]) {
    guard words.count > 4, let rights = Rights(rawValue: words[2]), let count = Int(words[3]), count >= 0,
      words.count - 4 > count
    else { return nil }
    self.init(
      file: words[0], folders: Array(words[4..<4 + count]), program: words[1], command: Array(words[(4 + count)...]),
      rights: rights)
  }

  /// Becomes the checker, with the text from standard input in the place of its file. Comes back only where that cannot
  /// be; the one who started this process is told why.
  ///
  /// - Parameter words: those that the launcher was given.
  public static func become(_ words: [String]) {
    _ = fcntl(reportDescriptor, F_SETFD, FD_CLOEXEC)
    guard let confinement = Confinement(words: words) else { return tell("the words make no sense") }
    do throws(ConfinementError) {
      try confinement.confine()
    } catch {
      return tell(error.description)
    }
    tell(done)
    var arguments = confinement.command.map { strdup($0) } + [nil]
    execv(confinement.program, &arguments)
    tell(": \(confinement.program): \(String(cString: strerror(errno)))")
  }

  private static func tell(_ reason: String) {
    let bytes = Array(reason.utf8)
    _ = write(reportDescriptor, bytes, bytes.count)
  }

  private func confine() throws(ConfinementError) {
    let (user, group) = (geteuid(), getegid())
    let spaces = linux_CLONE_NEWNS | linux_CLONE_NEWNET | (user == 0 ? 0 : linux_CLONE_NEWUSER)
    try check(linux_unshare(spaces), "no namespaces")
    // The account keeps its numbers, without its rights over other accounts.
    if user != 0, let file = AccountMap.take(user, group, asUser: user, group: group) { try check(-1, file) }
    try check(linux_mounts_private(), "mounts")
    var owner = stat()
    if !file.isEmpty {
      guard let place = Self.place(for: file) else { throw ConfinementError(description: "\(file): no folder") }
      try check(stat(place, &owner), place)
      try layText(over: place, of: owner)
    }
    try check(linux_mounts_read_only(), "read-only mounts")
    if rights == .none { try check(linux_mounts_runnable(), "programs") }
    for folder in empty { try check(linux_mount_empty(folder), folder) }
    for folder in folders {
      if empty.contains(where: { folder.hasPrefix($0 + "/") }) {
        mkdir(folder, 0o755)
      } else {
        try emptyFiles(of: folder)
      }
    }
    switch rights {
    case .asker: break
    case .owner: if user == 0, !file.isEmpty { try become(owner.st_uid, owner.st_gid) }
    case .none: try becomeNobody()
    }
    try check(linux_no_new_rights(), "rights")
    chdir("/")
    let null = open("/dev/null", O_RDWR)
    if null > 0 { dup2(null, 0) }
    if null > Self.reportDescriptor { close(null) }
  }

  /// Gives up root's rights for those of another account.
  private func become(_ user: uid_t, _ group: gid_t) throws(ConfinementError) {
    var groups = [group]
    try check(setgroups(1, &groups), "groups")
    try check(setgid(group), "group")
    try check(setuid(user), "account")
  }

  /// Gives up all rights. In a user namespace of one account there is no other one to become.
  private func becomeNobody() throws(ConfinementError) {
    try check(linux_drop_rights(), "rights")
    if setgroups(0, nil) == 0 { try become(Self.nobody, Self.nobody) }
  }

  /// The folders to be emptied: those that are there by themselves and do not have the file in them.
  private var empty: [String] {
    Self.emptied.filter { folder in
      var status = stat()
      return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && !file.hasPrefix(folder + "/")
    }
  }

  /// Leaves only the folders in a folder, and lets the checker write there: a program that looks whether it can write its
  /// logs before it reads on finds that it can.
  private func emptyFiles(of folder: String) throws(ConfinementError) {
    let fileSystem = SystemFileSystem()
    func folders(in place: String, depth: Int) -> [String] {
      let names = depth < Self.deepest ? (try? fileSystem.names(in: place)) ?? [] : []
      return names.map { "\(place)/\($0)" }.flatMap { path in
        (try? fileSystem.linkStatus(of: path))?.kind == .folder ? [path] + folders(in: path, depth: depth + 1) : []
      }
    }
    guard access(folder, F_OK) == 0, !file.hasPrefix(folder + "/") else { return }
    let inside = folders(in: folder, depth: 0)
    try check(linux_mount_empty(folder), folder)
    for path in inside { mkdir(path, 0o755) }
  }

  /// Folders deeper in one that is emptied are not made again.
  private static let deepest = 4

  /// What the text is laid over: the file, or where it is not there yet its folder, or the folder of that; nil where these
  /// are not there either.
  static func place(for file: String) -> String? {
    let folder = FilePath.folder(of: file)
    return [file, folder, FilePath.folder(of: folder)].first { $0 != "/" && access($0, F_OK) == 0 }
  }

  /// The text is kept in memory alone, with the rights that the file has.
  private func layText(over place: String, of owner: stat) throws(ConfinementError) {
    guard let folder = empty.first else { throw ConfinementError(description: "there is no folder to use") }
    try check(linux_mount_empty(folder), folder)
    let path = folder + "/text"
    if place == file {
      try writeText(to: path, owner.st_mode & 0o7777, of: owner)
    } else {
      try mirror(place, in: path)
      let new = path + file.dropFirst(place.count)
      if FilePath.folder(of: new) != path { try check(mkdir(FilePath.folder(of: new), 0o755), file) }
      try writeText(to: new, 0o644, of: owner)
    }
    try check(linux_mount_over(path, place), place)
    unlink(path)
  }

  private func writeText(to path: String, _ mode: mode_t, of owner: stat) throws(ConfinementError) {
    let text = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    try check(text, path)
    defer { close(text) }
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = read(0, &buffer, buffer.count)
      try check(Int32(truncatingIfNeeded: count), "the text")
      if count == 0 { break }
      guard write(text, buffer, count) == count else { throw ConfinementError(description: "there is no room") }
    }
    // Another account's file stays this account's here.
    if rights == .none {
      fchmod(text, 0o444)
    } else if fchown(text, owner.st_uid, owner.st_gid) == 0 || owner.st_uid == geteuid() {
      fchmod(text, mode)
    }
  }

  /// A new folder with all that is in another one.
  private func mirror(_ folder: String, in new: String) throws(ConfinementError) {
    try check(mkdir(new, 0o755), new)
    guard let entries = opendir(folder) else { return try check(-1, folder) }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
      if name == "." || name == ".." { continue }
      let (old, path) = ("\(folder)/\(name)", "\(new)/\(name)")
      var status = stat()
      try check(lstat(old, &status), old)
      if status.st_mode & S_IFMT == S_IFLNK {
        guard let target = FilePath.target(ofLink: old) else {
          throw ConfinementError(description: "\(old): no target")
        }
        try check(symlink(target, path), path)
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR {
        try check(mkdir(path, 0o755), path)
      } else {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
        try check(file, path)
        close(file)
      }
      try check(linux_mount_over(old, path), old)
    }
  }

  private func check(_ result: Int32, _ what: String) throws(ConfinementError) {
    if result < 0 { throw ConfinementError(description: "\(what): \(String(cString: strerror(errno)))") }
  }
}

private struct ConfinementError: Error {
  let description: String
}
