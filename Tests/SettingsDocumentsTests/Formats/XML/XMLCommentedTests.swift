import SettingsDocuments
import Testing

/// Elements that are commented out: found, brought back in their place, and reset exactly.
@Suite struct XMLCommentedTests {
  private static let text = """
    <a>
      <!-- <max>100</max> -->
      <!--<min>1</min>--> <!-- the least -->
      <b>1</b>
      <!-- <b>2</b> -->
      <!-- prose with an <c>element</c> in it -->
      <!-- <d>1</d><e>2</e> -->
      <f>
        <!--
        <user name="x"/>
        -->
      </f>
      <g/> <!-- <h>1</h> -->
    </a>

    """

  private func document(_ text: String = Self.text) throws -> Document {
    try Document(parsing: Array(text.utf8), as: .xml)
  }

  @Test func oneWellFormedElementOnItsOwnLinesIsASetting() throws {
    let found = try document().commentedSettings
    #expect(found.map { "\($0.path)" } == ["a.max", "a.min", "a.f.user"])
    #expect(found.map(\.value.value) == ["100", "1", ["@name": "x"]])
    #expect(String(decoding: try document().text[found[0].valueSpan], as: UTF8.self) == "100")
  }

  static let places: [(path: Path, value: String)] = [
    (["a", "max"], "200"), (["a", "min"], "1"), (["a", "f", "user", "@name"], "y"),
  ]

  @Test(arguments: places) func itComesBackInItsPlaceAndGoesAgain(place: (path: Path, value: String)) throws {
    let (path, value) = place
    let before = try document()
    let commented = path.steps.count > 3 ? path.parent ?? path : path
    let former = try #require(before.commentedText(at: commented))
    let after = try before.applying(.set(path, .string(value))).document
    #expect(after.node(at: path)?.string == value)
    #expect(after.commentedSettings.count == 2)
    let back = try after.applying(.reset(commented, commentedText: former)).document
    #expect(String(decoding: back.text, as: UTF8.self) == Self.text)
  }

  @Test func anElementIsCommentedOutAsItIs() throws {
    let reset = try document("<a>\n  <b>1</b>\n</a>").applying(.reset(["a", "b"], commentedText: nil)).document
    #expect(String(decoding: reset.text, as: UTF8.self) == "<a>\n  <!-- <b>1</b> -->\n</a>")
    let back = try reset.applying(.set(["a", "b"], "2")).document
    #expect(String(decoding: back.text, as: UTF8.self) == "<a>\n  <b>2</b>\n</a>")
  }

  @Test func whatACommentCannotHoldIsRemoved() throws {
    let reset = try document("<a>\n  <b>1 -- 2</b>\n</a>").applying(.reset(["a", "b"], commentedText: nil)).document
    #expect(String(decoding: reset.text, as: UTF8.self) == "<a>\n</a>")
  }
}
