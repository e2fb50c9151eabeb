import SettingsDocuments
import TestSupport
import Testing

/// Settings that were absent or commented out are set and reset, and the first bytes are there again.
@Suite struct TOMLResetTests {
  static let samples = [
    "", "\n", "# words\n", "# a = 1\n", "#a = 1", "a = 1", "a = 1\n\n", "a = 1 # c\n# b = 2\n", "a = 1\r\n# b = 2\r\n",
    "[t]\n", "[t]", "[t]\n# a = 1\n", "[t]\n\n# a = 1\n\n[u]\nb = 1\n", "[t] # c\n#a = 1\n[u]\n",
    "# of t\n[t]\n\n# of u\n[u]\n",
    "[t.u]\na = 1\n", "[t.u]\n[t.v]\n", "a = 1\n\n[t.u]\nb = 1\n\n[v]\nc = 1\n", "[t]\n[t.u]\nb = 1\n",
    "[t.u]\nb = 1\n[t]\n", "[t.u]\n\n[t]\n\n[v]\n",

    "t = {}\n", "t = {} # c\n", "t = { }\n", "t = {a = 1}\n", "t = { a = 1 }\n", "t = { a.b = 1, c = {} }\n",
    "l = [{}, {a = 1}]\n",
    "a.b = 1\n", "a.b = 1\na.c.d = 2\n\n[t]\nx.y = 1\n", "[[t]]\n", "[[t]]\na = 1\n\n[[t]]\n# a = 1\n",
    "[[t]]\n[[t.u]]\n[t.v]\na = 1\n",
    "[t]\na = 1\n# b = 2\n\n\n\n[u]\n", "[t]\n\n\n", "[t]\n\na = 1\n", "  [t]\n    a = 1\n    # b = 1\n",
    "a = 1\n[t]\nb = 1",
    "\u{FEFF}a = 1\n", "a = \"\"\"\n# b = 1\n\"\"\"\n", "a = [\n  1,\n  # b = 2\n]\n",
    "[a]\nx = 1\n[b]\n[a.c]\ny = 1\n",
    "# words\n\n[t]\n# a = 1\n# [u]\n# b = 1\n", "'a b'.c = 1\n[\"x y\"]\nz = 1\n",
  ]

  @Test(arguments: samples) func theFirstBytesAreThereAgain(text: String) throws {
    var count = 0
    #expect(Self.differences(Array(text.utf8), count: &count) == [])
  }

  @Test(.needs(.real, .schemaStore)) func theFirstBytesOfOthersFilesAreThereAgain() throws {
    var counts = (files: 0, settings: 0)
    for folder in [SharedFolder.real, .schemaStore] {
      for file in folder.files(endingIn: ".toml") {
        let bytes = try folder.bytes(file)
        guard bytes.count < 5_000 else { continue }
        counts.files += 1
        #expect(Self.differences(bytes, count: &counts.settings) == [], "\(file)")
      }
    }
    print("reset: \(counts.settings) settings of \(counts.files) TOML files are set and reset to the same bytes")
  }

  static func differences(_ text: [UInt8], count: inout Int) -> [String] {
    ResetTrial.differences(in: text, as: .toml, count: &count, changes: changes)
  }

  /// The settings that are commented out, and new ones in each table.
  private static func changes(in document: Document) -> [(Path, Value)] {
    let commented = document.commentedSettings.map { ($0.path, 7 as Value) }
    return commented
      + places(below: document.root).flatMap { place -> [(Path, Value)] in
        let new = place.appending("settee-new")
        return [
          (new, 7), (new.appending("inner"), "x"), (new, .array(["a", "b"])), (new, .array([["a": 1], ["b": 2]])),
        ]
      }
  }

  private static func places(below node: Node) -> [Path] {
    (node.kind == .object ? [node.path] : []) + node.children.prefix(20).flatMap(places)
  }
}
