import SettingsPrograms

/// Looks whether what was done holds: for so long until it does, or until it is clear that it does not.
struct HoldingWatch {
  /// A daemon that is about to end has ended by then, in seconds.
  private static let least = 1.0
  /// So long a daemon may take until it listens.
  private static let most = 10.0
  private static let interval = 0.2
  /// The longest that a program may take to tell a value.
  private static let askingSeconds = 5.0

  let machine: any ServiceMachine

  private enum Sight {
    case holds(String?)
    /// It may still come to hold.
    case notYet(ApplyFailure)
    case never(ApplyFailure)
    /// Nothing tells whether it holds.
    case untold(String?)

    var failure: ApplyFailure? {
      switch self {
      case .notYet(let failure), .never(let failure): failure
      case .holds, .untold: nil
      }
    }

    var remark: String? {
      switch self {
      case .holds(let words), .untold(let words): words
      case .notYet, .never: nil
      }
    }

    var isKnown: Bool { if case .holds = self { true } else { false } }

    var isFinal: Bool { if case .never = self { true } else { false } }
  }

  /// The looks with what programs say before anything is done.
  func withFormerValues(_ looks: [Look]) -> [Look] {
    looks.map { look in
      guard case .value(var value) = look, !value.report.readsFiles else { return look }
      value.former = present(value)
      return .value(value)
    }
  }

  /// Looks until all holds for a moment, or one never will, or the time is over.
  func outcome(of looks: [Look]) -> (failures: [ApplyFailure], remarks: [String], isKnown: Bool) {
    let begin = machine.now
    let slow = looks.filter { if case .value = $0 { false } else { true } }
    var sights: [Sight] = []
    while !slow.isEmpty {
      sights = slow.map(sight)
      let passed = machine.now - begin
      let failures = sights.compactMap(\.failure)
      if failures.isEmpty ? passed >= Self.least : passed >= Self.most || sights.contains(where: \.isFinal) {
        if !failures.isEmpty { return (failures, [], false) }
        break
      }
      machine.wait(seconds: Self.interval)
    }
    sights += looks.filter { !slow.contains($0) }.map(sight)
    return (sights.compactMap(\.failure), sights.compactMap(\.remark), sights.contains(where: \.isKnown))
  }

  /// Whether the program says now that it has a value.
  func holds(_ value: Look.ReportedValue) -> Bool {
    present(value).map { ValueText.same($0, value.wanted) } ?? false
  }

  private func sight(_ look: Look) -> Sight {
    switch look {
    case .active(let unit):
      if !machine.hasSystemd { return sight(ofScript: unit) }
      guard let state = UnitState.all([unit], on: machine).first else { return .untold(nil) }
      if state.isActive { return .holds("\(unit) runs") }
      let failure = ApplyFailure.notRunning(unit: unit, state: state.words)
      return state.hasFailed ? .never(failure) : .notYet(failure)
    case .listens(let port, let units):
      guard let ports = machine.ports(ofUnits: units) else { return .untold(nil) }
      if ports.contains(port) { return .holds("listens at port \(port)") }
      let others = machine.listeners(atPort: port).filter { !units.contains($0) }
      return .notYet(.notListening(port: port, units: units, others: others))
    case .value(let value): return sight(value)
    }
  }

  private func sight(ofScript name: String) -> Sight {
    switch machine.isRunning(script: name) {
    case true?: .holds("\(name) runs")
    case false?: .notYet(.notRunning(unit: name, state: "stopped"))
    case nil: .untold(nil)
    }
  }

  private func sight(_ value: Look.ReportedValue) -> Sight {
    guard let present = present(value) else {
      return .untold("\(value.setting): \(value.command.words[0]) does not tell")
    }
    let isAsWanted = ValueText.same(present, value.wanted)
    // A program writes values in its own way; one that became another was taken up.
    if isAsWanted || value.former.map({ $0 != present }) == true {
      let words = value.isSecret ? nil : "\(value.setting) is \(shown(present))"
      // What reads the files says nothing of the daemon.
      return value.report.readsFiles ? .untold(words) : .holds(words)
    }
    let words = value.isSecret ? ("another value", "what was set") : (shown(present), shown(value.wanted))
    if value.report.readsFiles {
      return .untold(value.isSecret ? nil : "\(value.command.words[0]) has \(value.setting) as \(words.0)")
    }
    return .never(.otherValue(setting: value.setting, wanted: words.1, present: words.0))
  }

  private func shown(_ values: [String]) -> String { values.joined(separator: ", ") }

  private func present(_ value: Look.ReportedValue) -> [String]? {
    guard let answer = try? machine.run(value.command, seconds: Self.askingSeconds), answer.status == 0 else {
      return nil
    }
    return value.report.values(of: value.name, in: answer.outputText, comparing: value.names)
  }
}

/// Values as programs write them: `1.5GB` and `1536MB`, `on` and `yes`, with one blank or several.
enum ValueText {
  private static let switches = [
    "on": "yes", "true": "yes", "enabled": "yes", "off": "no", "false": "no", "disabled": "no",
  ]
  private static let units = ["k": 10, "kb": 10, "m": 20, "mb": 20, "g": 30, "gb": 30, "t": 40, "tb": 40, "b": 0]

  static func same(_ one: [String], _ other: [String]) -> Bool {
    Set(one.map(canonical)) == Set(other.map(canonical))
  }

  static func canonical(_ text: String) -> String {
    let words = text.lowercased().filter { $0 != "\"" && $0 != "'" }.split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    if let known = switches[text] { return known }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits), let power = units[text.dropFirst(digits.count).filter { $0 != " " }] else {
      return text
    }
    return "\(number * Double(1 << power))"
  }
}
