import Curses
import Glibc
import TerminalTablesTesting
import Testing

@testable import TerminalTables
@testable import account_settings
@testable import activity_feed
@testable import cast_player
@testable import custom_cells
@testable import process_list

@MainActor
@Suite("The examples look and work as their articles say")
struct ExamplesTests {
  @Test func castPlayer() throws {
    Words.current = .chinese
    defer { Words.current = .english }
    try expectSnapshot(of: PlayerTable(player: Player()), named: "cast-player")
    try expectSnapshot(
      of: PlayerTable(player: Player()), named: "cast-player-options", pressing: [.down, .enter, .down])
    try expectSnapshot(of: PlayerTable(player: Player()), named: "cast-player-keys", pressing: [.character("?")])
    try expectSnapshot(
      of: PlayerTable(player: Player()), named: "cast-player-changed", pressing: [.right, .down, .right])
    try expectSnapshot(
      of: PlayerTable(player: Player()), named: "cast-player-downloads", pressing: [.down, .down, .enter])
  }

  @Test func castPlayerClearsItsCache() throws {
    Words.current = .chinese
    defer { Words.current = .english }
    let player = Player()
    try expectSnapshot(
      of: PlayerTable(player: player), named: "cast-player-cleared", pressing: [.down, .down, .down, .enter])
    #expect(player.cache == 0)
  }

  /// Every word is said in Chinese, but for the names that keys have on a keyboard.
  @Test func castPlayerIsChineseFromTitleToFooter() {
    let keys = Word.allCases.filter { "\($0)".hasPrefix("key") && !"\($0)".hasSuffix("Title") }
    for word in Word.allCases where !keys.contains(word) {
      #expect(Words.chinese[word] != word.english, "\(word)")
    }
  }

  @Test func accountSettings() throws {
    let model = AccountModel()
    model.ratings = 42
    try expectSnapshot(of: AccountTable(model: model), named: "account-settings")
    try expectSnapshot(
      of: AccountTable(model: model), named: "account-settings-switched", pressing: [.down, .down, .down, .enter])
    #expect(!model.sendsReports)
  }

  @Test func aLateSubtitleAppearsInItsRowAlone() throws {
    let terminal = try Terminal.headless(Size(rows: 20, columns: 64))
    defer { terminal.close() }
    let model = AccountModel()
    model.ratings = 0
    let controller = TableController(AccountTable(model: model))
    let application = Application(on: terminal)
    application.navigator.push(controller as any Screen)
    application.display()
    let before = controller.table.poolCounts.built
    model.ratings = 42
    controller.table.reconfigure(AccountTable.ItemID.rate)
    application.navigator.handle(.wake)
    application.display()
    #expect(terminal.text.contains { $0.contains("42 people") })
    #expect(controller.table.poolCounts.built == before + 1)
  }

  @Test func activityFeed() throws {
    try expectSnapshot(of: FeedTable(makeFeed(), title: "Activity"), named: "activity-feed")
    try expectSnapshot(
      of: FeedTable(makeFeed(), title: "Activity"), named: "activity-feed-unfolded", pressing: [.down, .enter])
  }

  @Test func customCells() throws {
    try expectSnapshot(of: MenuTable(menu: Menu()), named: "custom-cells")
    try expectSnapshot(of: MenuTable(menu: Menu()), named: "custom-cells-chosen", pressing: [.down, .enter])
  }

  private func processes() -> ProcessModel {
    let model = ProcessModel()
    model.processes = [
      1: Process(user: "root", command: "/sbin/init splash", state: "S", memory: 12_345, cpu: 1),
      42: Process(user: "root", command: "[kworker/0:1-events]", state: "I", memory: 0, cpu: 0),
      300: Process(user: "ana", command: "vim 设定.json", state: "S", memory: 54_321, cpu: 23),
      4712: Process(user: "ana", command: "make -j2 everything", state: "R", memory: 2048, cpu: 987),
    ]
    return model
  }

  @Test func processList() throws {
    try expectSnapshot(of: ProcessTable(model: processes()), named: "process-list")
    try expectSnapshot(
      of: ProcessTable(model: processes()), named: "process-list-by-memory",
      pressing: [.character(">"), .down, .character("m"), .character("m")])
  }

  @Test func aSignalGoesToTheMarkedProcessesAfterAQuestion() async throws {
    let model = processes()
    var sent: [String] = []
    model.send = { signal, pid in
      sent.append("\(signal) to \(pid)")
      return pid != 42
    }
    let pilot = try Pilot(ProcessTable(model: model))
    pilot.press(.end, .character("m"), .home, .character("m"), .delete)
    try await pilot.wait { $0.shows("Signal to 2?") }
    #expect(sent.isEmpty)
    pilot.press(.enter)
    try await pilot.wait { $0.footLine == " Not sent to 42" }
    #expect(sent == ["15 to 42", "15 to 4712"])
  }

  @Test func whatIsReadOfThisProcessIsTrue() async throws {
    let reader = ProcessReader()
    let own = try #require(await reader.read()[getpid()])
    #expect(!own.user.isEmpty && own.memory > 1000 && own.start > 0)
    #expect(own.command.contains(CommandLine.arguments[0]))
    #expect(await reader.read()[getpid()]?.start == own.start)
  }
}
