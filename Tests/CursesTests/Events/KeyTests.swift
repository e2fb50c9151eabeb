import Glibc
import Testing

@testable import Curses

/// Keys as terminals send them, read through a pipe.
@MainActor
struct KeyTests {
  /// All events that the bytes make.
  private func events(_ chunks: [UInt8]..., term: String = "xterm-256color") throws -> [Event] {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let input = try #require(fdopen(ends[0], "r"))
    let terminal = try Terminal.headless(Size(rows: 2, columns: 10), term: term, locale: nil, input: input)
    defer {
      terminal.close()
      close(ends[1])
      fclose(input)
    }
    var events: [Event] = []
    for chunk in chunks {
      #expect(write(ends[1], chunk, chunk.count) == chunk.count)
      // What other tests do beside this one may wake it.
      while let event = terminal.nextEvent(timeout: 0) {
        if event != .wake { events.append(event) }
      }
    }
    return events
  }

  private func keys(_ text: String, term: String = "xterm-256color") throws -> [Event] {
    try events(Array(text.utf8), term: term)
  }

  @Test(
    "Arrows, Home and End in both forms that terminals send",
    arguments: ["xterm-256color", "linux", "screen", "tmux-256color", "vt100", "rxvt"])
  func bothForms(term: String) throws {
    let arrows: [Event] = [.key(.up), .key(.down), .key(.right), .key(.left), .key(.home), .key(.end)]
    #expect(try keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}[F", term: term) == arrows)
    #expect(try keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD\u{1B}OH\u{1B}OF", term: term) == arrows)
  }

