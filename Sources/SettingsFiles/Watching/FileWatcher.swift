import Libc
import Synchronization

/// Tells when something may have happened to one of several files, whoever did it (inotify(7)).
///
/// ```swift
/// let watcher = try FileWatcher()
/// try watcher.watch("/etc/ssh/sshd_config")
/// while let paths = watcher.waitForChanges() {     // on a thread of its own
///   print("look again at \(paths)")
/// }
/// ```
///
/// It tells of writing, of renaming over, of removing and making, and of owners, modes and attributes, of the file and
/// of each symbolic link that leads to it. It may tell where nothing happened; whoever is told looks. What other
/// machines do to a file on a network, the kernel does not tell: such a file is refused, and is to be looked at every
/// now and then.
public final class FileWatcher: Sendable {
  /// How long, in milliseconds, nothing may happen before it is told: who empties a file writes it next.
  private static let calm: Int32 = 20
  /// After so many pieces of news it is told whatever goes on.
  private static let mostRounds = 10

  private let descriptor: Int32
  private let state = Mutex(WatchedPaths())
  private let isStopped = Mutex(false)

  /// A watcher of no file yet.
  ///
  /// - Throws: ``WatchError/exhausted`` where the account may have no more of them.
  public init() throws(WatchError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    guard descriptor >= 0 else { throw WatchError(code: errno) }
  }

  deinit { close(descriptor) }

  /// Watches the file that a path leads to from now on, whether it exists or not.
  ///
  /// - Throws: why nobody would tell of all that happens to it.
  public func watch(_ path: String) throws(WatchError) {
    let path = FilePath.absolute(path)
    if let name = NetworkFileSystem.name(at: path) { throw .network(name) }
    let failure = state.withLock { state in
      // Only what was asked for in vain is forgotten again.
      let failure = watch(path, &state)
      if failure != nil { drop(state.forget(path)) }
      return failure
    }
    if let failure { throw failure }
  }

  /// Waits until something may have happened, and for the end of it.
  ///
  /// - Returns: the paths that it may have happened to, as they were given to ``watch(_:)`` and made absolute; nil
  ///   where the system tells nothing any more, and after ``stop()``.
  public func waitForChanges() -> Set<String>? {
    var changed: Set<String> = []
    var rounds = 0
    while rounds < Self.mostRounds {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, changed.isEmpty ? -1 : Self.calm)
      if ready < 0, errno == EINTR { continue }
      if ready < 0 || Int32(waiting.revents) & (POLLERR | POLLNVAL) != 0 { return nil }
      if isStopped.withLock({ $0 }) { return nil }
      if ready == 0 { break }
      changed.formUnion(state.withLock { $0.paths(told: InotifyEvent.read(from: descriptor)) })
      if !changed.isEmpty { rounds += 1 }
    }
    // What happened may have made the path lead elsewhere.
    state.withLock { state in
      for path in changed { state.problems[path] = watch(path, &state) }
    }
    return changed
  }

  /// Has whoever waits told that nothing more comes: from another thread than that one.
  public func stop() {
    isStopped.withLock { $0 = true }
    // A watch that is taken away is told of too, and wakes whoever waits.
    let number = inotify_add_watch(descriptor, "/", UInt32(IN_DELETE_SELF) | UInt32(IN_MASK_ADD))
    if number >= 0 { inotify_rm_watch(descriptor, number) }
  }

  /// Why nobody tells of a file any longer that was watched; nil while it is.
  public func problem(of path: String) -> WatchError? {
    state.withLock { $0.problems[FilePath.absolute(path)] }
  }

  /// Adds what a path depends on, and drops what it depends on no longer.
  private func watch(_ path: String, _ state: inout WatchedPaths) -> WatchError? {
    var places: [WatchedPaths.Place] = []
    var walk = WatchedWay(path)
    while let step = walk.next() {
      let number = inotify_add_watch(descriptor, step.path, step.mask | UInt32(IN_MASK_ADD))
      if number >= 0 {
        places.append(WatchedPaths.Place(number: number, name: step.name))
      } else if step.isNeeded {
        return WatchError(code: errno)
      }
    }
    drop(state.set(places, for: path))
    return nil
  }

  private func drop(_ numbers: Set<Int32>) {
    for number in numbers { inotify_rm_watch(descriptor, number) }
  }
}

/// Why nobody tells what happens to a file.
///
/// ```swift
/// catch .exhausted { log.write("no more files can be watched: it is looked at once a second") }
/// ```
public enum WatchError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Its file system is on a network, and this is what it is called.
  case network(String)
  /// The account watches as many files as it may.
  case exhausted
  /// A folder on the way to it may not be read.
  case notReadable
  /// For another reason: the system's number for it (errno(3)).
  case failed(Int32)

  init(code: Int32) {
    switch code {
    case ENOSPC, EMFILE, ENFILE, ENOMEM: self = .exhausted
    case EACCES: self = .notReadable
    default: self = .failed(code)
    }
  }

  /// The reason, as a part of a sentence.
  public var description: String {
    switch self {
    case .network(let name): "\(name) does not tell what other machines do"
    case .exhausted: "no more files can be watched (fs.inotify.max_user_watches, fs.inotify.max_user_instances)"
    case .notReadable: "a folder on the way to it may not be read"
    case .failed(let code): String(cString: strerror(code))
    }
  }
}
