import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A slow line delivers many keys and clicks at once: a screen is then acted on before it was ever drawn.
@MainActor
@Suite struct EventsBeforeFrameTests {
  struct Levels: TableScreen {
    enum SectionID { case all }
    var depth = 0
    var title: String { "Level \(depth)" }
    let sections = [Section(SectionID.all, (1...30).map { "row \($0)" })]
    var allowsMultipleSelection: Bool { true }

    func cell(for item: String, in table: TableView) -> any Cell {
      table.dequeue(DisclosureTitleCell.self) { $0.setTitle(item) }
    }
    func didSelect(_ item: String, in navigator: Navigator) {
      navigator.push(Levels(depth: depth + 1))
      navigator.show(message: "from \(item)")
    }
    func canMove(_ item: String) -> Bool { true }
  }

  private static let clicks: [MouseEvent.Action] = [.press, .release, .drag, .doubleClick, .wheelUp, .wheelDown]

  @Test("A double click that comes in the same read as the key that shows a screen is not meant for it")
  func doubleClick() throws {
    let pilot = try Pilot(Levels())
    let application = pilot.application
    for action in Self.clicks {
      for point in [Point(row: 3, column: 4), Point(row: 0, column: 0), Point(row: 23, column: 79)] {
        _ = application.answer(.key(.character("?")))
        _ = application.answer(.mouse(MouseEvent(action, at: point)))
        #expect(application.navigator.screens.count == 2, "\(action) opened what nobody saw")
        _ = application.answer(.key(.escape))
        #expect(application.navigator.screens.count == 1)
      }
    }
  }

  @Test("Keys typed ahead do what they do one by one")
  func typedAhead() throws {
    let keys: [Key] = [
      .down, .enter, .down, .down, .pageDown, .enter, .end, .up, .enter, .home, .character("G"), .character(" "),
      .up, .enter, .escape, .up, .enter,
    ]
    let slow = try Pilot(Levels())
    slow.press(keys[0])
    for key in keys.dropFirst() { slow.press(key) }
    let expected = (slow.navigator.screens.map(\.title), slow.lines)
    slow.terminal.close()
    let fast = try Pilot(Levels())
    for key in keys { _ = fast.application.answer(.key(key)) }
    fast.application.display()
    #expect(fast.navigator.screens.map(\.title) == expected.0)
    #expect(fast.lines == expected.1)
  }

  @Test("Ctrl-C ends a search and leaves the program only after that")
  func interruptedSearch() throws {
    let pilot = try Pilot(Levels())
    pilot.press(.down, .character("/"), .character("3"))
    pilot.send(.interrupt)
    #expect(pilot.outcome == nil)
    #expect(pilot.lines.contains { $0.hasPrefix("▎  row 2 ") })
    pilot.send(.interrupt)
    #expect(pilot.outcome == .signal(2))
  }

  @Test(
    "A controller that was never drawn answers every event",
    arguments: [Size(rows: 0, columns: 0), Size(rows: 1, columns: 1)])
  func everyEvent(size: Size) {
    let events =
      Self.clicks.flatMap { action in
        [Point(row: 0, column: 0), Point(row: 9, column: 9), Point(row: 10_000, column: 10_000)].map {
          Event.mouse(MouseEvent(action, at: $0))
        }
      }
      + [
        Key.up, .down, .pageUp, .pageDown, .home, .end, .enter, .left, .right, .tab, .character("/"), .character("x"),
        .enter, .character("m"), .character("?"), .escape,
      ].map(Event.key) + [.paste("text"), .wake, .interrupt, .resumed]
    for event in events {
      let navigator = Navigator()
      let controller = TableController(Levels())
      navigator.push(controller as any Screen)
      if size.rows > 0 { controller.layOut(in: size) }
      _ = controller.handle(event, in: navigator)
      _ = controller.handle(event, in: navigator)
      _ = controller.cursorPlace
    }
  }
}
