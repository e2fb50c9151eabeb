import SettingsDocuments
import Testing

/// Texts that are made to exhaust a reader of XML, or to have it read other files.
@Suite struct XMLHostileTests {
  private func error(_ text: String) -> ParseError? {
    do {
      _ = try Document(parsing: Array(text.utf8), as: .xml)
      return nil
    } catch {
      return error
    }
  }

  /// Ten entities, each of ten of the one before.
  private static let laughs =
    "<!DOCTYPE a [<!ENTITY e0 \"ha\">\n"
    + (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">\n" }.joined() + "]>"

  @Test func entitiesAreNotExpandedInTexts() throws {
    let document = try Document(parsing: Array((Self.laughs + "<a>&e9;</a>").utf8), as: .xml)
    #expect(document.root["a"]?.string == "&e9;")
  }

  @Test func entitiesThatGrowInAttributesAreRefused() throws {
    #expect(error(Self.laughs + "<a b=\"&e9;\"/>")?.message == "these would become too much text")
  }

  @Test func anEntityThatMeansItselfIsRefused() {
    let text = "<!DOCTYPE a [<!ENTITY e \"&f;\"><!ENTITY f \"&e;\">]><a b=\"&e;\"/>"
    #expect(error(text)?.message == "this one means itself, without end")
  }

  @Test func nothingOutsideIsRead() throws {
    let external =
      "<!DOCTYPE a SYSTEM \"file:///etc/passwd\" [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;"
      + "<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
    let document = try Document(parsing: Array((external + "<a>&e;</a>").utf8), as: .xml)
    #expect(document.root["a"]?.string == "&e;")
    let entity = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a b=\"&e;\"/>"
    #expect(error(entity)?.message == "nothing outside of it is read")
  }

  @Test func deepNestingIsRefused() throws {
    func nested(_ count: Int) -> String {
      String(repeating: "<a>", count: count) + "x" + String(repeating: "</a>", count: count)
    }
    #expect(error(nested(Document.nestingLimit)) == nil)
    #expect(error(nested(Document.nestingLimit + 1))?.message == "this is nested too deeply")
    #expect(error(nested(100_000))?.message == "this is nested too deeply")
    // A list is a level of its own.
    let listed = String(repeating: "<a><a/>", count: 300) + String(repeating: "</a>", count: 300)
    #expect(error(listed)?.message == "this is nested too deeply")
  }

  @Test func aNULIsRefused() { #expect(error("<a>\0</a>") != nil) }

  @Test func longTextsAreReadAndChanged() throws {
    let long = String(repeating: "x", count: 1 << 20)
    for text in ["<a><b>\(long)</b></a>", "<a><!--\(long)--><b>1</b></a>", "<a><b c=\"\(long)\">1</b></a>"] {
      let document = try Document(parsing: Array(text.utf8), as: .xml)
      let path: Path = text.contains("c=") ? ["a", "b", "#text"] : ["a", "b"]
      #expect(try document.applying(.set(path, "2")).document.node(at: path)?.string == "2")
    }
  }
}
