import Libc

package struct UnitState: Equatable, Sendable {
  /// Its name with its type, whatever alias it was asked by.
  package let name: String
  let isKnown: Bool
  let active: String
  let sub: String
  let mayReload: Bool
  /// When its state last changed, which a start and a reload do, in seconds since 1970; nil where it never did.
  package let since: Double?

  /// Whether it runs, or is about to.
  package var isRunning: Bool { ["active", "activating", "reloading", "refreshing"].contains(active) }
  /// Whether it has settled, and runs.
  var isActive: Bool { active == "active" }
  var hasFailed: Bool { active == "failed" || sub == "auto-restart" }
  /// In words: `failed (exit-code)`.
  var words: String { sub.isEmpty || sub == active ? active : "\(active) (\(sub))" }

  private static let properties = "Id,LoadState,ActiveState,SubState,CanReload,StateChangeTimestamp"

  /// The states of units; of a pattern those that are loaded, and no unit twice.
  package static func all(_ names: [String], on machine: any ServiceMachine) -> [UnitState] {
    if names.isEmpty || !machine.hasSystemd { return [] }
    let command = ServiceCommand(["systemctl", "show", "--timestamp=us+utc", "-p", properties, "--"] + names)
    guard let answer = try? machine.run(command, seconds: 5), answer.status == 0 else { return [] }
    var states: [UnitState] = []
    var lines: [String: String] = [:]
    for line in (answer.outputText + "\n").split(separator: "\n", omittingEmptySubsequences: false) {
      if let equals = line.firstIndex(of: "=") {
        lines[String(line[..<equals])] = String(line[line.index(after: equals)...])
      } else if line.isEmpty, let state = UnitState(lines) {
        if !states.contains(where: { $0.name == state.name }) { states.append(state) }
        lines = [:]
      }
    }
    return states
  }

  private init?(_ properties: [String: String]) {
    guard let name = properties["Id"], let active = properties["ActiveState"] else { return nil }
    (self.name, self.active) = (name, active)
    isKnown = properties["LoadState"] != "not-found"
    sub = properties["SubState"] ?? ""
    mayReload = properties["CanReload"] != "no"
    since = properties["StateChangeTimestamp"].flatMap(Self.seconds)
  }

  /// `Tue 2026-11-24 12:44:17.123456 UTC`.
  private static func seconds(_ text: String) -> Double? {
    let words = text.split(separator: " ")
    guard words.count == 4 else { return nil }
    let numbers = words[1...2].joined(separator: "-").split { $0 == "-" || $0 == ":" }.compactMap { Double($0) }
    guard numbers.count == 6 else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (Int32(numbers[0]) - 1900, Int32(numbers[1]) - 1, Int32(numbers[2]))
    (parts.tm_hour, parts.tm_min) = (Int32(numbers[3]), Int32(numbers[4]))
    return Double(timegm(&parts)) + numbers[5]
  }
}
