import SettingsDocuments

/// A setting that hosts are to have otherwise.
struct FleetChange: Hashable, Sendable {
  let key: FleetReport.Key
  /// Nil for the default.
  let value: Value?

  var words: String {
    "\(FilePath.name(of: key.file)) › \(key.name) \(value == nil ? "to its default" : "to " + FleetReport.shown(value))"
  }
}

/// What is to be written on hosts.
struct FleetPlan {
  let words: String
  let help: String
  /// The file that changes on all hosts; nil where there are others.
  let file: String?
  /// Whether what was written before is taken back: in the very files that were written, and not where it counts.
  let isTakingBack: Bool
  /// By the numbers of hosts what changes there.
  private let changes: [Int: [FleetChange]]

  /// A change that is the same on all.
  init(_ change: FleetChange, on hosts: [Int]) {
    (words, help, file, isTakingBack) = (change.words, change.key.file, change.key.file, false)
    changes = Dictionary(uniqueKeysWithValues: hosts.map { ($0, [change]) })
  }

  /// Has files as they were before something was written that is not in force.
  init(takingBack unapplied: [Int: UnappliedFleetChange]) {
    words = "Have it as it was before"
    help = "What was written from here, and is not in force"
    isTakingBack = true
    changes = unapplied.compactMapValues(\.former).filter { !$0.value.isEmpty }.mapValues { former in
      former.sorted { $0.key < $1.key }.map { FleetChange(key: $0.key, value: $0.value == .null ? nil : $0.value) }
    }
    let files = Set(changes.values.joined().map(\.key.file))
    file = files.count == 1 ? files.first : nil
  }

  var hosts: [Int] { changes.keys.sorted() }

  /// The hosts where the same changes, all together in order.
  func groups(of hosts: [Int]) -> [(changes: [FleetChange], hosts: [Int])] {
    Dictionary(grouping: hosts) { changes[$0] ?? [] }
      .map { (changes: $0.key, hosts: $0.value) }
      .sorted { ($0.hosts.first ?? 0) < ($1.hosts.first ?? 0) }
  }
}
