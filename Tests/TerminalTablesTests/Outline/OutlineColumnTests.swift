import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A tree whose rows have columns.
@MainActor @Suite struct OutlineColumnTests {
  @MainActor fileprivate final class Model {
    var folders = ["etc": ["hosts", "ssh"], "ssh": ["sshd_config"], "usr": []]
    var order = ColumnOrder(Folders.ColumnID.name)
    var problem: String?
  }

  fileprivate struct Folders: OutlineColumnScreen {
    enum ColumnID { case name, size }
    struct Refusal: Error, CustomStringConvertible { let description: String }

    let model: Model
    let title = "Folders"
    let outline = Outline<String>()
    let columns = [
      Column(ColumnID.name, "NAME", width: .fill(min: 8)),
      Column(.size, "LETTERS", alignment: .trailing, role: .detail),
    ]
    var sortOrder: ColumnOrder<ColumnID>? { model.order }

    func isExpandable(_ name: String) -> Bool { model.folders[name] != nil }

    func children(of name: String?) throws -> [String] {
      if name != nil, let problem = model.problem { throw Refusal(description: problem) }
      let all = name.map { model.folders[$0] ?? [] } ?? ["etc", "motd", "usr"]
      let sorted = all.sorted { model.order.column == .name ? $0 < $1 : ($0.count, $0) < ($1.count, $1) }
      return model.order.ascending ? sorted : sorted.reversed()
    }

    func text(of name: String, in column: ColumnID) -> String { column == .name ? name : "\(name.count)" }
    func role(of name: String, in column: ColumnID) -> StyleRole? { name == "motd" ? .error : nil }
    func sort(by column: ColumnID, ascending: Bool) { model.order = ColumnOrder(column, ascending: ascending) }
    func didSelect(element name: String, in navigator: Navigator) { navigator.show(message: "opened \(name)") }
  }

  /// One that says itself that it is both.
  private struct Both: OutlineScreen, ColumnScreen {
    let title = "Both"
    let outline = Outline<String>()
    let columns = [Column(0, "NAME", width: .fill()), Column(1, "AGAIN")]
    func isExpandable(_ name: String) -> Bool { name == "etc" }
    func children(of name: String?) -> [String] { name == nil ? ["etc", "usr"] : ["hosts"] }
    func text(of item: OutlineItem<String>, in column: Int) -> String { item.element ?? "" }
  }

  private let model = Model()

  private func rows(_ pilot: Pilot) -> [String] {
    pilot.lines.dropFirst(3).prefix { !$0.hasPrefix("─") && !$0.hasPrefix(" ─") }
      .filter { $0.contains { $0 != " " } }.map { String($0.dropFirst(3)) }
  }

  @Test func theFirstColumnIsIndentedAndHasTheTriangle() throws {
    let pilot = try Pilot(Folders(model: model), columns: 40)
    #expect(
      rows(pilot) == [
        "▸ etc                              3", "  motd                             4",
        "▸ usr                              3",
      ])
    pilot.press(.right, .down, .down, .right)
    #expect(
      rows(pilot) == [
        "▾ etc                              3", "    hosts                          5",
        "  ▾ ssh                            3",
        "      sshd_config                 11", "  motd                             4",
        "▸ usr                              3",
      ])
    pilot.press(.left, .left)
    #expect(pilot.focusedLine.contains("▾ etc"))
    pilot.press(.enter)
    #expect(rows(pilot).count == 3)
  }

  @Test func aSearchLooksInAllColumns() async throws {
    let pilot = try Pilot(Folders(model: model), columns: 60)
    pilot.press(.right)
    pilot.type("/hosts")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("1 found"))
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("hosts"))
    pilot.type("/5")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("1 found") && pilot.shows("hosts"))
  }

  @Test func sortingAsksForWhatIsOpenAgain() throws {
    let pilot = try Pilot(Folders(model: model), columns: 40)
    pilot.press(.right, .character("R"))
    #expect(
      rows(pilot).map { $0.prefix(9) } == ["▸ usr    ", "  motd   ", "▾ etc    ", "  ▸ ssh  ", "    hosts"])
  }

  @Test func rowsThatAreNoElementTakeTheWholeLine() throws {
    model.problem = "Permission denied"
    let pilot = try Pilot(Folders(model: model), columns: 60)
    pilot.press(.right)
    #expect(rows(pilot)[1] == "    Permission denied · Enter tries again")
    pilot.press(.down)
    #expect(pilot.footLine.contains("Enter try again"))
  }

  @Test func enterIsOfferedOnLeavesOfATreeThatSelectsThem() throws {
    let pilot = try Pilot(Folders(model: model))
    try pilot.focus("motd")
    #expect(pilot.footLine.contains("Enter choose"))
    pilot.press(.enter)
    #expect(pilot.footLine.contains("opened motd"))
    let other = try Pilot(Both())
    try other.focus("usr")
    #expect(!other.footLine.contains("Enter"))
  }

  @Test func aScreenThatIsBothIsATreeWithColumns() async throws {
    let pilot = try Pilot(Both(), columns: 40)
    pilot.press(.right)
    #expect(rows(pilot).map { $0.prefix(9) } == ["▾ etc    ", "    hosts", "  usr    "])
    pilot.type("/hosts")
    try await pilot.waitUntilIdle()
    #expect(pilot.shows("1 found"))
  }

  @Test func aNarrowColumnLeavesRoomForTheText() throws {
    model.folders = ["etc": ["1"], "1": ["2"], "2": ["3"], "3": ["4"], "4": ["leaf"], "usr": []]
    let pilot = try Pilot(Folders(model: model), columns: 20)
    for _ in 0..<5 { pilot.press(.right, .down) }
    #expect(pilot.focusedLine.contains("leaf"), "\(pilot.screen)")
  }
}