  @Test("Editing keys, control keys and letters")
  func others() throws {
    #expect(
      try keys("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[2~\u{1B}[Z\u{1B}OP\u{1B}[24~")
        == [.pageUp, .pageDown, .delete, .insert, .backTab, .function(1), .function(12)].map(Event.key))
    #expect(
      try keys("\r\n\t\u{7F}\u{8}\u{1}\u{12}\0q/")
        == [
          .enter, .enter, .tab, .backspace, .backspace, .control("a"), .control("r"), .control(" "), .character("q"),
          .character("/"),
        ].map(Event.key))
  }

  @Test("Esc alone is Esc, and a letter typed right after it is that letter")
  func escape() throws {
    #expect(try keys("\u{1B}") == [.key(.escape)])
    #expect(try keys("\u{1B}q") == [.key(.escape), .key(.character("q"))])
    #expect(try keys("\u{1B}\u{1B}") == [.key(.escape), .key(.escape)])
    #expect(try keys("\u{1B}O") == [.key(.escape), .key(.character("O"))])
    // Alt with a letter; of an Esc and this letter what is typed would be lost.
    #expect(
      try keys("\u{1B}b\u{1B}f\u{1B}\u{7F}") == [
        .key(.modified(.left, .alt)), .key(.modified(.right, .alt)), .key(.control("w")),
      ])
  }

  @Test(
    "A sequence that is no key of ours is swallowed whole, and the key after it is not",
    arguments: [
      "\u{1B}[27;5;9~", "\u{1B}[1;9C", "\u{1B}[1;2Y", "\u{1B}[?1;2c", "\u{1B}[0n", "\u{1B}[113;5u", "\u{1B}[?2026;2$y",
      "\u{1B}[99~", "\u{1B}Oq", "\u{1B}[[Z", "\u{1B}[I", "\u{1B}[M !!",
    ])
  func unknown(sequence: String) throws {
    #expect(try keys(sequence + "j", term: "vt100") == [.key(.character("j"))], "\(sequence.debugDescription)")
    #expect(try keys(sequence + "j") == [.key(.character("j"))], "\(sequence.debugDescription)")
  }

  @Test(
    "Arrows, Home, End and the page keys are told apart when they are held with others",
    arguments: ["xterm-256color", "tmux-256color", "screen", "vt100", "linux"])
  func modified(term: String) throws {
    let sequence = "\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;2C\u{1B}[1;2D\u{1B}[1;2H\u{1B}[1;2F\u{1B}[5;2~\u{1B}[6;2~"
    let shifted: [Key.Movement] = [.up, .down, .right, .left, .home, .end, .pageUp, .pageDown]
    #expect(try keys(sequence, term: term) == shifted.map { .key(.modified($0, .shift)) })
    #expect(
      try keys("\u{1B}[1;5D\u{1B}[1;6C\u{1B}[1;3A\u{1B}[1;5H\u{1B}[5;5~j", term: term) == [
        .key(.modified(.left, .control)), .key(.modified(.right, [.control, .shift])), .key(.modified(.up, .alt)),
        .key(.modified(.home, .control)), .key(.modified(.pageUp, .control)), .key(.character("j")),
      ])
  }

  @Test("Characters of several bytes are one key")
  func unicode() throws {
    #expect(try keys("é設👩") == [.key(.character("é")), .key(.character("設")), .key(.character("👩"))])
  }

  @Test("Broken UTF-8 is dropped, and what is typed after it is read")
  func broken() throws {
    #expect(try events([0xE9], [0x6A]) == [.key(.character("j"))])
    #expect(try events([0xFF, 0xFE], [0xC3], Array("é".utf8)) == [.key(.character("é"))])
  }

  @Test("Pasted text is one event, whatever it holds")
  func paste() throws {
    #expect(
      try keys("\u{1B}[200~q\rline 設\tx\u{1B}[Ay\u{1B}[201~j") == [.paste("q\nline 設\txy"), .key(.character("j"))])
    #expect(try keys("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test("Clicks, double clicks, drags and the wheel")
  func mouse() throws {
    let point = Point(row: 4, column: 2)
    #expect(
      try keys("\u{1B}[<0;3;5M\u{1B}[<0;3;5m") == [
        .mouse(MouseEvent(.press, at: point)), .mouse(MouseEvent(.release, at: point)),
      ])
    #expect(
      try keys("\u{1B}[<0;3;5M\u{1B}[<0;3;5m\u{1B}[<0;3;5M\u{1B}[<0;3;5m").map { "\($0)" }.joined().contains(
        "doubleClick"))
    #expect(try keys("\u{1B}[<32;300;200M") == [.mouse(MouseEvent(.drag, at: Point(row: 199, column: 299)))])
    #expect(
      try keys("\u{1B}[<64;3;5M\u{1B}[<65;3;5M")
        == [.mouse(MouseEvent(.wheelUp, at: point)), .mouse(MouseEvent(.wheelDown, at: point))])
    #expect(try keys("\u{1B}[<2;3;5M\u{1B}[<35;3;5Mj") == [.key(.character("j"))])
    #expect(try keys("\u{1B}[<;;Mj") == [.key(.character("j"))])
  }

  @Test("A waker ends the wait, and no event is none")
  func wake() throws {
    let terminal = try Terminal.headless(Size(rows: 2, columns: 10))
    defer { terminal.close() }
    // A search of another test may wake this terminal, too, but not for ever.
    while terminal.nextEvent(timeout: 0) == .wake {}
    Waker().wake()
    #expect(terminal.nextEvent(timeout: 1000) == .wake)
  }

  @Test("Input that is at its end asks the program to end")
  func hangup() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let input = try #require(fdopen(ends[0], "r"))
    let terminal = try Terminal.headless(Size(rows: 2, columns: 10), term: "xterm", locale: nil, input: input)
    close(ends[1])
    var event = terminal.nextEvent(timeout: 1000)
    while event == .wake { event = terminal.nextEvent(timeout: 1000) }
    #expect(event == .terminate(signal: SIGHUP))
    terminal.close()
    fclose(input)
  }

  @Test("Reports of the mouse are asked for only while they are wanted")
  func mouseModes() throws {
    let screens = try Screens(Size(rows: 2, columns: 10))
    defer { screens.terminal.close() }
    screens.terminal.present()
    #expect(!String(decoding: screens.frames.joined(), as: UTF8.self).contains("1006"))
    screens.terminal.mouse = true
    screens.terminal.present()
    #expect(
      String(decoding: screens.frames.joined(), as: UTF8.self).hasSuffix("\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"))
    screens.terminal.mouse = false
    screens.terminal.present()
    #expect(
      String(decoding: screens.frames.joined(), as: UTF8.self).hasSuffix("\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"))
  }

  @Test("Two presses are a double click only in one place and soon after each other")
  func clicks() throws {
    let report = try #require(MouseReport("0;3;5", final: "M"))
    let elsewhere = try #require(MouseReport("0;4;5", final: "M"))
    var counter = ClickCounter()
    #expect(counter.event(for: report, at: 0)?.action == .press)
    #expect(counter.event(for: report, at: 400)?.action == .doubleClick)
    #expect(counter.event(for: report, at: 500)?.action == .press)
    #expect(counter.event(for: report, at: 901)?.action == .press)
    #expect(counter.event(for: elsewhere, at: 950)?.action == .press)
    #expect(counter.event(for: nil, at: 960) == nil)
  }
}
