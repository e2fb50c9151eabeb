import Foundation
import SettingsDocuments
import SettingsHistory
import Testing

@testable import SettingsApplying
@testable import settee

/// `settee log [FILE [PATH]]` and `--why`.
@MainActor
@Suite struct LogTests {
  /// Writes as another program does, later than all that was saved: the clock of files is behind by some milliseconds.
  private func write(_ text: String, afterAllTo file: String) throws {
    let now = Int(Date().timeIntervalSince1970 * 1000)
    repeat {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    } while try SystemFileSystem().status(of: file).modified / 1_000_000 <= now
  }

  @Test func itTellsWhoChangedWhatByWhatAndWhyTheNewestFirst() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "#Port 22\nPermitRootLogin yes\n")
    #expect(account.run("set", file, "PermitRootLogin", "no", "--why", "audit finding 7") == 0, "\(account.errors)")
    #expect(account.run("set", file, "Port", "2222") == 0)
    #expect(account.run("reset", file, "Port", "--why", "not yet") == 0)
    #expect(account.run("log", file) == 0, "\(account.errors)")
    let lines = account.output.split(separator: "\n").map { String($0.dropFirst($0.hasPrefix("  ") ? 9 : 0)) }
    #expect(lines.count == 4)
    #expect(lines[1].hasPrefix("Port: 2222 → not set  ("), "\(lines)")
    #expect(lines[1].hasSuffix(" by reset, not yet)"))
    #expect(lines[2].hasPrefix("Port: not set → 2222  (") && lines[2].hasSuffix(" by set)"))
    #expect(lines[3].hasPrefix("PermitRootLogin: yes → no  (") && lines[3].hasSuffix(" by set, audit finding 7)"))
    #expect(account.run("log", file, "permitrootlogin") == 0)
    #expect(account.output.split(separator: "\n").count == 2)
    #expect(account.run("log") == 0)
    #expect(account.output.contains("\(file)  PermitRootLogin: yes → no"))
  }

  @Test func whatAnotherProgramChangedStaysInTheHistory() throws {
    let account = try Account()
    let file = try account.write("a.toml", "port = 80\nname = \"x\"\n")
    #expect(account.run("set", file, "port", "81") == 0)
    try write("port = 99\nname = \"x\"\n", afterAllTo: file)
    #expect(account.run("set", file, "name", "y") == 0)
    for words in [["log", file], ["log"]] {
      #expect(account.run(words) == 0)
      let lines = account.output.split(separator: "\n").compactMap { $0.split(separator: "  ").last }
      #expect(account.output.contains("port: 81 → 99  (another program)"), "\(lines)")
      #expect(account.output.contains("name: x → y") && account.output.contains("port: 80 → 81"))
    }
    #expect(account.run("undo", file) == 0 && account.output == "changed\n")
    #expect(try account.text(file) == "port = 99\nname = \"x\"\n")
    #expect(account.run("undo", file, "port") == 1, "that another program changed it since is told")
    #expect(try account.text(file) == "port = 99\nname = \"x\"\n")
  }

  @Test func whatAnotherProgramChangedWhileAFileIsOpenStaysInTheHistory() throws {
    let account = try Account()
    let file = try account.write("a.toml", "port = 80\nname = \"x\"\n")
    let session = account.opener.session(for: try account.opener.open(FileRequest(path: file)))
    try session.set(["port"], to: 81)
    session.save()
    try write("port = 99\nname = \"x\"\n", afterAllTo: file)
    #expect(session.followOutsideChange()?.map(\.path) == [["port"]])
    try session.set(["name"], to: "y")
    session.save()
    #expect(account.run("log", file) == 0)
    #expect(account.output.contains("port: 81 → 99  (another program)"), "\(account.output)")
  }

  @Test func asJSONEachChangeIsAnObject() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"a\": 1, \"b\": [1, 2]}")
    #expect(account.run("set", file, "a=2", "b[0]=7", "--why", "both") == 0, "\(account.errors)")
    #expect(account.run("log", "--json") == 0)
    let objects = try account.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["path"] as? String } == ["/a", "/b/0"])
    #expect(objects.map { $0["new"] as? Int } == [2, 7])
    #expect(account.run("log", file) == 0)
    #expect(account.output.contains("  b[0]: 1 → 7  "), "\(account.output)")
    #expect(objects.allSatisfy { $0["why"] as? String == "both" && $0["by"] as? String == "set" })
    #expect(objects.allSatisfy { $0["source"] as? String == "settee" && $0["applied"] as? Bool == false })
    #expect(objects.allSatisfy { ($0["time"] as? String)?.hasSuffix("Z") == true })
  }

  @Test func aSecretIsToldAndNeverItsValue() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"password\": \"hunter1\", \"url\": \"http://x\"}")
    #expect(account.run("set", file, "password", "hunter2") == 0)
    #expect(account.run("set", file, "url", "http://ann:hunter3@x") == 0)
    #expect(account.run("log", file) == 0)
    #expect(account.output.contains("password: changed; a secret, or beside one: not kept, and cannot be taken back"))
    #expect(account.output.contains("url: changed; a secret, or beside one"))
    #expect(!account.output.contains("hunter"))
    let kept = try FileManager.default.subpathsOfDirectory(atPath: account.home + "/.local/state/settee")
    for path in kept where path.hasSuffix(".jsonl") {
      #expect(try !account.text(account.home + "/.local/state/settee/" + path).contains("hunter"))
    }
  }

  @Test func whatAProgramAsksForIsToldAsThat() throws {
    let account = try Account()
    let file = try account.write("a.json", "{\"a\": 1}")
    account.input = Array(
      "{\"files\": [{\"path\": \"\(file)\", \"settings\": [{\"path\": \"a\", \"value\": 2}]}]}".utf8)
    #expect(account.run("request", "--why", "the playbook says so") == 0, "\(account.errors)")
    #expect(account.run("log", file) == 0)
    #expect(account.output.contains("a: 1 → 2  (") && account.output.contains(" by request, the playbook says so)"))
  }

  @Test func whatSetteeTookBackIsToldWithTheReason() throws {
    let account = try Account()
    let file = try account.write("sshd_config", "#Port 22\n")
    #expect(account.run("set", file, "Port", "2222") == 0)
    let made = TimeText.now
    while TimeText.now == made {}
    #expect(account.run("set", file, "Banner", "none") == 0)
    try account.write("sshd_config", "#Port 22\nBanner none\n")
    let (target, folder) = (try SystemFileSystem().resolve(file), account.root.path + "/lib")
    let store = PendingStore(
      name: "settee", verb: "go-back", folder: folder, writer: FileWriter(stateFolder: folder),
      machine: RunningMachine(), isRoot: true)
    for path in [target, "/etc/of-another-account"] {
      ReturnNotice(
        id: String(path.count), who: "root", lines: [], reason: "nobody confirmed it in time", time: TimeText.now,
        files: [.init(path: path, since: 0, until: made)], isTold: true
      ).keep(in: store)
    }
    var entries: [HistoryEntry] = []
    HistoryReader(ofAllIn: account.opener.record.keptJournal, store: store).forEachEntry {
      entries.append($0)
      return true
    }
    #expect(entries.count == 3)
    #expect(HistoryWords.remarks(on: entries[0]) == "Settee took it back, as nobody confirmed it in time")
    #expect(entries[0].changes == [.init(path: ["Port"], old: "2222", new: nil)])
    #expect(HistoryWords.objects(of: entries[0])[0].json.hasSuffix("\"why\": \"nobody confirmed it in time\"}"))
  }

  @Test func whatIsNotKeptIsNotTold() throws {
    let account = try Account()
    try account.write(".config/settee/settings.json", "{\"undoAfterClosing\": false}", in: "home")
    let file = try account.write("a.json", "{\"a\": 1}")
    #expect(account.run("set", file, "a", "2") == 0)
    #expect(account.run("log", file) == 1)
    #expect(account.errors.contains("no history is kept"))
    #expect(account.run("log", "no-such-program-at-all") == 2)
    #expect(account.run("log", "--since", "later") == 2)
  }

  @Test func aTimeIsReadAsPeopleWriteIt() throws {
    let now = try #require(TimeText.milliseconds(of: "2026-11-24 14:02:07"))
    func minute(_ text: String) throws -> String {
      TimeText.minute(ofMilliseconds: try TimeArgument(text, now: now).milliseconds)
    }
    #expect(try minute("2h") == "2026-11-24 12:02")
    #expect(try minute("90m") == "2026-11-24 12:32")
    #expect(try minute("3d") == "2026-11-21 14:02")
    #expect(try minute("today") == "2026-11-24 00:00")
    #expect(try minute("yesterday") == "2026-11-23 00:00")
    #expect(try minute("2026-11-01") == "2026-11-01 00:00")
    #expect(try minute("2026-11-01T09:05") == "2026-11-01 09:05")
    for text in ["", "h", "-2h", "2026-02-30", "2026-1-1", "soon"] {
      #expect(throws: UsageError.self, "\(text)") { try TimeArgument(text, now: now) }
    }
  }
}
