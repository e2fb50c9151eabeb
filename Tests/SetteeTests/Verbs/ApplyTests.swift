import SettingsFiles
import SettingsPrograms
import Synchronization
import Testing

@testable import SettingsApplying
@testable import settee

/// `settee apply`, and `--apply` of the verbs that change settings.
@MainActor
@Suite struct ApplyTests {
  /// A program of which the user's page says what its changes need.
  private func account(_ effect: String, _ text: String = "[queue]\nlength = 2\n") throws -> (Account, file: String) {
    let account = try Account()
    let file = try account.write("nightjar.conf", text, in: "etc")
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "\(file)"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", least = 1 }
      [effect]
      \(effect)
      """, in: "home/.config/settee/programs")
    return (account, file)
  }

  @Test func aPlanIsShownAndNothingIsDone() throws {
    let (account, file) = try account("need = \"reload\"\ncommands = [\"nightjar-ctl reload {file}\"]")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    #expect(account.run("apply", "-n", file) == 0)
    #expect(account.output == "reload nightjar for \(file)\n  nightjar-ctl reload \(file)\n")
    #expect(machine.ran.isEmpty)
  }

  @Test func whatIsSavedIsPutIntoForce() throws {
    let (account, file) = try account("need = \"restart\"\ncommands = [\"nightjar-ctl go\"]\ncuts = \"all who wait\"")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    #expect(account.run("set", file, "queue.length", "7", "--apply") == 0)
    #expect(try account.text(file).contains("length = 7"))
    #expect(account.output == "changed\nrestart nightjar for \(file)\n  nightjar-ctl go\n  done\n")
    #expect(machine.ran == ["nightjar-ctl go"])
    #expect(account.run("set", file, "queue.length", "7", "--apply") == 0)
    #expect(account.output == "unchanged\n")
    #expect(account.run("set", file, "queue.length", "8", "--apply", "--dry-run") == 0)
    #expect(account.output.contains("+length = 8\n") && account.output.contains("  cuts off all who wait\n"))
    #expect(machine.ran == ["nightjar-ctl go"])
  }

  @Test func whatFailsIsSaidAndIsTheAnswerNo() throws {
    let (account, file) = try account("need = \"reload\"\ncommands = [\"nightjar-ctl go\"]")
    let machine = ScriptedMachine()
    machine.answer = ProgramRunner.Answer(status: 3, errors: "no \u{1B}[31mqueue\n")
    account.machineForVerbs = machine
    #expect(account.run("apply", file) == 1)
    let failure = "settee: nightjar: nightjar-ctl go ended with status 3: no \\u001b[31mqueue\n"
    #expect(account.errors == failure)
    #expect(account.run("set", file, "queue.length", "7", "--apply") == 1)
    let advice = "to take it back: settee undo --apply "
    #expect(account.errors == failure + advice + file + "\n")
    machine.answer = ProgramRunner.Answer()
    #expect(account.run("undo", "--apply", "--", file) == 0)
    #expect(try account.text(file) == "[queue]\nlength = 2\n" && machine.ran.count == 3)
  }

  @Test func whatMayLockOutWantsAWordOnGoingBack() throws {
    let (account, file) = try account("need = \"reload\"\ncommands = [\"nightjar-ctl go\"]\nlocksOut = \"connection\"")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    #expect(account.run("set", file, "queue.length", "7", "--apply") == 2)
    #expect(account.errors.contains("--confirm 2m") && account.errors.contains("--no-confirm"))
    #expect(try account.text(file).contains("length = 2"), "nothing is written before that is said")
    #expect(account.run("set", file, "queue.length", "7", "--no-confirm") == 0)
    #expect(machine.ran == ["nightjar-ctl go"])
  }

  @Test func whatWasSavedBesideAChangeThatWentBackCanGoBackByItself() throws {
    let (account, file) = try account("need = \"reload\"\ncommands = [\"nightjar-ctl go\"]")
    account.machineForVerbs = ScriptedMachine()
    #expect(account.run("set", file, "queue.length", "7", "--apply") == 0)
    let began = TimeText.now
    #expect(account.run("set", file, "queue.retries", "5") == 0)
    try account.write("nightjar.conf", "[queue]\nlength = 2\nretries = 5\n", in: "etc")
    let folder = account.root.path + "/lib"
    let store = PendingStore(
      name: "settee", verb: "go-back", folder: folder, writer: FileWriter(stateFolder: folder),
      machine: RunningMachine(), isRoot: true)
    let saved = SavedChanges(context: account.context(), store: store)
    let target = try SystemFileSystem().resolve(file)
    #expect(throws: VerbError.self, "nobody knows who wrote it") {
      try saved.pending(try saved.file(file, settings: [["queue", "retries"]]), former: nil)
    }
    ReturnNotice(
      id: "1", who: "root", lines: [], reason: "nobody confirmed it in time", time: TimeText.now,
      files: [.init(path: target, since: 0, until: began)], isTold: true
    ).keep(in: store)
    let pending = try saved.pending(try saved.file(file, settings: [["queue", "retries"]]), former: nil)
    #expect(String(decoding: pending.former ?? [], as: UTF8.self) == "[queue]\nlength = 2\n")
    #expect(pending.since ?? 0 >= began, "what went back is not to be told once more")
    try account.write("nightjar.conf", "[queue]\nlength = 2\nretries = 6\n", in: "etc")
    #expect(throws: VerbError.self, "somebody changed it since") {
      try saved.pending(try saved.file(file, settings: [["queue", "retries"]]), former: nil)
    }
  }

  @Test func whatIsReadEachTimeIsInForce() throws {
    let (account, file) = try account("need = \"nothing\"")
    #expect(account.run("apply", file) == 0)
    #expect(account.output == "\(file): in force as it is saved\n")
  }

  @Test func aPageThatTellsNothingOfChangesIsRefused() throws {
    let account = try Account()
    let file = try account.write("nightjar.conf", "[queue]\nlength = 2\n", in: "etc")
    try account.write(
      "nightjar.toml", "title = \"Nightjar mail\"\n[[files]]\npath = \"\(file)\"\nformat = \"systemd\"\n",
      in: "home/.config/settee/programs")
    #expect(account.run("apply", file) == 2)
    #expect(account.errors.contains("nothing tells how Nightjar mail takes up a change"), "\(account.errors)")
    #expect(account.run("set", file, "queue.length", "3", "--apply", "--force") == 2)
    #expect(try account.text(file).contains("length = 2"), "nothing is written that cannot be put into force")
  }

  @Test func ofSeveralProgramsThePlanIsSaidFirst() throws {
    let (account, file) = try account("need = \"restart\"\ncommands = [\"nightjar-ctl go\"]\ncuts = \"all who wait\"")
    let other = try account.write("owl.conf", "[a]\nb = 1\n", in: "etc")
    try account.write(
      "owl.toml",
      """
      title = "Owl"
      [[files]]
      path = "\(other)"
      format = "systemd"
      [effect]
      need = "reload"
      commands = ["owl-ctl reload"]
      """, in: "home/.config/settee/programs")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    #expect(account.run("apply", file, other) == 0)
    #expect(
      account.output == """
        2 steps: restart nightjar, which cuts off all who wait, reload owl
        1 of 2: restart nightjar for \(file)
          nightjar-ctl go
          done
        2 of 2: reload owl for \(other)
          owl-ctl reload
          done

        """)
  }

  @Test func whatNoPageKnowsIsRefused() throws {
    let account = try Account()
    let file = try account.write("a.json", "{}")
    #expect(account.run("apply", file) == 2)
    #expect(account.errors.contains("no program is known"))
    #expect(account.run("set", file, "a", "1", "--apply") == 1)
    #expect(try account.text(file) == "{}")
    #expect(account.run("apply", file + "x") == 2)
  }

  @Test func aRequestIsPutIntoForceByOneRun() throws {
    let (account, file) = try account("need = \"restart\"\ncommands = [\"nightjar-ctl go\"]")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    func ask(_ value: Int, _ more: String) -> Int32 {
      let settings =
        #"[{"path": "queue.length", "value": \#(value)}, {"path": "queue.\#(value > 8 ? "size" : "length")"}]"#
      account.input = Array(#"{"files": [{"path": "\#(file)", "settings": \#(settings)}], "apply": true\#(more)}"#.utf8)
      return account.run("request")
    }
    #expect(ask(7, #", "check": true"#) == 0)
    let plan = #""plan": ["restart nightjar for \#(file)", "  nightjar-ctl go"]"#
    #expect(account.output.contains(#""apply": {\#(plan), "lines": []}"#), "\(account.output)")
    #expect(machine.ran.isEmpty)
    #expect(ask(7, "") == 0)
    #expect(try account.text(file).contains("length = 7"))
    #expect(
      account.output.contains(
        #""apply": {\#(plan), "holds": true, "lines": ["restart nightjar for \#(file)", "  nightjar-ctl go", "  done"]}"#
      ))
    #expect(account.output.contains(#""effects": [], "units": []"#), "what is in force needs nothing more")
    #expect(machine.ran == ["nightjar-ctl go"])
    #expect(ask(7, "") == 0)
    #expect(account.output.contains(#""changed": false"#) && machine.ran.count == 1)
    machine.answer = ProgramRunner.Answer(status: 3, errors: "no queue\n")
    #expect(ask(8, "") == 1)
    #expect(account.output.contains("nightjar-ctl go ended with status 3: no queue"), "\(account.output)")
    #expect(account.output.contains(#""changed": true, "failed": true"#))
  }

  @Test func aRequestThatMayLockOutSaysHowItGoesBack() throws {
    let (account, file) = try account("need = \"reload\"\ncommands = [\"nightjar-ctl go\"]\nlocksOut = \"connection\"")
    let other = try account.write("a.json", "{}")
    let machine = ScriptedMachine()
    account.machineForVerbs = machine
    func ask(_ path: String, _ setting: String, _ more: String) -> Int32 {
      account.input = Array(
        #"{"files": [{"path": "\#(path)", "settings": [{"path": "\#(setting)", "value": 7}]}]\#(more)}"#.utf8)
      return account.run("request")
    }
    #expect(ask(file, "queue.length", #", "apply": true"#) == 1)
    #expect(account.output.contains("may keep everybody out"), "\(account.output)")
    #expect(try account.text(file).contains("length = 2"), "nothing is written before that is said")
    #expect(ask(file, "queue.length", #", "apply": true, "confirm": "none""#) == 0)
    #expect(machine.ran == ["nightjar-ctl go"])
    #expect(ask(other, "a", #", "apply": true"#) == 1)
    #expect(try account.text(other) == "{}" && account.output.contains("no program is known"))
    #expect(ask(other, "a", #", "confirm": "2m""#) == 2)
    #expect(account.errors == "settee: confirm wants apply\n")
    #expect(ask(other, "a", #", "apply": true, "confirm": "2x""#) == 2)
  }

  @Test func spansOfTimeAreRead() throws {
    let account = try Account()
    for span in ["", "2x", "m", "2", "4s", "25h", "-1m"] {
      #expect(account.run("apply", "--confirm", span, "a") == 2)
      #expect(account.errors.contains("no span of time"), "\(span)")
    }
    #expect(account.run("apply", "a", "--confirm", "90", "--no-confirm") == 2)
    #expect(account.errors.contains("exclude each other"))
    #expect(account.run("apply", "--setting", "a", "b", "c") == 2)
    #expect(account.errors.contains("are about one FILE"))
  }
}

/// A machine without systemd that runs nothing, and remembers what it was to run.
private final class ScriptedMachine: ServiceMachine {
  private let state = Mutex<(ran: [String], answer: ProgramRunner.Answer)>(([], ProgramRunner.Answer()))
  var ran: [String] { state.withLock(\.ran) }
  var answer: ProgramRunner.Answer {
    get { state.withLock(\.answer) }
    set { state.withLock { $0.answer = newValue } }
  }
  let hasSystemd = false
  func hasScript(_ name: String) -> Bool { false }
  func ports(ofUnits units: [String]) -> Set<Int>? { nil }
  func listeners(atPort port: Int) -> [String] { [] }
  let now = 0.0
  let time = 0
  let sinceBoot = 0
  func wait(seconds: Double) {}
  func run(_ command: ServiceCommand, seconds: Double) throws(ProgramRunError) -> ProgramRunner.Answer {
    state.withLock {
      $0.ran.append(command.line)
      return $0.answer
    }
  }
}
