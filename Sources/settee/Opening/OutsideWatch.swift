import Libc
import SettingsDocuments

/// Learns from the kernel what other programs do to the open files, on a thread of its own; the program need not look
/// then while nothing happens.
@MainActor
final class OutsideWatch {
  /// Called when something may have happened to one of the files.
  private let onChange: () -> Void
  private let log: (String) -> Void
  private let asksKernel: Bool
  private var watcher: FileWatcher?
  private var paths: Set<String> = []
  /// Files that are not open, and matter to those that are.
  private var followed: Set<String> = []
  /// Of what nobody tells, and has to be looked at.
  private var untold: Set<String> = []

  /// - Parameter asksKernel: whether the kernel is asked at all; of what it is not, nobody tells. An account may ask it
  ///   for a hundred programs or so.
  init(asksKernel: Bool, onChange: @escaping () -> Void, log: @escaping (String) -> Void) {
    (self.asksKernel, self.onChange, self.log) = (asksKernel, onChange, log)
  }

  isolated deinit {
    watcher?.stop()
  }

  /// Has it told from now on what is done to a file.
  func watch(_ path: String) {
    guard !paths.contains(path) else { return }
    paths.insert(path)
    do throws(WatchError) {
      try begin().watch(path)
    } catch {
      lookRegularly(at: path, error)
    }
  }

  /// Has it told what is done to files that are not open: what nobody tells of them is not looked for.
  func follow(_ files: [String]) {
    for path in files where followed.insert(path).inserted { try? begin().watch(path) }
  }

  /// Whether all that is done to the files is told, so that nobody need look at them.
  var tellsOfAll: Bool {
    guard let watcher else { return paths.isEmpty }
    for path in paths.subtracting(untold) {
      if let problem = watcher.problem(of: path) { lookRegularly(at: path, problem) }
    }
    return untold.isEmpty
  }

  private func begin() throws(WatchError) -> FileWatcher {
    if let watcher { return watcher }
    guard asksKernel else { throw .exhausted }
    let watcher = try FileWatcher()
    let isBegun = Workers.begin { [weak self] in
      while watcher.waitForChanges() != nil {
        Task { @MainActor in self?.onChange() }
      }
      Task { @MainActor in self?.stop() }
    }
    guard isBegun else { throw .exhausted }
    self.watcher = watcher
    return watcher
  }

  /// The system tells nothing any more.
  private func stop() {
    for path in paths.subtracting(untold) { lookRegularly(at: path, .failed(EIO)) }
    onChange()
  }

  private func lookRegularly(at path: String, _ error: WatchError) {
    untold.insert(path)
    log("\(path) is looked at once a second: \(error)")
  }
}
