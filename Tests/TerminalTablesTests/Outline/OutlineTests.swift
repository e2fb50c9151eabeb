import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A tree whose children come late, not at all, or differ when they are asked for again.
@MainActor
private final class Tree {
  var children: [String?: [String]] = [
    nil: ["etc", "usr", "motd"], "etc": ["ssh", "hosts"], "ssh": ["sshd_config"], "usr": ["bin"], "bin": [],
  ]
  /// Whose children are waited for until the test lets them come.
  var slow: Set<String?> = []
  var problems: [String?: String] = [:]
  private(set) var asked: [String?] = []
  private(set) var cancelled = 0

  func load(_ folder: String?) async throws -> [String] {
    asked.append(folder)
    while slow.contains(folder) {
      do { try await Task.sleep(for: .milliseconds(1)) } catch {
        cancelled += 1
        throw error
      }
    }
    if let problem = problems[folder] { throw Refusal(description: problem) }
    return children[folder] ?? []
  }

  struct Refusal: Error, CustomStringConvertible { let description: String }
}

private struct TreeTable: OutlineScreen {
  let title = "Tree"
  let outline = Outline<String>()
  let tree: Tree

  func children(of folder: String?) async throws -> [String] { try await tree.load(folder) }
  func isExpandable(_ name: String) -> Bool { tree.children[name] != nil }

  func cell(of name: String, in table: TableView) -> any Cell {
    table.dequeue(OutlineCell.self) { cell in
      cell.setPlace(outline.place(of: name))
      cell.setTitle(name)
    }
  }

  func didSelect(element name: String, in navigator: Navigator) { navigator.show(message: "opened \(name)") }
  func help(of name: String) -> RowHelp? { RowHelp("about \(name)") }
}

@MainActor @Suite struct OutlineTests {
  private let tree = Tree()

  /// The rows of the tree as they are drawn.
  private func rows(_ pilot: Pilot) -> [String] {
    pilot.lines.dropFirst(2).prefix { !$0.hasPrefix("─") && !$0.hasPrefix(" ─") }
      .map { $0.replacing("▎", with: " ") }.filter { !$0.allSatisfy { $0 == " " } }
      .map { String($0.drop { $0 == " " }.isEmpty ? "" : $0.dropFirst(3)) }
  }

  @Test func rightOpensAndLeftCloses() throws {
    let pilot = try Pilot(TreeTable(tree: tree))
    #expect(rows(pilot) == ["▸ etc", "▸ usr", "  motd"])
    pilot.press(.right)
    #expect(rows(pilot) == ["▾ etc", "  ▸ ssh", "    hosts", "▸ usr", "  motd"])
    pilot.press(.right)
    #expect(pilot.focusedLine.contains("ssh"))
    pilot.press(.enter)
    #expect(rows(pilot)[1...2] == ["  ▾ ssh", "      sshd_config"])
    pilot.press(.down, .left)
    #expect(pilot.focusedLine.contains("▾ ssh"))
    pilot.press(.left, .left, .left)
    #expect(rows(pilot) == ["▸ etc", "▸ usr", "  motd"])
    // What was open under it is so again, and nothing is asked for twice.
    pilot.press(.right, .down, .right, .left, .left, .left, .right)
    #expect(tree.asked == [nil, "etc", "ssh"])
  }

  @Test func enterDoesWhatTheScreenSaysOfALeaf() throws {
    let pilot = try Pilot(TreeTable(tree: tree))
    #expect(pilot.footLine.contains("→ expand"))
    #expect(pilot.shows("about etc"))
    try pilot.focus("motd")
    #expect(!pilot.footLine.contains("expand"))
    pilot.press(.enter)
    #expect(pilot.footLine.contains("opened motd"))
  }

  @Test func aRowSaysThatChildrenAreOnTheirWay() async throws {
    tree.slow = ["etc"]
    let pilot = try Pilot(TreeTable(tree: tree))
    pilot.press(.right)
    #expect(rows(pilot) == ["▾ etc", "    Loading…", "▸ usr", "  motd"])
    pilot.press(.down)
    #expect(pilot.focusedLine.contains("usr"))
    tree.slow = []
    try await pilot.waitUntilIdle()
    #expect(rows(pilot) == ["▾ etc", "  ▸ ssh", "    hosts", "▸ usr", "  motd"])
    #expect(pilot.focusedLine.contains("usr"))
  }

  @Test func theFirstElementsMayComeLateToo() async throws {
    tree.slow = [nil]
    let pilot = try Pilot(TreeTable(tree: tree))
    #expect(rows(pilot) == ["  Loading…"])
    tree.slow = []
    try await pilot.wait { $0.shows("motd") }
    #expect(rows(pilot).count == 3)
  }

