import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables

/// A feed to which entries are added while it is read.
@MainActor
@Suite struct FeedTests {
  struct Entry: FeedEntry {
    let number: Int
    var day = "Today"
    var id: AnyHashable { number }
    let kind = FeedKind(icon: "→", role: .value)
    let time = "", author = ""
    var title: String { "entry \(number)." }
  }

  private func feed(_ numbers: ClosedRange<Int>) -> Feed {
    Feed(bodies: FeedBodies(), entries: numbers.reversed().map { Entry(number: $0) })
  }

  private func add(_ entries: [Entry], to feed: Feed, _ pilot: Pilot) {
    feed.add(entries)
    pilot.navigator.needsDisplay = true
    pilot.display()
  }

  /// The rows on the screen, without the scroll indicator beside them.
  private func body(_ pilot: Pilot) -> [String] {
    pilot.lines.dropFirst().dropLast(4).map { line in
      var line = line.prefix(60)
      while line.last == " " { line.removeLast() }
      return String(line)
    }
  }

  @Test func theShadowOfAFocusedCardIsNotHighlighted() throws {
    let pilot = try Pilot(FeedTable(feed(1...3), title: "Feed", style: .cards))
    let line = try #require(pilot.row(of: "entry 3."))
    #expect(pilot.cells[line][20].isColored || pilot.cells[line][20].attributes.contains(.reverse))
    let shadow = try #require(pilot.lines.firstIndex { $0.contains("╰") }) + 1
    for cell in pilot.cells[shadow].dropFirst(2) {
      #expect(!cell.isColored && !cell.attributes.contains(.reverse) && !cell.attributes.contains(.bold))
    }
  }

  @Test func whoIsAtTheTopStaysThereAndSeesWhatComes() throws {
    let feed = feed(1...3)
    let pilot = try Pilot(FeedTable(feed, title: "Feed"))
    let line = try #require(pilot.row(of: "entry 3."))
    add([Entry(number: 4)], to: feed, pilot)
    #expect(pilot.row(of: "entry 4.") == line)
    #expect(pilot.cursor.row == line)
    #expect(!pilot.titleLine.contains("new"), "what can be seen is not counted")
    add([Entry(number: 6), Entry(number: 5)], to: feed, pilot)
    #expect(pilot.row(of: "entry 6.") == line && pilot.row(of: "entry 5.") == line + 1)
    #expect(feed.newCount == 0)
  }

  @Test func forWhoReadsNothingMovesThoughTheHeaderIsInView() throws {
    let feed = feed(1...40)
    let pilot = try Pilot(FeedTable(feed, title: "Feed"))
    pilot.press(.down, .down)
    let before = body(pilot)
    add([Entry(number: 41)], to: feed, pilot)
    #expect(body(pilot) == before)
    #expect(pilot.titleLine.hasSuffix("1 new ↑"))
    add([Entry(number: 43, day: "Tomorrow"), Entry(number: 42)], to: feed, pilot)
    #expect(body(pilot) == before)
    #expect(pilot.titleLine.hasSuffix("3 new ↑"))
    pilot.press(.up, .up, .up)
    #expect(pilot.row(of: "entry 41.") != nil)
    #expect(!pilot.titleLine.contains("3 new"), "what has been on the screen is seen")
    pilot.press(.home)
    #expect(!pilot.titleLine.contains("new ↑"))
    #expect(pilot.row(of: "TOMORROW") != nil && pilot.row(of: "entry 43.") != nil)
  }

  @Test func entriesOfADayAreTogetherTheNewestDayFirst() throws {
    let feed = Feed(
      bodies: FeedBodies(), entries: [Entry(number: 3), Entry(number: 2, day: "Yesterday"), Entry(number: 1)])
    #expect(feed.days.map(\.day) == ["Today", "Yesterday"])
    #expect(feed.days.map { Array($0.ids) } == [[3, 1], [2]])
    feed.add([Entry(number: 4, day: "Yesterday")])
    #expect(feed.days.map(\.day) == ["Yesterday", "Today"])
    #expect(feed.days.map { Array($0.ids) } == [[4, 2], [3, 1]])
    #expect(feed.entries.map(\.id) == [4, 3, 2, 1])
    #expect(feed[2]?.title == "entry 2.")
  }

  @Test func theSearchGoesOnWhileEntriesCome() throws {
    let feed = feed(1...30)
    let pilot = try Pilot(FeedTable(feed, title: "Feed"))
    let table = try #require(pilot.controller(of: FeedTable.self)).table
    pilot.press(.character("/"))
    pilot.type("2.")
    func settle() {
      while table.isSearching, let event = pilot.terminal.nextEvent(timeout: 10_000) { pilot.send(event) }
    }
    settle()
    #expect(pilot.lines.last?.contains("3 found") == true)
    add([Entry(number: 32), Entry(number: 31)], to: feed, pilot)
    #expect(pilot.lines.last?.contains("3 found") == true)
    settle()
    #expect(pilot.lines.last?.contains("4 found") == true)
    #expect(pilot.row(of: "entry 32.") != nil && pilot.row(of: "entry 31.") == nil)
  }
}
