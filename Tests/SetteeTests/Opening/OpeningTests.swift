import Foundation
import SettingsDocuments
import SettingsSchema
import SettingsScreens
import SettingsSession
import Testing

@testable import settee

/// Files and their schemas, as they are found.
@MainActor
@Suite struct OpeningTests {
  @Test func aSchemaInTheFolderBesideTheSettingsIsFound() throws {
    let account = try Account()
    try account.write(".config/settee/schemas/tool.json", #"{ "title": "Tool" }"#, in: "home")
    let file = try account.write("a.json", #"{ "$schema": "https://example.org/schemas/tool.json" }"#)
    let opened = try account.opener.open(FileRequest(path: file))
    #expect(opened.found.schema != nil)
    #expect(opened.found.source.contains("named by the file itself"))
  }

  @Test func thatUnsavedChangesAreNotKeptIsSaidAfterWhatTheKeyDid() async throws {
    let account = try Account()
    try account.write(".local/state", "no folder", in: "home")
    let file = try account.write("a.json", #"{ "a": 1, "b": 2 }"#)
    let pilot = try HomePilot(account)
    pilot.files.show(FileRequest(path: file), on: pilot.navigator)
    pilot.display()
    try pilot.focus("b")
    pilot.press(.character("r"))
    try await pilot.wait { $0.screen.contains("Unsaved changes are not kept against a crash") }
  }

  @Test func setteesOwnSettingsHaveTheirSchemaOnTheCommandLineToo() throws {
    let account = try Account()
    let file = try account.write(".config/settee/settings.json", "{}", in: "home")
    #expect(account.run("set", file, "byteUnits", "decmal") == 1)
    #expect(account.errors.contains("\"decimal\""), "\(account.errors)")
    #expect(account.run("set", file, "byteUnits", "decimal") == 0)
    #expect(account.run("describe", file, "theme") == 0 && account.output.contains("style of the screens"))
  }

  @Test func aSchemaThatIsNotAtHandIsSaidWithWhatToDo() throws {
    let account = try Account()
    let file = try account.write("a.json", #"{ "$schema": "https://example.org/tool.json" }"#)
    let opened = try account.opener.open(FileRequest(path: file))
    #expect(opened.found.schema == nil)
    #expect(opened.found.source.contains("https://example.org/tool.json"))
    #expect(opened.found.source.contains(".config/settee/schemas"))
  }

  /// Of a page of the user's own, too; the name of the file tells none, and its content another.
  @Test func aFileHasTheFormatThatItsPageTells() throws {
    let account = try Account()
    let file = try account.write("nightjar.conf", "[queue]\nlength = 1\n", in: "etc")
    try account.write(
      "nightjar.toml",
      """
      title = "Nightjar mail"
      [[files]]
      path = "\(file)"
      format = "systemd"
      [settings]
      "queue.length" = { kind = "number", least = 2 }
      """, in: "home/.config/settee/programs")
    #expect(account.run("get", file, "queue.length") == 0 && account.output == "1\n", "\(account.errors)")
    #expect(try account.opener.open(FileRequest(path: file)).file.document.format.name == "systemd")
    #expect(account.run("check", file) == 1, "\(account.output)\(account.errors)")
  }

  @Test func theUsersListNamesSchemas() throws {
    let account = try Account()
    try account.write("deploy.json", #"{ "title": "Deploy" }"#)
    let list =
      #"{ "associations": [{ "files": ["*.deploy.json"], "schema": "\#(account.currentFolder)/deploy.json" }] }"#
    try account.write(".config/settee/schemas.json", list, in: "home")
    let file = try account.write("x.deploy.json", "{}")
    #expect(try account.opener.open(FileRequest(path: file)).found.schema != nil)
  }

  @Test func theUsersRulesSayHowSettingsAreShown() throws {
    let account = try Account()
    try account.write(
      ".config/settee/controls.json", #"{ "rules": [{ "names": ["licence"], "control": "secret" }] }"#, in: "home")
    try account.write("s.json", #"{ "properties": { "licence": { "type": "string" } } }"#)
    let described = try account.write("a.json", #"{ "$schema": "s.json", "licence": "x-1" }"#)
    let opened = try account.opener.open(FileRequest(path: described))
    #expect(opened.found.schema?.description(at: ["licence"], in: opened.file.document)?.control == .secret)
    // What no schema knows is told by the same rules.
    let bare = try account.opener.open(FileRequest(path: try account.write("b.json", #"{ "licence": "x-1" }"#)))
    let setting = SettingDescription(
      inferredFrom: bare.file.document.node(at: ["licence"]), key: "licence", inferenceTable: bare.found.inferenceTable)
    #expect(setting.control == .secret)
  }

  @Test func aSlipInTheUsersRulesIsSaidWithItsPlace() throws {
    let account = try Account()
    let path = try account.write(
      ".config/settee/controls.json", "{\n  \"rules\": [{ \"names\": [\"a\"], \"control\": \"secrt\" }]\n}", in: "home")
    let preferences = Preferences(
      folders: account.folders, opener: account.opener, editor: EditorCommand(environment: [:]))
    let notice = try #require(preferences.notice)
    #expect(notice.hasPrefix("\(path):2:42: a rule needs a \"control\", one of"), "\(notice)")
  }

  @Test func savingMeetsAnotherProgramsChange() throws {
    let account = try Account()
    let path = try account.write("a.json", #"{ "a": 1 }"#)
    let opened = try account.opener.open(FileRequest(path: path))
    let store = FileStore(opened.file, writer: account.opener.writer)
    let edited = try opened.file.document.applying(.set(["a"], 2)).document
    try account.write("a.json", #"{ "a": 3 }"#)
    guard case .conflict(let conflict) = store.save(edited, overwriting: nil) else {
      Issue.record("no conflict")
      return
    }
    #expect(try account.text(path) == #"{ "a": 3 }"#)
    guard case .saved = store.save(edited, overwriting: conflict) else {
      Issue.record("not saved")
      return
    }
    #expect(try account.text(path) == #"{ "a": 2 }"#)
  }

  @Test func aFileThatIsGoneIsWrittenAnewOnlyWhenAsked() throws {
    let account = try Account()
    let path = try account.write("a.json", #"{ "a": 1 }"#)
    let opened = try account.opener.open(FileRequest(path: path))
    let store = FileStore(opened.file, writer: account.opener.writer)
    let edited = try opened.file.document.applying(.set(["a"], 2)).document
    try FileManager.default.removeItem(atPath: path)
    guard case .conflict(let conflict) = store.save(edited, overwriting: nil) else {
      Issue.record("no conflict")
      return
    }
    #expect(conflict.present == nil)
    #expect(!FileManager.default.fileExists(atPath: path))
    guard case .saved = store.save(edited, overwriting: conflict) else {
      Issue.record("not saved")
      return
    }
    #expect(try account.text(path) == #"{ "a": 2 }"#)
  }
}
