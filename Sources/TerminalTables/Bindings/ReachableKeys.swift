import Curses

/// The keys that reach each of several bindings; kept as long as the bindings have the same ones, as from one row to
/// the next.
@MainActor
struct ReachableKeys {
  /// What the bindings had, each, and what of that reaches them.
  private var known: [(given: [Key], reachable: [Key])] = []

  /// The bindings with only the keys that reach them: a key belongs to the first binding that has it. Those that none
  /// reaches are left out.
  mutating func applied(to bindings: consuming [KeyBinding]) -> [KeyBinding] {
    if !isKnown(bindings) { find(bindings) }
    var hasUnreachable = false
    for index in bindings.indices {
      let reachable = known[index].reachable
      if reachable.count < known[index].given.count { bindings[index].keys = reachable }
      if reachable.isEmpty { hasUnreachable = true }
    }
    if hasUnreachable { bindings.removeAll { $0.keys.isEmpty } }
    return bindings
  }

  private func isKnown(_ bindings: borrowing [KeyBinding]) -> Bool {
    guard bindings.count == known.count else { return false }
    for index in bindings.indices where bindings[index].keys != known[index].given { return false }
    return true
  }

  private mutating func find(_ bindings: borrowing [KeyBinding]) {
    var taken = KeySet()
    known = []
    known.reserveCapacity(bindings.count)
    for index in bindings.indices {
      let given = bindings[index].keys
      known.append((given, given.filter { taken.insert($0) }))
    }
  }
}
