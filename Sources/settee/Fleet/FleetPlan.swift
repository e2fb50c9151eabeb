import SettingsDocuments

/// A setting that hosts are to have otherwise.
struct FleetChange: Equatable, Sendable {
  let key: FleetReport.Key
  /// Nil for the default.
  let value: Value?

  var words: String {
    "\(FilePath.name(of: key.file)) › \(key.name) \(value == nil ? "to its default" : "to " + FleetReport.shown(value))"
  }
}

/// What is to be written on hosts.
struct FleetPlan {
  /// The same changes on some hosts.
  typealias Group = (changes: [FleetChange], hosts: [Int])

  let words: String
  let help: String
  /// The setting that changes, where it counts; nil where the very files are written anew that were written before.
  let key: FleetReport.Key?
  private let groups: [Group]

  /// A change that is the same on all.
  init(_ change: FleetChange, on hosts: [Int]) {
    (words, help, key, groups) = (change.words, change.key.file, change.key, [([change], hosts)])
  }

  /// Has files as they were before something was written that is not in force.
  init(takingBack unapplied: [Int: UnappliedFleetChange]) {
    (words, help, key) = ("Have it as it was before", "What was written from here, and is not in force", nil)
    var groups: [Group] = []
    for host in unapplied.keys.sorted() {
      guard let former = unapplied[host]?.former, !former.isEmpty else { continue }
      if let known = groups.firstIndex(where: { $0.changes == former }) {
        groups[known].hosts.append(host)
      } else {
        groups.append((former, [host]))
      }
    }
    self.groups = groups
  }

  var hosts: [Int] { groups.flatMap(\.hosts).sorted() }

  /// What changes on some of the hosts.
  func groups(of hosts: [Int]) -> [Group] {
    let wanted = Set(hosts)
    return groups.map { ($0.changes, $0.hosts.filter(wanted.contains)) }.filter { !$0.hosts.isEmpty }
  }
}
