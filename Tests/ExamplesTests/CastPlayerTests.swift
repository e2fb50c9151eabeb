import Curses
import TerminalTablesTesting
import Testing

@testable import TerminalTables
@testable import cast_player

@MainActor
@Suite("The player's pages do what their article does, in Chinese")
struct CastPlayerTests {
  /// Words are the same for all screens of a program: nothing else may run before they are English again.
  private func inChinese(_ body: () throws -> Void) rethrows {
    Words.current = .chinese
    defer { Words.current = .english }
    try body()
  }

  @Test func theyLookAsTheyShould() throws {
    try inChinese {
      @MainActor func expect(_ name: String, _ keys: Key...) throws {
        try expectSnapshot(of: PlayerTable(player: Player()), named: name, pressing: keys)
      }
      try expect("cast-player")
      try expect("cast-player-options", .down, .enter, .down)
      try expect("cast-player-keys", .character("?"))
      try expect("cast-player-changed", .right, .down, .right)
      try expect("cast-player-downloads", .down, .down, .enter)
      try expect("cast-player-clearing", .down, .down, .down, .enter)
      try expect("cast-player-feedback", .end, .up, .enter)
      try expect("cast-player-about", .end, .enter, .down, .enter)
    }
  }

  private func pilot(_ player: Player) throws -> Pilot {
    try Pilot(PlayerTable(player: player), rows: 20, columns: 64, theme: .monochrome)
  }

  @Test func theCacheIsClearedAfterAQuestion() async throws {
    let player = Player()
    let pilot = try pilot(player)
    try pilot.focus("清除缓存")
    #expect(try #require(pilot.line(with: "   缓存")).contains("3.0 GiB"))
    pilot.press(.enter)
    #expect(pilot.shows("清除缓存？"))
    pilot.press(.enter)
    try await pilot.waitUntilIdle()
    #expect(try #require(pilot.line(with: "   缓存")).contains("3.0 GiB"), "Enter alone destroys nothing")
    pilot.press(.enter, .up, .enter)
    try await pilot.wait { $0.footLine == " 缓存已清除" }
    #expect(try #require(pilot.line(with: "   缓存")).contains("0 B") && player.cache == 0)
  }

  @Test func allDownloadsAreDeletedAndTheirCountIsZeroOnReturn() async throws {
    let pilot = try pilot(Player())
    try pilot.focus("下载")
    #expect(pilot.focusedLine.contains("1.4 GiB"))
    pilot.press(.enter)
    try pilot.focus("删除全部下载")
    pilot.press(.enter, .up, .enter)
    try await pilot.wait { $0.titleLine == " 设置" }
    #expect(pilot.focusedLine.contains("下载") && pilot.focusedLine.contains("0 B"))
  }

  @Test func feedbackIsFilledInAndSent() async throws {
    let player = Player()
    let pilot = try pilot(player)
    try pilot.focus("意见反馈")
    pilot.press(.enter)
    try pilot.focus("发送")
    pilot.press(.enter)
    #expect(pilot.footLine == " 请先填写邮箱" && player.feedback.isEmpty)
    try pilot.focus("类型")
    pilot.press(.right, .down, .enter)
    pilot.type("li")
    pilot.press(.enter)
    #expect(pilot.shows("邮箱里要有 @"), "what is wrong is not taken")
    pilot.type("@example.org")
    pilot.press(.enter)
    #expect(pilot.focusedLine.hasSuffix("li@example.org"))
    try pilot.focus("发送")
    pilot.press(.enter)
    #expect(pilot.footLine == " 请先填写内容" && player.feedback.isEmpty)
    try pilot.focus("内容")
    pilot.press(.enter)
    #expect(pilot.titleLine.hasPrefix(" 设置 › 意见反馈 › 内容"))
    pilot.type("字幕很好。")
    pilot.press(.enter)
    pilot.type("声音有时太小。")
    pilot.press(.control("s"))
    let line = try #require(pilot.row(of: "字幕很好。"))
    #expect(pilot.row(of: "声音有时太小。") == line + 1, "the row has grown")
    try pilot.focus("发送")
    pilot.press(.enter)
    #expect(pilot.titleLine == " 设置" && pilot.footLine == " 谢谢，我们已收到您的反馈")
    #expect(player.feedback == [Feedback(topic: "建议", address: "li@example.org", message: "字幕很好。\n声音有时太小。")])
    try await pilot.wait { !$0.shows("谢谢") }
  }

  @Test func aboutLeadsToItsPages() throws {
    let pilot = try pilot(Player())
    try pilot.focus("关于")
    pilot.press(.enter)
    for page in AboutPage.allCases {
      try pilot.focus(page.rawValue)
      pilot.press(.enter)
      #expect(pilot.titleLine == " 设置 › 关于 › \(page.rawValue)")
      #expect(pilot.shows(String(page.paragraphs[0].prefix(8))))
      pilot.press(.escape)
    }
  }

  /// Every word is said in Chinese, but for the names that keys have on a keyboard.
  @Test func everyWordIsChinese() {
    let keys = Word.allCases.filter { "\($0)".hasPrefix("key") && !"\($0)".hasSuffix("Title") }
    for word in Word.allCases where !keys.contains(word) {
      #expect(Words.chinese[word] != word.english, "\(word)")
    }
  }

  /// On all pages, in dialogs, editors, lists of keys, the search and the inspector.
  @Test func noEnglishIsLeftOnAnyPage() throws {
    try inChinese {
      let pilot = try Pilot(rows: 40, columns: 120)
      pilot.application.inspectorKey = .function(12)
      pilot.show(TableController(PlayerTable(player: Player())))
      @MainActor func look(_ keys: Key...) {
        for key in keys { pilot.press(key) }
        for line in pilot.lines {
          let words = line.matches(of: /[A-Za-z]{2,}/).map { String($0.output) }
          #expect(words.allSatisfy(Self.mayBeLatin), "\(keys): \(line)")
        }
      }
      look(.character("?"))
      look(.escape, .function(12))
      look(.escape, .enter)
      look(.escape, .character("/"), .character("x"))
      look(.escape, .down, .down, .enter)
      look(.end, .enter)
      look(.escape, .escape, .down, .down, .enter)
      look(.escape, .down, .enter, .down, .enter, .character("1"))
      look(.enter)
      look(.escape, .down, .enter)
      look(.function(1))
      look(.escape, .character("1"), .escape)
      look(.escape, .escape, .end, .enter)
      look(.enter)
      look(.escape, .escape, .character("丙"), .character("丁"), .character("戊"))
    }
  }

  /// Names of keys, of units and of what is in the program's code are the same in every language.
  private nonisolated static func mayBeLatin(_ word: String) -> Bool {
    let keys = ["Esc", "PgUp", "PgDn", "Home", "End", "Ctrl", "Tab", "Del", "Ins", "Backspace", "Shift", "Alt"]
    let isOfCode = word.dropFirst().contains { $0.isUppercase } || word.hasSuffix("able") || word == "quality"
    return keys.contains(word) || ["GiB", "MiB"].contains(word) || isOfCode
  }
}