  @Test func aRowSaysWhyChildrenDidNotComeAndEnterTriesAgain() throws {
    tree.problems = ["etc": "Permission denied"]
    let pilot = try Pilot(TreeTable(tree: tree))
    pilot.press(.right)
    #expect(rows(pilot)[1] == "    Permission denied · Enter tries again")
    pilot.press(.down)
    #expect(pilot.footLine.contains("Enter try again"))
    pilot.press(.enter)
    #expect(rows(pilot)[1].contains("Permission denied"))
    tree.problems = [:]
    pilot.press(.down, .enter)
    #expect(rows(pilot) == ["▾ etc", "  ▸ ssh", "    hosts", "▸ usr", "  motd"])
    #expect(pilot.focusedLine.contains("etc"))
  }

  @Test func whatIsOpenStaysOpenWhenAllIsAskedForAgain() throws {
    let table = TreeTable(tree: tree)
    let pilot = try Pilot(table)
    pilot.press(.right, .down, .right)
    try pilot.focus("hosts")
    tree.children[nil] = ["boot", "usr", "etc"]
    tree.children["ssh"] = ["ssh_config", "sshd_config"]
    table.outline.reload()
    pilot.display()
    #expect(
      rows(pilot) == ["  boot", "▸ usr", "▾ etc", "  ▾ ssh", "      ssh_config", "      sshd_config", "    hosts"])
    #expect(pilot.focusedLine.contains("hosts"))
  }

  @Test func aFolderThatIsGoneTakesWhatIsUnderItAlong() throws {
    let table = TreeTable(tree: tree)
    let pilot = try Pilot(table)
    pilot.press(.right, .down, .right, .down)
    tree.children["etc"] = ["hosts"]
    tree.children["ssh"] = nil
    table.outline.reload("etc")
    pilot.display()
    #expect(rows(pilot) == ["▾ etc", "    hosts", "▸ usr", "  motd"])
    #expect(table.outline.parent(of: "sshd_config") == nil)
  }

  @Test func anElementThatMovesKeepsWhatIsOpenUnderIt() throws {
    let table = TreeTable(tree: tree)
    let pilot = try Pilot(table)
    pilot.press(.right, .down, .right)
    try pilot.focus("usr")
    pilot.press(.right)
    tree.children["etc"] = ["hosts"]
    tree.children["usr"] = ["bin", "ssh"]
    // The new place is known before the old one.
    table.outline.reload("usr")
    table.outline.reload("etc")
    pilot.display()
    #expect(
      rows(pilot) == ["▾ etc", "    hosts", "▾ usr", "  ▸ bin", "  ▾ ssh", "      sshd_config", "  motd"])
  }

  @Test func closingMovesTheFocusOutOfWhatIsHidden() throws {
    let table = TreeTable(tree: tree)
    let pilot = try Pilot(table)
    pilot.press(.right, .down, .right, .down)
    #expect(pilot.focusedLine.contains("sshd_config"))
    table.outline.collapse("etc")
    pilot.display()
    #expect(pilot.focusedLine.contains("▸ etc"))
  }

  @Test func whoLeavesOrClosesCancelsWhatIsOnItsWay() async throws {
    tree.slow = ["etc", "usr"]
    let pilot = try Pilot(TreeTable(tree: Tree()))
    pilot.show(TableController(TreeTable(tree: tree)))
    pilot.press(.right, .left)
    try await pilot.wait { _ in tree.cancelled == 1 }
    #expect(rows(pilot) == ["▸ etc", "▸ usr", "  motd"])
    pilot.press(.down, .right, .escape)
    try await pilot.wait { _ in tree.cancelled == 2 }
  }

  @Test func aSearchFindsWhatIsThere() async throws {
    let pilot = try Pilot(TreeTable(tree: tree))
    pilot.press(.right)
    pilot.type("/host")
    try await pilot.wait { $0.shows("1 found") }
    pilot.press(.enter)
    #expect(pilot.focusedLine.contains("hosts"))
  }

  @Test func aMouseOpensAndClosesWithADoubleClick() throws {
    let pilot = try Pilot(TreeTable(tree: tree))
    let row = try #require(pilot.row(of: "usr"))
    pilot.mouse(.doubleClick, row: row)
    #expect(pilot.shows("▸ bin"))
  }

  @Test func theScreenIsNotKeptByItsOutline() throws {
    weak var left: Tree?
    let pilot = try Pilot(TreeTable(tree: Tree()))
    do {
      let tree = Tree()
      left = tree
      pilot.show(TableController(TreeTable(tree: tree)))
      pilot.press(.right)
    }
    pilot.press(.escape)
    #expect(left == nil)
  }

  @Test func anElementThatIsThereTwiceIsTheClientsMistake() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let tree = Tree()
        tree.children["etc"] = ["usr", "etc"]
        let pilot = try Pilot(TreeTable(tree: tree))
        pilot.press(.right)
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("TerminalTablesTests/OutlineTests.swift:"))
    #expect(message.contains("the outline has etc more than once"))
  }
}
