import Curses
import Testing

@testable import TerminalTables
@testable import account_settings
@testable import activity_feed
@testable import cast_player
@testable import custom_cells

@MainActor
@Suite("The examples look and work as their articles say")
struct ExamplesTests {
  @Test func castPlayer() throws {
    try expectSnapshot(of: PlayerTable(player: Player()), named: "cast-player")
    try expectSnapshot(
      of: PlayerTable(player: Player()), named: "cast-player-changed", pressing: [.right, .down, .right])
    try expectSnapshot(
      of: PlayerTable(player: Player()), named: "cast-player-downloads", pressing: [.down, .down, .enter])
  }

  @Test func castPlayerClearsItsCache() throws {
    let player = Player()
    try expectSnapshot(
      of: PlayerTable(player: player), named: "cast-player-cleared", pressing: [.down, .down, .down, .enter])
    #expect(player.cache == 0)
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
}
