import SettingsDocuments
import SettingsPrograms

/// Makes the step of one program for one file.
struct StepMaker {
  let machine: any ServiceMachine
  let file: ChangedFile
  let effect: ChangeEffect
  let need: EffectNeed
  private let filling: EffectFilling
  private let units: [String]

  init(machine: any ServiceMachine, file: ChangedFile, effect: ChangeEffect, need: EffectNeed, home: String?) {
    (self.machine, self.file, self.effect, self.need) = (machine, file, effect, need)
    filling = EffectFilling(file.page, file: file.path, home: home) { file.text(named: $0, around: nil) }
    // An instance of a template runs, and never the template itself.
    units = effect.units.flatMap(filling.texts).map { $0.exchanging("@.", for: "@*.") }
  }

  var step: ApplyStep { machine.hasSystemd ? stepOfUnits : stepWithoutSystemd }

  private var stepOfUnits: ApplyStep {
    let all = UnitState.all(units, on: machine)
    let known = all.filter(\.isKnown)
    let states = known.filter { $0.isRunning || $0.hasFailed }
    let before = effect.before.compactMap(command)
    // What is not running reads its files when it starts.
    let isIdle = !units.isEmpty && states.isEmpty
    let read = isIdle ? [] : need.commands.isEmpty ? reading(states) : commands
    let run = before.followed(by: eachCommands ?? (read.isEmpty ? [] : clearing + read))
    // What goes may have left something that the former text does not take away.
    let back = before.followed(by: read.isEmpty ? [] : allClearing + read)
    return step(
      commands: run, back: back, states: states,
      notes: notes(known, states) + eachNotes + (read.isEmpty ? [] : clearingNotes))
  }

  /// Reloads or restarts what runs, and starts what failed.
  private func reading(_ states: [UnitState]) -> [ServiceCommand] {
    let reloaded = states.filter { need.need == .reload && $0.mayReload && !$0.hasFailed }.map(\.name)
    let restarted = states.map(\.name).filter { !reloaded.contains($0) }
    return [("reload", reloaded), ("restart", restarted)].compactMap { verb, names in
      names.isEmpty ? nil : ServiceCommand(["systemctl", verb] + names)
    }
  }

  private func notes(_ known: [UnitState], _ running: [UnitState]) -> [String] {
    if units.isEmpty || !running.isEmpty { return [] }
    if known.isEmpty { return ["there is no \(units.joined(separator: " or ")) here"] }
    let names = known.map(\.name).joined(separator: " and ")
    return ["\(names) \(known.count == 1 ? "is" : "are") not running, and will read the change when started"]
  }

  private var stepWithoutSystemd: ApplyStep {
    let scripts = units.filter(machine.hasScript).map { ServiceCommand(["service", $0, need.need.rawValue]) }
    let fallback = effect.withoutSystemd.compactMap(command)
    let usable = eachCommands ?? commands.filter { !Self.ofSystemd.contains($0.words[0]) }
    let run = [usable, fallback, scripts].first { !$0.isEmpty }.map { clearing + $0 } ?? []
    let note = "no systemd runs here, and no other way to \(need.need.rawValue) \(subject) is known: do it by hand"
    return step(commands: run, back: run, states: [], notes: run.isEmpty ? [note] : eachNotes + clearingNotes)
  }

  /// What is looked at where no systemd tells what runs: of several services, those that run before.
  private var watched: [String] {
    if machine.hasSystemd || units.count < 2 { return units }
    let running = units.filter { machine.isRunning(script: $0) == true }
    return running.isEmpty ? units : running
  }

  private static let ofSystemd: Set = ["systemctl", "networkctl"]

  private func step(
    commands: [ServiceCommand], back: [ServiceCommand], states: [UnitState], notes: [String]
  ) -> ApplyStep {
    let isRunning = !states.isEmpty || units.isEmpty || !machine.hasSystemd
    var cuts = need.need == .restart && !commands.isEmpty && isRunning ? effect.cuts : nil
    if need.need == .reload, states.contains(where: { !$0.mayReload }) { cuts = effect.cuts }
    let names = states.map(\.name)
    let looks = LookMaker(
      file: file, effect: effect, filling: filling, units: machine.hasSystemd ? names : watched, listening: names
    ).looks
    return ApplyStep(
      program: file.page.name, subject: subject, need: need.need, files: [file.path], units: names,
      commands: commands, commandsBack: back, cuts: cuts,
      looks: isRunning ? looks : [],
      notes: notes, isImpossible: commands.isEmpty && !machine.hasSystemd)
  }

