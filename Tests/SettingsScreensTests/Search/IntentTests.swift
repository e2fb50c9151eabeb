import Curses
import SettingsDocuments
import Testing

@testable import SettingsScreens

/// What one wants is found in a document by words that are not in it.
@MainActor
@Suite struct IntentTests {
  private static let schema = #"{ "properties": { "PasswordAuthentication": { "enum": ["yes", "no"] }, "Port": {} } }"#

  private func pilot(_ text: String = #"{ "Port": 22 }"#) throws -> SettingsPilot {
    let hits: [IntentSearch.Hit] = [
      .init(path: ["PasswordAuthentication"], wanted: "no", phrase: "disable password login"),
      .init(path: ["Port"], wanted: nil, phrase: nil), .init(path: ["Elsewhere"], wanted: nil, phrase: nil),
      .init(path: ["Match", "Port"], wanted: nil, phrase: nil),
    ]
    return try SettingsPilot(
      text, schema: Self.schema,
      intents: IntentSearch(begin: { $0() }, find: { $0.hasPrefix("disable") ? hits : [] }))
  }

  @Test func whatDoesWhatIsTypedIsFound() throws {
    let pilot = try pilot()
    pilot.search("disable password login")
    let row = try #require(pilot.line(with: "▎"))
    #expect(row.contains("PasswordAuthentication") && row.contains("→ no · not set"), "\(pilot.screen)")
    #expect(pilot.line(with: "Port") != nil && pilot.line(with: "Elsewhere") == nil && pilot.line(with: "Match") == nil)
    #expect(pilot.screen.contains("2 found"), "\(pilot.screen)")
    #expect(pilot.help.contains("Tab sets it to no"), "\(pilot.help)")
  }

  @Test func tabProposesTheValueAndWritesNothing() throws {
    let pilot = try pilot()
    pilot.search("disable password login")
    pilot.press(.tab)
    #expect(pilot.screen.contains("PasswordAuthentication"), "\(pilot.screen)")
    #expect(pilot.text.contains(#""PasswordAuthentication": "no""#))
    #expect(!pilot.store.text.contains("PasswordAuthentication"))
  }

  @Test func whatWasOnlyProposedIsTakenBackByEsc() throws {
    let pilot = try pilot()
    try pilot.model.set(["Port"], toTyped: "23")
    pilot.search("disable password login")
    pilot.press(.tab, .escape)
    #expect(pilot.text == #"{ "Port": 23 }"#, "what was changed before stays")
    #expect(pilot.screen.contains("not saved, so the proposal is taken back"), "\(pilot.screen)")
    #expect(pilot.screen.contains("→ no · not set"), "\(pilot.screen)")
  }

  @Test func aProposalThatIsSavedOrChangedFurtherStays() throws {
    let saved = try pilot()
    saved.search("disable password login")
    saved.press(.tab, .character("s"), .escape)
    #expect(saved.store.text.contains(#""PasswordAuthentication": "no""#) && saved.text == saved.store.text)
    let inPart = try pilot()
    try inPart.model.set(["Port"], toTyped: "23")
    inPart.search("disable password login")
    inPart.press(.tab, .character(" "), .character("s"), .escape)
    #expect(inPart.store.text == #"{ "Port": 22, "PasswordAuthentication": "no" }"#, "\(inPart.screen)")
    #expect(inPart.text.contains(#""Port": 23, "PasswordAuthentication": "no""#))
    let changed = try pilot()
    changed.search("disable password login")
    changed.press(.tab)
    try changed.model.set(["Port"], toTyped: "24")
    changed.press(.escape)
    #expect(changed.text == #"{ "Port": 24, "PasswordAuthentication": "no" }"#)
    let undone = try pilot()
    try undone.model.set(["Port"], toTyped: "23")
    undone.search("disable password login")
    undone.press(.tab, .character("u"), .escape)
    #expect(undone.text == #"{ "Port": 23 }"#, "it is not taken back twice")
  }

  @Test func whatIsFoundByBothIsThereOnce() throws {
    let pilot = try pilot(#"{ "Port": 22, "disable_port": true }"#)
    pilot.search("disable")
    #expect(pilot.lines.count { $0.contains("Port") } == 1, "\(pilot.screen)")
    #expect(pilot.line(with: "disable_port") != nil)
  }

  @Test func filtersAreOfTheDocumentAlone() throws {
    let pilot = try pilot()
    pilot.search("disable @set")
    #expect(pilot.line(with: "PasswordAuthentication") == nil, "\(pilot.screen)")
  }

  /// A text that is pasted is searched before all that is known has been gathered.
  @Test func whatIsFoundLaterIsFocusedWhereItIsBetter() throws {
    var told: [() -> Void] = []
    var hits: [IntentSearch.Hit] = []
    let pilot = try SettingsPilot(
      #"{ "UseKey": 1, "NoKey": 2 }"#, schema: Self.schema,
      intents: IntentSearch(begin: { told.append($0) }, find: { _ in hits }))
    pilot.search("key")
    #expect(try #require(pilot.line(with: "▎")).contains("UseKey"), "\(pilot.screen)")
    hits = [.init(path: ["PasswordAuthentication"], wanted: "no", phrase: "key")]
    told.forEach { $0() }
    pilot.press(.down)
    #expect(try #require(pilot.line(with: "▎")).contains("UseKey"), "\(pilot.screen)")
    told.forEach { $0() }
    pilot.press(.up)
    #expect(try #require(pilot.line(with: "▎")).contains("PasswordAuthentication"), "\(pilot.screen)")
  }
}
