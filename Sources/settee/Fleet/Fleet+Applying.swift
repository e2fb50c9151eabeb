import SettingsDocuments
import SettingsPrograms
import SettingsScreens
import TerminalTables

/// What was written on a host and does not hold there yet.
struct UnappliedFleetChange {
  var files: Set<String> = []
  /// What it takes, such as `a reload of sshd`.
  var needs: Set<String> = []
  /// What the files held before; nil where it is not known, as a value is secret.
  var former: [FleetChange]? = []
  /// What counted before of the settings of the table.
  var counted: [FleetChange] = []
  /// Whether it may be in force in part, as it was tried to apply it.
  var wasTried = false
}

extension Fleet {
  /// Notes what a host wrote for a setting, where it takes more until that holds.
  func note(unapplied answer: HostAnswer, _ host: Int, _ key: FleetReport.Key) {
    let files = answer.files.filter { $0.isChanged && !$0.needs.isEmpty }
    if files.isEmpty { return }
    var change = unapplied[host] ?? UnappliedFleetChange()
    if !change.counted.contains(where: { $0.key == key }) {
      change.counted.append(FleetChange(key: key, value: report.value(of: key, host)))
    }
    for file in files {
      change.files.insert(file.path)
      change.needs.formUnion(file.needs)
      for setting in file.changes where setting.before != setting.after {
        let place = FleetReport.Key(file: file.path, setting: setting.setting)
        if setting.isSecret {
          change.former = nil
        } else if change.former?.contains(where: { $0.key == place }) == false {
          change.former?.append(FleetChange(key: place, value: setting.before == .null ? nil : setting.before))
        }
      }
    }
    unapplied[host] = change
  }

  /// Notes that a host has written what it had before.
  func noteTakenBack(_ answer: HostAnswer, _ host: Int) {
    guard let change = unapplied.removeValue(forKey: host) else { return }
    for former in change.counted { report.set(former.value, at: former.key, host) }
    let needs = Set(answer.files.filter(\.isChanged).flatMap(\.needs))
    if change.wasTried, !needs.isEmpty {
      unapplied[host] = UnappliedFleetChange(files: change.files, needs: needs, former: nil)
    }
  }

  /// What it takes until all holds that was written, in words.
  var needed: String { Set(unapplied.values.flatMap(\.needs)).sorted().joined(separator: ", ") }

  /// Has hosts put into force what was written there.
  func apply(isConfirmed: Bool, tell: @escaping @MainActor ([HostAnswer]) -> Void) async -> Ansible.End {
    let groups = Dictionary(grouping: unapplied.keys.sorted()) { unapplied[$0]?.files.sorted() ?? [] }
      .ordered { $0.value[0] < $1.value[0] }
      .map { (files: $0.key, hosts: $0.value.map { report.hosts[$0] }) }
    let run = PlayRun(ansible, AnsiblePlay(applying: groups, isConfirmed: isConfirmed), isTrial: false)
    return await wait(for: run) { [weak self] answers in
      // What is not confirmed then goes back by itself.
      for answer in answers {
        guard let self, let host = report.number(of: answer.host) else { continue }
        if answer.state == .ok { unapplied[host] = nil } else { unapplied[host]?.wasTried = true }
      }
      tell(answers)
    }
  }

  // MARK: - Keys

  /// Asks how what was written is put into force, and does it.
  func applyKey(in navigator: Navigator) -> KeyBinding {
    KeyBinding(
      "apply", keys: [.character("A")], help: "apply",
      explanation: "Has hosts put into force what was written there, and looks whether it holds",
      disabledReason: isUnderWay
        ? "Ansible is at work" : unapplied.isEmpty ? "nothing was written here that has to be put into force" : nil,
      isInFooter: !unapplied.isEmpty
    ) { [self] in
      let text = "It takes \(needed)." + (mayLockOut ? " A wrong change of it may keep everybody out." : "")
      let title = "Apply it on \(unapplied.count.counted("host"))"
      let choices = DocumentApplying.Way.choices(
        mayLockOut: mayLockOut, help: ("Goes back unless Ansible comes in", "It stays written; A asks again"))
      guard case let way?? = await navigator.choose(title, text: text, from: choices) else { return }
      navigator.push(FleetApplyScreen(self, isConfirmed: way == .toBeConfirmed, in: navigator))
    }
  }

  /// Has hosts write again what they had before, where that is not in force.
  func takeBackKey(in navigator: Navigator) -> KeyBinding {
    KeyBinding(
      "takeBack", keys: [.character("u")], help: "take back",
      explanation: "Has hosts write again what they had before, where what was written is not in force",
      disabledReason: reasonNotToTakeBack, isInFooter: isAnyKnownBefore
    ) { [self] in navigator.push(FleetRunScreen(FleetPlan(takingBack: unapplied), of: self)) }
  }

  /// Why nothing can be taken back now; nil where something can.
  private var reasonNotToTakeBack: String? {
    if isUnderWay { return "Ansible is at work" }
    if unapplied.isEmpty { return "nothing was written here that is not in force" }
    return isAnyKnownBefore ? nil : "what was there before is not known here"
  }

  /// Whether it is known of any host what it had before.
  private var isAnyKnownBefore: Bool { unapplied.values.contains { $0.former?.isEmpty == false } }

  /// Whether the page of a program that is to take it up says that a wrong change may keep everybody out.
  private var mayLockOut: Bool {
    Set(unapplied.values.flatMap(\.files)).contains { (try? pages.page(forFile: $0))?.effect?.lockOut != nil }
  }

  /// Stops what Ansible does, after a question.
  func stopKey(
    in navigator: Navigator, _ text: String, if isUnderWay: @escaping () -> Bool, then: @escaping () -> Void
  ) -> KeyBinding {
    KeyBinding("stop", keys: [.character("x"), .escape], help: "stop", explanation: "Begins with no further host") {
      guard await navigator.confirm("Stop?", text: text, yes: "Stop", no: "Go on"), isUnderWay() else { return }
      then()
      self.stop()
    }
  }
}