  private var subject: String { filling.texts(effect.subject ?? file.page.name).first ?? file.page.name }
  private var commands: [ServiceCommand] { need.commands.compactMap(command) }

  private func command(_ text: String) -> ServiceCommand? { filling.words(text).map(ServiceCommand.init) }

  // MARK: - What is in force already

  private var allClearing: [ServiceCommand] { effect.clearing?.commands.compactMap(command) ?? [] }
  private var clearing: [ServiceCommand] { isCleared ? allClearing : [] }
  private var clearingNotes: [String] { isCleared ? [effect.clearing?.note].compactMap { $0 } : [] }

  /// Whether the file adds to what is in force, which is taken away before.
  private var isCleared: Bool {
    guard let clearing = effect.clearing, let text = file.document?.text ?? (try? FileContent(file.path).bytes) else {
      return false
    }
    return clearing.isNeeded(by: text)
  }

  // MARK: - One setting alone

  /// What each changed setting needs; nil where they are not known, or one has no value that could be put into force.
  private var eachCommands: [ServiceCommand]? {
    guard !effect.each.isEmpty, let settings = file.settings, gone.isEmpty else { return nil }
    var commands: [ServiceCommand] = []
    for setting in settings {
      guard let each = each(for: setting) else { return nil }
      let filling = filling(for: setting)
      let test = each.test.flatMap(filling.words).map(ServiceCommand.init)
      let passes = test.map { (try? machine.run($0, seconds: 5))?.status == 0 } ?? true
      for text in passes ? each.commands : each.otherwise {
        guard let words = filling.words(text) else { return nil }
        if !commands.contains(ServiceCommand(words)) { commands.append(ServiceCommand(words)) }
      }
    }
    return commands
  }

  private func each(for setting: Path) -> ChangeEffect.EachSetting? {
    effect.each.first { $0.fits { file.text(named: $0, around: setting) } }
  }

  /// Settings that are no longer set: no command is known that takes them out of force.
  private var gone: [Path] { effect.each.isEmpty ? [] : (file.settings ?? []).filter { file.node(at: $0) == nil } }

  private var eachNotes: [String] {
    gone.map { "\(ChangedFile.shown($0)) is no longer set, and stays as it is until the machine starts again" }
      + Set((file.settings ?? []).compactMap { each(for: $0)?.note }).sorted()
  }

  private func filling(for setting: Path) -> EffectFilling {
    EffectFilling(file.page, file: file.path) { name in
      switch name {
      case "name": setting.steps.last?.key
      case "value": file.texts(of: setting).first
      default: file.text(named: name, around: setting)
      }
    }
  }
}

extension Array where Element: Equatable {
  /// These and then others, none of them twice.
  func followed(by others: [Element]) -> [Element] { self + others.filter { !contains($0) } }
}

/// Makes what is looked at when the commands of a step have been run.
struct LookMaker {
  let file: ChangedFile
  let effect: ChangeEffect
  let filling: EffectFilling
  /// What is to run.
  let units: [String]
  /// The units that tell what they listen at.
  let listening: [String]

  var looks: [Look] { units.map { .active(unit: $0) } + ports + values }

  private var ports: [Look] {
    if listening.isEmpty { return [] }
    let meant = (file.settings ?? file.leaves).filter { file.page.names($0, in: effect.listens) }
    let ports = Set(meant.flatMap { file.texts(of: $0).compactMap(PortText.port) })
    return ports.sorted().map { .listens(port: $0, units: listening) }
  }

  private var values: [Look] {
    guard let settings = file.settings else { return [] }
    return reportedValues(settings).map(Look.value)
  }

  /// The values of settings that the program can be asked for.
  func reportedValues(_ settings: [Path]) -> [Look.ReportedValue] {
    guard let report = effect.report else { return [] }
    return settings.compactMap { setting in
      // What is set in a block holds under its condition alone.
      guard file.page.blocks.isEmpty || setting.steps.count == 1, let name = setting.steps.last?.key else { return nil }
      let wanted = file.texts(of: setting)
      let filling = EffectFilling(file.page, file: file.path) {
        $0 == "name" ? name : file.text(named: $0, around: nil)
      }
      guard !wanted.isEmpty, let words = filling.words(report.command) else { return nil }
      return Look.ReportedValue(
        setting: ChangedFile.shown(setting), name: name, wanted: wanted, isSecret: file.secrets.contains(setting),
        command: ServiceCommand(words), report: report, names: file.page.names, former: nil)
    }
  }
}
