import CLinuxProcesses
import Libc
import SettingsDocuments
import SettingsPrograms

/// A folder that is taken for the machine: the file system of an image, of a container, of a disk that does not boot.
///
/// The process moves into it, in namespaces of its own, before anything else is done: paths, links, drop-ins, manuals
/// and packages are those of the folder wherever they are read, and no link leads out of it. What is in it can be read
/// and written, and cannot be run: it may be anybody's. Only the launcher of ``Confinement`` can, which comes from
/// outside.
///
/// Nothing of the account is in it: neither settings of Settee's own, nor its history; what it learns is in memory.
struct RootFolder {
  /// Its path without links, as it was outside.
  let path: String

  /// That this process has moved into; nil on the machine itself.
  static var entered: RootFolder? { enteredFolder }

  /// Where this program's own file is, for who starts it once more inside.
  static let launcher = "/run/settee"
  /// What is learnt of the folder's programs, as long as this process lives.
  static let cache = "/run/cache"
  private static let terminals = ["/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo"]
  private static let devices = ["null", "tty"]
  private static let kernelFolders = ["proc", "sys"]

  /// Takes `--root FOLDER` out of the words of a command line, and moves into the folder.
  ///
  /// It has to be called before there is a second thread.
  ///
  /// - Returns: the words that are left; all of them where none says so.
  static func enter(_ words: [String]) throws(VerbError) -> [String] {
    // Their words are for another machine, or came from one.
    if let verb = words.first, [SSHVerb.name, SSHWordsVerb.name].contains(verb) { return words }
    let option = Option.root.rawValue
    let end = words.firstIndex(of: "--") ?? words.count
    guard let place = words[..<end].firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else {
      return words
    }
    var rest = words
    let word = rest.remove(at: place)
    let folder: String
    if word != option {
      folder = String(word.dropFirst(option.count + 1))
    } else if place < end - 1 {
      folder = rest.remove(at: place)
    } else {
      throw VerbError("\(option) wants a value")
    }
    let root = try RootFolder(folder)
    try root.enter()
    enteredFolder = root
    return rest
  }

  private init(_ folder: String) throws(VerbError) {
    let files = SystemFileSystem()
    do throws(FileSystemError) {
      path = try files.resolve(folder)
      guard try files.status(of: path).kind == .folder else {
        throw FileSystemError("open", folder, code: ENOTDIR)
      }
    } catch {
      throw VerbError("\(folder): \(String(cString: strerror(error.code)))")
    }
    if path == "/" { throw VerbError("\(folder) is this machine itself; leave --root out") }
  }

  private func enter() throws(VerbError) {
    try makeNamespaces()
    try check(linux_mounts_private(), "mounts")
    try check(linux_mount_itself(path), path)
    try check(linux_mounts_inert(path), path)
    try check(chdir(path), path)
    // Where the kernel's files are mounted, a link of theirs leads to every process' root.
    for name in Self.kernelFolders where isFolder(name) { try check(linux_mount_empty(name), name) }
    offerDevices()
    offerLauncherAndTerminals()
    try check(linux_become_root(), path)
    try check(chdir("/"), path)
  }

  /// In a user namespace who is not root becomes its root: what is the account's own seems to be root's, as in the
  /// image.
  private func makeNamespaces() throws(VerbError) {
    let (user, group) = (geteuid(), getegid())
    if linux_unshare(linux_CLONE_NEWNS | (user == 0 ? 0 : linux_CLONE_NEWUSER)) != 0 {
      throw VerbError(
        user == 0
          ? "\(path): this system lets nobody see another root: \(String(cString: strerror(errno)))"
          : "\(path): only root may take another folder for the machine here; say sudo")
    }
    if user == 0 { return }
    if let file = AccountMap.take(user, group, asUser: 0, group: 0) { try check(-1, file) }
  }

  /// What every program expects, where the folder has a place for it.
  private func offerDevices() {
    guard isFolder("dev"), linux_mount_empty("dev") == 0 else { return }
    for name in Self.devices { _ = lay("/dev/" + name, over: "dev/" + name) }
  }

  /// This program's file and the descriptions of terminals, which a small image may not have.
  private func offerLauncherAndTerminals() {
    guard isFolder("run"), linux_mount_empty("run") == 0 else { return }
    // By its path: the file that runs is one of the mounts outside.
    if let own = TrustedProgram.own { _ = lay(own, over: String(Self.launcher.dropFirst())) }
    mkdir(String(Self.cache.dropFirst()), 0o700)
    var folders: [String] = []
    for (number, folder) in Self.terminals.enumerated() {
      let place = "run/terminals-\(number)"
      guard access(folder, F_OK) == 0, mkdir(place, 0o755) == 0, linux_mount_over(folder, place) == 0 else { continue }
      folders.append("/" + place)
    }
    // The folder's own would say what is sent to the terminal.
    if !folders.isEmpty { setenv("TERMINFO_DIRS", folders.joined(separator: ":"), 1) }
    unsetenv("TERMINFO")
    unsetenv("HOME")
  }

  private func lay(_ file: String, over place: String) -> Bool {
    let empty = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard empty >= 0 else { return false }
    close(empty)
    return linux_mount_over(file, place) == 0
  }

  private func isFolder(_ name: String) -> Bool { (try? SystemFileSystem().linkStatus(of: name))?.kind == .folder }

  private func check(_ result: Int32, _ what: String) throws(VerbError) {
    if result < 0 {
      throw VerbError("\(what): \(String(cString: strerror(errno))); \(path) is not taken for the machine")
    }
  }
}

/// Set once, while there is one thread.
nonisolated(unsafe) private var enteredFolder: RootFolder?
