import SettingsDocuments
import SettingsSession

/// A table of settings over hosts: which value each has, and which have another than most.
///
/// A value that many hosts have is kept once, and of each host its number: a thousand hosts with a thousand settings take four
/// megabytes.
struct FleetReport: Sendable {
  /// A setting of a file; with an empty path, whether the file could be read.
  struct Key: Hashable, Comparable {
    let file: String
    let setting: String

    /// The setting as a person reads it: a name of one part needs no quotes.
    var name: String {
      let steps = (try? Path(parsing: setting))?.steps ?? []
      return steps.count == 1 ? steps[0].key ?? setting : setting
    }

    static func < (left: Key, right: Key) -> Bool { (left.file, left.setting) < (right.file, right.setting) }
  }

  enum HostState: Hashable {
    case waiting, read
    /// Why it was not.
    case missed(String)
  }

  /// The hosts that have the same value.
  struct Group {
    /// Nil where it is not set.
    let value: Value?
    /// Their numbers, in order.
    let hosts: [Int]
  }

  let hosts: [String]
  private let numbers: [String: Int]
  private(set) var states: [HostState]
  private(set) var keys: [Key] = []
  private var places: [Key: Int] = [:]
  /// By key and host the number of a value; -1 where it is not set.
  private var cells: [[Int32]] = []
  private var values: [Value] = []
  private var knownValues: [Value: Int32] = [:]
  /// The hosts that could not read a file.
  private var withoutFile: [String: Set<Int>] = [:]

  init(hosts: [String]) {
    self.hosts = hosts
    numbers = Dictionary(hosts.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    states = Array(repeating: .waiting, count: hosts.count)
  }

  func number(of host: String) -> Int? { numbers[host] }
  var readCount: Int { states.count { $0 == .read } }
  var waitingCount: Int { states.count { $0 == .waiting } }

  // MARK: - Filling

  /// Takes what a host answered when it was asked for its settings.
  mutating func take(_ answer: HostAnswer) {
    guard let host = numbers[answer.host] else { return }
    let isRead = answer.state == .ok || !answer.files.isEmpty
    states[host] = isRead ? .read : .missed(answer.words)
    for file in answer.files {
      if let error = file.error {
        withoutFile[file.path, default: []].insert(host)
        set(.string(error), at: Key(file: file.path, setting: ""), host)
      }
      for (setting, value) in file.values { set(value, at: Key(file: file.path, setting: setting), host) }
    }
  }

  /// Those of whom nothing came are not read, for a reason.
  mutating func end(_ reason: String) {
    for host in states.indices where states[host] == .waiting { states[host] = .missed(reason) }
  }

  mutating func set(_ value: Value?, at key: Key, _ host: Int) {
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      cells.append(Array(repeating: -1, count: hosts.count))
    }
    cells[place][host] = value.map { number(of: $0) } ?? -1
  }

  private mutating func number(of value: Value) -> Int32 {
    if let known = knownValues[value] { return known }
    values.append(value)
    knownValues[value] = Int32(values.count - 1)
    return Int32(values.count - 1)
  }

  // MARK: - Reading

  func value(at place: Int, _ host: Int) -> Value? {
    value(ofNumber: cells[place][host])
  }

  /// What a host has of a setting; nil where it is not set or not known.
  func value(of key: Key, _ host: Int) -> Value? { places[key].flatMap { value(at: $0, host) } }

  private func value(ofNumber number: Int32) -> Value? {
    if number < 0 { return nil }
    return values[Int(number)]
  }

  /// The groups of hosts by what they have, that of most first; of two that are as many, the first by its words.
  func groups(at place: Int) -> [Group] {
    let missing = keys[place].setting.isEmpty ? nil : withoutFile[keys[place].file]
    var hosts: [Int32: [Int]] = [:]
    for (host, number) in cells[place].enumerated() where states[host] == .read && missing?.contains(host) != true {
      hosts[number, default: []].append(host)
    }
    let groups = hosts.map { Group(value: value(ofNumber: $0.key), hosts: $0.value) }
    return groups.ordered {
      ($1.hosts.count, Self.shown($0.value)) < ($0.hosts.count, Self.shown($1.value))
    }
  }

  struct Overview {
    /// Settings that differ, and those that do not, in the order of their names.
    var differing: [Int] = []
    var alike: [Int] = []
    /// Of each host the settings in which it has another value than most.
    var others: [[Int]]
  }

  var overview: Overview {
    var overview = Overview(others: Array(repeating: [], count: hosts.count))
    for place in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
      let groups = groups(at: place)
      if groups.count > 1 { overview.differing.append(place) } else { overview.alike.append(place) }
      for group in groups.dropFirst() { for host in group.hosts { overview.others[host].append(place) } }
    }
    return overview
  }

  // MARK: - In words

  /// A value as one line in which nothing does anything to a terminal.
  static func shown(_ value: Value?) -> String {
    guard let value else { return "(not set)" }
    return ValueText.plain(value).unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
        result += "\\x" + String(scalar.value, radix: 16, digits: 2)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// As the filter `report` of the collection writes it as text.
  var lines: [String] {
    keys.indices.sorted { keys[$0] < keys[$1] }.flatMap { place -> [String] in
      let groups = groups(at: place)
      guard let most = groups.first else { return [] }
      let end = groups.count > 1 ? "" : "  (all \(most.hosts.count))"
      let others = groups.dropFirst().flatMap { group in group.hosts.map { (hosts[$0], group.value) } }
      return ["\(keys[place].file)  \(keys[place].setting) = \(Self.shown(most.value))\(end)"]
        + others.ordered { $0.0 < $1.0 }.map { "    \($0.0): \(Self.shown($0.1))" }
    }
  }

  /// As that filter writes it as JSON.
  var json: Value {
    let rows = keys.indices.sorted { keys[$0] < keys[$1] }.compactMap { place -> Value? in
      let groups = groups(at: place)
      guard let most = groups.first else { return nil }
      let told = groups.flatMap { group in group.hosts.map { ($0, group.value) } }.ordered { $0.0 < $1.0 }
      let others = groups.dropFirst().flatMap(\.hosts).map { hosts[$0] }.sorted()
      return [
        "file": .string(keys[place].file), "setting": .string(keys[place].setting),
        "usual": .string(Self.shown(most.value)), "differ": .array(others.map(Value.string)),
        "values": .object(ObjectMembers(told.map { (hosts[$0.0], $0.1 ?? .null) })),
      ]
    }
    return .array(rows)
  }
}
