import SettingsDocuments

/// What systemd has of a change that waits: a timer, and for a boot before that a unit that runs before the network.
///
/// The unit of the boot is wanted by a drop-in of `sysinit.target`. While the change waits it does nothing, as a folder
/// says that is gone after a boot. The timer starts another one, without an order: what it restarts must not wait for it.
struct GuardUnits: Sendable {
  /// The name of the program that makes the changes, by which all is called.
  let name: String
  /// Its verb that brings a change back.
  let verb: String
  let pending: String
  let unitFolder: String
  /// Is empty after a boot.
  let bootFolder: String
  let writer: FileWriter
  let machine: any ServiceMachine

  func program(of id: String) -> String { FilePath.join(FilePath.join(pending, id), name) }
  private func timer(_ id: String) -> String { "\(name)-undo-\(id)" }
  private func unitName(_ id: String) -> String { "\(name)-back-\(id).service" }
  private func unitPath(_ id: String) -> String { FilePath.join(unitFolder, unitName(id)) }
  private var wantsFolder: String { FilePath.join(unitFolder, "sysinit.target.d") }
  private func wantsPath(_ id: String) -> String { FilePath.join(wantsFolder, "\(name)-back-\(id).conf") }
  private func bootPath(_ id: String) -> String { FilePath.join(bootFolder, id) }

  /// Goes by a clock that nobody sets, outside of any session, and again until all is back.
  func startTimer(_ id: String, seconds: Int) throws(ConfirmError) {
    try start(id, .time, ["--on-active=\(seconds)s", "--timer-property=AccuracySec=100ms"])
  }

  /// Starts now what the timer would.
  func startNow(_ id: String, waking: PendingChange.Waking) throws(ConfirmError) {
    try start(id, waking, ["--no-block"])
  }

  private func start(_ id: String, _ waking: PendingChange.Waking, _ options: [String]) throws(ConfirmError) {
    let command = ServiceCommand(
      [
        "systemd-run", "--quiet", "--collect", "--unit=\(timer(id))",
        "--description=Brings back settings that nobody has confirmed", "--property=Restart=on-failure",
        "--property=RestartSec=5s", "--property=StartLimitIntervalSec=0", "--property=OOMScoreAdjust=-900",
        // What is killed when all is done already, as its program is gone, is not started for ever.
        "--property=ExecCondition=/usr/bin/test -e \(program(of: id))",
      ] + options + ["--", program(of: id), verb, id, waking.rawValue])
    if let failure = machine.failure(of: command) { throw .manager(failure) }
  }

  /// Has the next boot bring the change back.
  func enable(_ record: PendingRecord) throws(FileError) {
    let id = record.id
    try writer.makeFolders(bootFolder)
    try writer.create(bootPath(id), with: [])
    try writer.makeDurable(wantsFolder, mode: 0o755)
    // One without the other would stay until somebody changes something again.
    try writer.createTogether(
      [(unitPath(id), unitText(record)), (wantsPath(id), "[Unit]\nWants=\(unitName(id))\n")], mode: 0o644)
  }

  private func unitText(_ record: PendingRecord) -> String {
    """
    # Made by \(name) for a change that waits to be confirmed, and removed with it.
    [Unit]
    Description=Brings back settings of \(record.program.filter { $0.isLetter || $0.isNumber }) that nobody has confirmed
    DefaultDependencies=no
    RequiresMountsFor=\(pending) /etc
    After=local-fs.target
    Before=network-pre.target nftables.service netfilter-persistent.service ufw.service firewalld.service
    Before=systemd-networkd.service networking.service NetworkManager.service
    Before=ssh.service sshd.service ssh.socket sshd.socket
    Wants=network-pre.target
    ConditionPathExists=\(program(of: record.id))
    ConditionPathExists=!\(bootPath(record.id))

    [Service]
    Type=oneshot
    ExecStart=\(program(of: record.id)) \(verb) \(record.id) \(PendingChange.Waking.boot.rawValue)
    TimeoutStartSec=60s

    """
  }

  /// Takes all of it away, with what a killed program has left of it: what starts the program first.
  func remove(_ id: String) {
    clear(wantsFolder, of: id)
    clear(unitFolder, of: id)
    if (try? writer.fileSystem.names(in: wantsFolder))?.isEmpty ?? false {
      try? writer.remove(wantsFolder, inside: unitFolder)
    }
    for folder in [wantsFolder, unitFolder] { try? writer.syncFolder(folder) }
    _ = machine.failure(of: ServiceCommand(["systemctl", "stop", "--quiet", timer(id) + ".timer"]))
    clear(bootFolder, of: id)
    _ = machine.failure(of: ServiceCommand(["systemctl", "daemon-reload"]))
  }

  private func clear(_ folder: String, of id: String) {
    for name in (try? writer.fileSystem.names(in: folder)) ?? [] where name.holds(id) {
      try? writer.remove(FilePath.join(folder, name), inside: folder)
    }
  }
}
