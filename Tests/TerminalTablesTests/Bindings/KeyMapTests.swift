import Curses
import Testing

@testable import TerminalTables

@MainActor
@Suite("Key maps and key bindings")
struct KeyMapTests {
  private func binding(_ name: String, _ keys: Key...) -> KeyBinding {
    KeyBinding(name, keys: keys, help: name) {}
  }

  @Test func givesACommandOtherKeys() throws {
    let map = try KeyMap(parsing: "save = Ctrl-S, F2\nquit =\n")
    #expect(map.applied(to: binding("save", .character("s"))).keys == [.control("s"), .function(2)])
    #expect(map.applied(to: binding("quit", .character("q"))).keys == [])
    #expect(map.applied(to: binding("undo", .character("u"))).keys == [.character("u")])
  }

  @Test(arguments: [
    ("x", Key.character("x")), ("X", .character("X")), ("Up", .up), ("PgDn", .pageDown), ("esc", .escape),
    ("Space", .character(" ")), ("Ctrl-R", .control("r")), ("^r", .control("r")), ("f", .character("f")),
    ("F12", .function(12)), ("Comma", .character(",")), (",", .character(",")),
  ])
  func knowsKeysByTheirNames(name: String, key: Key) {
    #expect(Key(named: name) == key)
  }

  @Test func saysWhatIsNoKey() {
    let error = #expect(throws: NamedLinesError.self) { try KeyMap(parsing: "# mine\nsave = Strg-S") }
    #expect(error?.line == 2)
    #expect(error?.message.contains("Strg-S") == true)
  }

  @Test func everyKeyHasANameThatIsRead() {
    let keys: [Key] = [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab]
    for key in keys + [.backspace, .delete, .insert, .function(5), .control("k"), .character("ä")] {
      #expect(Key(named: key.name) == key)
    }
  }

  @Test func aKeyBelongsToTheFirstBindingThatHasIt() {
    var keys = ReachableKeys()
    // The second time it is known.
    for _ in 1...2 {
      let bindings = keys.applied(to: [
        binding("fold", .enter), binding("open", .enter, .right), binding("other", .enter),
      ])
      #expect(bindings.map(\.name) == ["fold", "open"])
      #expect(bindings[1].keys == [.right])
    }
    let others = keys.applied(to: [binding("fold", .up), binding("open", .enter, .right), binding("other", .enter)])
    #expect(others.map(\.name) == ["fold", "open"] && others[1].keys == [.enter, .right])
    #expect(keys.applied(to: [binding("other", .enter)]).map(\.name) == ["other"])
  }
}
