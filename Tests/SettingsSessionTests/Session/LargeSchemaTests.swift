import SettingsDocuments
import SettingsSchema
import Testing

@testable import SettingsSession

/// How often the schema is asked where it declares many settings: as often as settings are looked at, and no more.
@MainActor
@Suite struct LargeSchemaTests {
  /// More than are kept of anything but outlines.
  private static let count = 9000

  private let session: EditingSession

  init() throws {
    session = try Self.session(declaring: Self.count)
  }

  private static func session(declaring count: Int) throws -> EditingSession {
    let settings = (0..<count).map { "\"s\($0)\": { \"type\": \"boolean\", \"title\": \"S \($0)\" }" }
    let schema = """
      { "properties": { \(settings.joined(separator: ", ")), "mode": { "enum": ["a", "b"] } },
        "dependentSchemas": { "mode": { "properties": { "extra": { "type": "string" } } } },
        "unevaluatedProperties": false }
      """
    return try SettingsSessionTests.session(#"{ "s1": true }"#, .json, schema: schema)
  }

  /// What a screen asks of all its rows, and of the object around them at each.
  private func lookAtAll() -> Int {
    (0..<Self.count).count { number in
      let key = "s\(number)"
      let names = session.memberNames(of: .root)
      return session.isDescribed([.key(key)]) && names.isProgramKey(key)
        && !session.allowsOtherKeys(at: .root)
    }
  }

  @Test func eachSettingIsAskedForOnceHoweverOftenAllAreLookedAt() {
    #expect(lookAtAll() == Self.count)
    #expect(lookAtAll() == Self.count)
    // One is set, and so not kept.
    #expect(session.work == SchemaWork(descriptions: 0, outlines: Self.count - 1, propertyLists: 1))
  }

  @Test func aSearchThroughAllDescribesEachOnceAndListsThemOnce() {
    for number in 0..<Self.count {
      #expect(session.setting(at: [.key("s\(number)")]).control == .toggle)
      #expect(session.memberNames(of: .root).isProgramKey("s\(number)"))
    }
    #expect(session.work == SchemaWork(descriptions: Self.count, outlines: 0, propertyLists: 1))
  }

  @Test func settingOneAsksForNoOther() throws {
    #expect(lookAtAll() == Self.count)
    let before = session.work
    try session.set(["s2"], to: true)
    #expect(lookAtAll() == Self.count)
    #expect(session.work.outlines == before.outlines)
    #expect(session.work.propertyLists == before.propertyLists)
    session.undo()
    #expect(session.isDescribed(["s2"]))
  }

  @Test func whereOtherSubschemasApplyAllAreAskedAgain() throws {
    let session = try Self.session(declaring: 9)
    #expect(session.isDescribed(["s8"]) && !session.isDescribed(["extra"]))
    try session.set(["mode"], to: "b")
    #expect(session.isDescribed(["s8"]) && session.isDescribed(["extra"]))
    #expect(session.properties(at: .root)?.declares("extra") == true)
    #expect(session.memberNames(of: .root).isProgramKey("extra"))
    session.undo()
    #expect(session.isDescribed(["s8"]) && !session.isDescribed(["extra"]))
    #expect(session.properties(at: .root)?.declares("extra") == false)
  }

  @Test func aListOfSettingsDescribesThemInThePresentText() throws {
    let session = try Self.session(declaring: 9)
    #expect(session.properties(at: .root)?.declared.last?.setting?.control == .picker)
    try session.set(["s3"], to: true)
    let list = try #require(session.properties(at: .root))
    #expect(list.missing(in: session.document.root).map(\.key) == ["s0", "s2", "s4", "s5", "s6", "s7", "s8", "mode"])
    #expect(list.declared[3].setting?.title == "S 3")
  }
}
