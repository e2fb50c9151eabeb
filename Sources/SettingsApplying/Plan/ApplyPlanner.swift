import SettingsDocuments
import SettingsPrograms

/// Finds out what changed files need, by the pages of their programs and by what runs on the machine.
package struct ApplyPlanner {
  let machine: any ServiceMachine
  /// The folder that `~/` means in the page's paths.
  let home: String?

  package init(machine: any ServiceMachine, home: String? = nil) {
    (self.machine, self.home) = (machine, home)
  }

  /// The plan for files that are saved; programs in the order of their first files.
  package func plan(for files: [ChangedFile]) -> ApplyPlan {
    var plan = ApplyPlan(steps: [])
    for file in files {
      if let lockOut = file.page.effect?.lockOut, plan.lockOut != .connection { plan.lockOut = lockOut }
      let steps = steps(for: file)
      if steps.isEmpty, file.page.effect != nil { plan.filesInForce.append(file.path) }
      for step in steps { plan.add(step) }
    }
    return plan
  }

  /// Whether the program says that it has all values of a file, though nothing tells when it read it; false where it
  /// cannot be asked for each.
  package func isInForce(_ file: ChangedFile) -> Bool {
    guard let effect = file.page.effect, effect.report?.readsFiles == false else { return false }
    let filling = EffectFilling(file.page, file: file.path, home: home) { file.text(named: $0, around: nil) }
    let leaves = file.leaves
    let maker = LookMaker(file: file, effect: effect, filling: filling, units: [], listening: [])
    let values = maker.reportedValues(leaves)
    return !values.isEmpty && values.count == leaves.count && values.allSatisfy(HoldingWatch(machine: machine).holds)
  }

  private func steps(for file: ChangedFile) -> [ApplyStep] {
    guard let effect = file.page.effect else { return [] }
    let socket = socketStep(for: file, effect)
    let settings = socket == nil ? file.settings : file.settings?.filter { !owns(effect.socket, $0, file.page) }
    var needs = file.page.needs(of: settings, inFile: file.path).map(\.need)
    // A restart reads all settings again.
    if let restart = needs.first(where: { $0.need == .restart }) { needs = [restart] }
    let others = needs.map { StepMaker(machine: machine, file: file, effect: effect, need: $0, home: home).step }
    return (socket.map { [$0] } ?? []) + others
  }

  private func owns(_ socket: ChangeEffect.Socket?, _ setting: Path, _ page: ProgramPage) -> Bool {
    socket.map { page.names(setting, in: $0.settings) } ?? false
  }

  /// What a unit needs that owns some of the settings, where it runs; nil where it does not, or none of them changed.
  private func socketStep(for file: ChangedFile, _ effect: ChangeEffect) -> ApplyStep? {
    guard let socket = effect.socket else { return nil }
    let changed = (file.settings ?? file.leaves).filter { owns(socket, $0, file.page) }
    guard !changed.isEmpty, UnitState.all([socket.unit], on: machine).first?.isRunning == true else { return nil }
    let commands = [["systemctl", "daemon-reload"], ["systemctl", "restart", socket.unit]].map(ServiceCommand.init)
    let units = [socket.unit] + effect.units.map { "\($0).service" }
    let ports = Set(changed.flatMap { file.texts(of: $0).compactMap(PortText.port) }).sorted()
    return ApplyStep(
      program: file.page.name, subject: socket.unit, need: .restart, files: [file.path], units: [socket.unit],
      commands: commands, commandsBack: commands, cuts: nil,
      looks: [.active(unit: socket.unit)] + ports.map { .listens(port: $0, units: units) },
      notes: ["\(socket.unit) owns \(socket.settings.joined(separator: " and "))"], isImpossible: false)
  }
}

extension ApplyPlan {
  /// Adds a step; what the same units need for another file is one.
  fileprivate mutating func add(_ step: ApplyStep) {
    let same = steps.firstIndex { $0.subject == step.subject && $0.need == step.need && $0.units == step.units }
    guard let same else { return steps.append(step) }
    steps[same].files = steps[same].files.followed(by: step.files)
    steps[same].commands = steps[same].commands.followed(by: step.commands)
    steps[same].looks = steps[same].looks.followed(by: step.looks)
    steps[same].notes = steps[same].notes.followed(by: step.notes)
  }
}

extension ChangedFile {
  /// The paths of all settings that hold no others.
  var leaves: [Path] {
    guard let document else { return [] }
    return Self.leaves(of: document.root, at: .root)
  }

  private static func leaves(of node: Node, at path: Path) -> [Path] {
    node.kind == .object ? node.members.flatMap { leaves(of: $0.value, at: path.appending($0.key)) } : [path]
  }
}

/// The port in a value that says where a program listens: `2222`, `127.0.0.1:80`, `[::]:443 ssl`.
enum PortText {
  static func port(_ text: String) -> Int? {
    guard let word = text.split(separator: " ").first else { return nil }
    if let port = Int(word) { return 1...65535 ~= port ? port : nil }
    guard let colon = word.lastIndex(of: ":"), !word.hasPrefix("unix:"), !word.hasPrefix("/"),
      word[..<colon].hasSuffix("]") || !word[..<colon].contains(":"),
      let port = Int(word[word.index(after: colon)...])
    else { return nil }
    return 1...65535 ~= port ? port : nil
  }
}
