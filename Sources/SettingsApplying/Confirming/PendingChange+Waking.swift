extension PendingChange {
  /// Why systemd starts the program that is kept with a change.
  package enum Waking: String, Sendable {
    /// The time is over.
    case time
    /// The machine is being started; nothing that needs the network runs yet.
    case boot
    /// The files came back at the boot; now the rest.
    case booted
  }

  /// Does what systemd was told to have done, and is asked for again where it fails.
  ///
  /// - Parameter id: of the change; where that is over already, what is left of it is cleared away.
  package static func wake(_ id: String, _ waking: Waking, in store: PendingStore) throws(ConfirmError) {
    let lock = try store.lock()
    defer { lock.release() }
    guard let record = store.record(id) else { return store.clearAway(id) }
    let way = GoingBack(record, store)
    switch waking {
    case .time: _ = try way.all(.timeOver)
    case .booted: _ = try way.all(.boot)
    case .boot:
      // A command may wait for units that wait for this one: so another unit does the rest, and what failed once more.
      defer { try? store.units.startNow(id, waking: .booted) }
      try way.filesAtBoot()
    }
  }
}
