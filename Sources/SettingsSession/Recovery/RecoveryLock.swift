import Libc

/// The lock on a log: it tells what a living program keeps from what a dead one left behind.
enum RecoveryLock {
  /// Locks an open log.
  ///
  /// - Returns: false where another holds it.
  static func take(_ log: Int32) -> Bool { flock(log, LOCK_EX | LOCK_NB) == 0 }

  /// Unlocks a log and closes it.
  ///
  /// A program that is being started has a copy of every descriptor until it runs, and closing ours alone would leave
  /// the log locked for so long.
  static func release(_ log: Int32) {
    _ = flock(log, LOCK_UN)
    close(log)
  }
}
