import Libc

/// Starts programs: the signals that this one handles or ignores mean to them what they mean to any.
package enum ProcessStart {
  package struct Failure: Error {
    package let reason: String
  }

  /// - Parameters:
  ///   - words: what it is called, and its arguments.
  ///   - environment: its variables, as `NAME=VALUE`; nil for this program's own.
  ///   - flags: other flags of posix_spawnattr_setflags(3); for `POSIX_SPAWN_SETSIGMASK` no signal is held back.
  package static func start(
    _ path: String, _ words: [String], _ actions: inout posix_spawn_file_actions_t, environment: [String]? = nil,
    flags: Int32 = 0
  ) throws(Failure) -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | flags))
    var arguments = words.map { strdup($0) } + [nil]
    var variables = (environment ?? []).map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process = pid_t()
    let code =
      environment == nil
      ? posix_spawn(&process, path, &actions, &attributes, &arguments, environ)
      : posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
    if code != 0 { throw Failure(reason: String(cString: strerror(code))) }
    return process
  }

  /// Waits for the end of a program.
  ///
  /// - Returns: its exit status, or 128 and the number of the signal that ended it; and that signal.
  package static func end(of process: pid_t) -> (status: Int32, signal: Int32?) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? ((status >> 8) & 0xFF, nil) : (128 + signal, signal)
  }
}
