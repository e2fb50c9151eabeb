import SettingsFiles

/// What a keyword has found out about the children of one large value, so that after an edit only the children that
/// changed are asked again. Children are known by their ids, which follow one another in the order of the tree.
///
/// Nothing is kept of a child of which all is well: it is one that was asked and is in none of the lists.
struct ChildAnswers: Sendable {
  /// The first child that the keyword is about.
  private(set) var start: Int
  /// The id behind all that the value holds.
  private(set) var end: Int
  /// The children from here on were never asked.
  private(set) var asked: Int
  /// The children here have changed since they were asked.
  private(set) var changed = 0..<0
  /// The children that break the rule.
  private(set) var failing = IDList()
  /// The children whose answer depends on something that cannot be known.
  private(set) var uncertain = IDList()
  /// The children at which something about the schema was to be said that none before them gave rise to. They are
  /// always asked again, so that it is said in its place.
  private(set) var reporting = IDList()
  /// The children that `contains` counts.
  private(set) var matching = IDList()
  /// The hashes of the elements, for `uniqueItems`.
  var hashes = ElementHashes()
  /// What schemas looked at before; for the keywords about what none has looked at.
  var evaluatedBy: [EvaluatedLocations.Source.Identity] = []

  init(start: Int, end: Int) {
    (self.start, self.end, asked) = (start, end, start)
  }

  /// Takes the walk to begin at a child; returns false where one that was never asked would be passed over.
  mutating func begin(at start: Int) -> Bool {
    defer { self.start = start }
    return start >= self.start
  }

  // MARK: - Whom to ask

  /// The next child to ask, from one on; ``end`` where the others are known.
  ///
  /// - Parameter asksFailing: whether those that break the rule are asked again.
  func nextToAsk(from id: Int, asksFailing: Bool) -> Int {
    if id >= asked || changed.contains(id) { return id }
    var next = Swift.min(asked, end)
    if changed.lowerBound > id, !changed.isEmpty { next = Swift.min(next, changed.lowerBound) }
    if asksFailing, let failing = failing.first(from: id) { next = Swift.min(next, failing) }
    if let reporting = reporting.first(from: id) { next = Swift.min(next, reporting) }
    return next
  }

  /// Whether a child was asked as it is.
  func isKnown(_ id: Int) -> Bool { id < asked && !changed.contains(id) }

  /// How many of ``matching`` are so for certain.
  var certainCount: Int { uncertain.isEmpty ? matching.count : matching.ids.count { !uncertain.contains(Int($0)) } }

  /// What a child has answered.
  struct Answer {
    var isValid: Bool
    var isUncertain: Bool
    var isReporting: Bool
  }

  mutating func note(_ answer: Answer, of id: Int, counts: Bool) {
    if counts {
      matching.set(id, answer.isValid)
    } else {
      failing.set(id, !answer.isValid)
    }
    uncertain.set(id, answer.isUncertain)
    reporting.set(id, answer.isReporting)
  }

  /// The children before an id have been asked, and no more.
  mutating func end(at id: Int) {
    // A change may go beyond the value itself.
    changed = changed.clamped(to: id..<Swift.max(id, Swift.min(changed.upperBound, end)))
    if changed.isEmpty { changed = 0..<0 }
    asked = Swift.max(asked, id)
  }

  // MARK: - Edits

  /// Forgets what is known of one child; returns false where nothing is known without it.
  mutating func forget(_ id: Int, endingAt childEnd: Int) -> Bool {
    remove(id..<childEnd, changedTo: id..<childEnd)
  }

  /// Follows a change of the nodes; returns false where nothing is known any more.
  ///
  /// - Parameters:
  ///   - firstChanged: the first child that changed, by its id after the change; nil where none of them did.
  ///   - newEnd: ``end`` after the change.
  mutating func follow(_ change: ChangedNodes, firstChanged: Int?, newEnd: Int) -> Bool {
    end = newEnd
    guard let firstChanged else {
      shift(from: 0, by: change.growth)
      return true
    }
    return remove(
      firstChanged..<change.old.upperBound, changedTo: firstChanged..<change.new.upperBound)
  }

  /// Takes out the children with some ids, in whose place others may be.
  private mutating func remove(_ old: Range<Int>, changedTo new: Range<Int>) -> Bool {
    guard !reporting.intersects(old) else { return false }
    let growth = new.count - old.count
    for list in [\ChildAnswers.failing, \.uncertain, \.reporting, \.matching] {
      self[keyPath: list].remove(old)
      self[keyPath: list].shift(from: old.upperBound, by: growth)
    }
    hashes.remove(old)
    hashes.shift(from: old.upperBound, by: growth)
    asked = asked <= old.lowerBound ? asked : asked >= old.upperBound ? asked + growth : old.lowerBound
    shiftSources(from: old, by: growth)
    start = start <= old.lowerBound ? start : start >= old.upperBound ? start + growth : old.lowerBound
    if changed.isEmpty {
      changed = new
    } else {
      let upper =
        changed.upperBound <= old.lowerBound
        ? new.upperBound : Swift.max(new.upperBound, changed.upperBound + growth)
      let lower = changed.lowerBound >= old.upperBound ? changed.lowerBound + growth : changed.lowerBound
      changed = Swift.min(lower, new.lowerBound)..<upper
    }
    return true
  }

  /// What looked at the elements before an id has looked at the same ones where these moved together.
  private mutating func shiftSources(from old: Range<Int>, by growth: Int) {
    for place in evaluatedBy.indices { evaluatedBy[place].shift(from: old, by: growth) }
  }

  private mutating func shift(from id: Int, by growth: Int) {
    if growth == 0 { return }
    for list in [\ChildAnswers.failing, \.uncertain, \.reporting, \.matching] {
      self[keyPath: list].shift(from: id, by: growth)
    }
    hashes.shift(from: id, by: growth)
    shiftSources(from: id..<id, by: growth)
    start += growth
    asked += growth
    if !changed.isEmpty { changed = changed.lowerBound + growth..<changed.upperBound + growth }
  }
}
