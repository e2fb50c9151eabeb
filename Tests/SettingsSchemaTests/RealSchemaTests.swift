import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSchema

/// Real schemas with real documents, as users will open them.
@Suite(.needs(.real)) struct RealSchemaTests {
  static func open(_ schema: String, _ document: String) throws -> (CompiledSchema, Document) {
    let schema = try CompiledSchema(try SharedFolder.real.document("schemas/" + schema))
    return (schema, try SharedFolder.real.document("documents/" + document))
  }

  @Test func settingsOfClaudeAreDescribed() throws {
    let (schema, document) = try Self.open("claude-code-settings.json", "claude-settings.json")
    #expect(schema.validate(document) == [])
    let effort = try #require(schema.description(at: ["effortLevel"], in: document))
    #expect(effort.control == .picker)
    #expect(effort.choices.map(\.value) == ["low", "medium", "high", "xhigh"])
    let cleanup = try #require(schema.description(at: ["cleanupPeriodDays"], in: document))
    #expect(cleanup.defaultValue == 30)
    #expect(cleanup.unit == "d")
    #expect(schema.description(at: ["includeCoAuthoredBy"], in: document)?.control == .toggle)
    #expect(schema.description(at: ["permissions", "defaultMode"], in: document)?.choices.count == 8)
    #expect(schema.description(at: ["permissions", "allow", 0], in: document)?.types == .string)
    #expect(!schema.properties(at: ["permissions"], in: document).allowsOthers)
    #expect(
      schema.check("hihg", at: ["effortLevel"], in: document).map(\.message)
        == [#""hihg" is not one of low, medium, high, xhigh; did you mean "high"?"#])
  }

  @Test func settingsBehindReferencesOfDraft4AreDescribed() throws {
    let (schema, document) = try Self.open("tsconfig.json", "tsconfig.json")
    #expect(schema.validate(document) == [])
    let module = try #require(schema.description(at: ["compilerOptions", "module"], in: document))
    #expect(module.choices.contains { $0.value == "nodenext" })
    #expect(module.allowsOtherValues)
    #expect(module.markdown?.hasPrefix("Sets the module system") == true)
    #expect(schema.properties(at: ["compilerOptions"], in: document).declared.count == 120)
  }

  @Test func settingsOfABareSchemaAreInferred() throws {
    let (schema, document) = try Self.open("dockerd.json", "daemon.json")
    #expect(schema.validate(document) == [])
    func control(_ path: Path) -> Control? { schema.description(at: path, in: document)?.control }
    #expect(control(["data-root"]) == .path)
    #expect(control(["default-shm-size"]) == .byteSize)
    #expect(control(["log-opts", "max-size"]) == .byteSize)
    #expect(control(["log-opts", "max-file"]) == .text)
    #expect(control(["shutdown-timeout"]) == .duration)
    #expect(control(["default-cgroupns-mode"]) == .picker)
  }

  @Test func theLargestSchemaIsDescribed() throws {
    let (schema, document) = try Self.open("vector.json", "vector.json")
    #expect(schema.validate(document) == [])
    #expect(schema.properties(at: .root, in: document).declared.count == 23)
    #expect(schema.description(at: ["api", "enabled"], in: document)?.defaultValue == false)
    #expect(
      schema.description(at: ["wildcard_matching"], in: document)?.choices.map(\.value) == [nil, "strict", "relaxed"])
  }
}
