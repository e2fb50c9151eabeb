import SettingsDocuments
import TestSupport
import Testing

/// Settings that were absent or commented out are set and reset, and the first bytes are there again.
@Suite struct YAMLResetTests {
  static let samples = [
    "server:\n    # words\n    # a: 1\n", "server:\n  # words\n\n  # more\nport: 1\n", "a:\n\n  # x: 1\n\nb: 2\n",
    "# a: 1\n", "", "\n", "a: 1", "a: {}\n", "a: {} # c\n", "a: { }\n", "a: []\nb: 1\n", "a:\n", "a: # c\n", "a: ~\n",
    "a: null # c\nb: 1\n", "a:\n  - b: 1\n  - c:\n  - {}\n  - - x\n", "- a: 1\n  # b: 2\n- c: 1\n",
    "{a: 1, b: {c: 2}}\n",
    "a: 1\n# of nobody\n", "a: 1\n\n\n# b: 2\n\n", "a:\n  b: 1\n\n  # c: 2\n\n# d: 3\n", "---\na: 1\n---\nb: 2\n",
    "---\n# a: 1\n...\n", "a: |\n  text\n\n", "a: |+\n  text\n\n", "b: >-\n  text\n\n\nc: 1\n",
    "a: 1\r\n# b: 2\r\nc:\r\n",
    "a:\n  b:\n    c: 1\n  # d: 1\n", "a: &x\n  b: 1\nc: *x\nd:\n  <<: *x\n", "'a': 'x'\n'b': \"y\"\n", "a: b\n ",
    "a:\n  b: 1\n\n\n\nc: 2\n", "one:\n  a: 1\n\ntwo:\n  b: 2\n", "a:\n  # only words\n", "a: !!map\n", "a: &x\nb: 1\n",
    "? a\n: 1\n? b\n", "a: [\n  {x: 1},\n]\n", "{\n  a: 1, # c\n}\n", "# words\n\n", "a:\n  - # c\n    b: 1\n",
    "%YAML 1.2\n---\n", "---\n", "--- # c\na:\n", "a: 1 # c", "server:\n  #a: 1\n  #b: 2",
    "a:\n    # one: 1\n    two:\n",
  ]

  @Test(arguments: samples) func theFirstBytesAreThereAgain(text: String) throws {
    #expect(Self.differences(Array(text.utf8)) == [])
  }

  @Test func theFirstOfSeveralNewMembersIsResetAlone() {
    for former in ["", " ~"] {
      expectChange(
        .reset(["a", "x"], commentedText: former), in: "a:\n  x: 1\n  y: 2\n", as: .yaml, gives: "a:\n  y: 2\n")
    }
  }

  @Test(.needs(.real, .schemaStore)) func theFirstBytesOfOthersFilesAreThereAgain() throws {
    var counts = (files: 0, settings: 0)
    for folder in [SharedFolder.real, .schemaStore] {
      for file in folder.files(endingIn: ".yml") + folder.files(endingIn: ".yaml") {
        let bytes = try folder.bytes(file)
        guard bytes.count < 20_000 else { continue }
        counts.files += 1
        #expect(Self.differences(bytes, count: &counts.settings) == [], "\(file)")
      }
    }
    print("reset: \(counts.settings) settings of \(counts.files) YAML files are set and reset to the same bytes")
  }

  /// The suite has every way in which YAML can be written.
  @Test(.needs(.yamlSuite)) func theFirstBytesOfTheSuiteAreThereAgain() throws {
    var counts = (files: 0, settings: 0)
    for file in SharedFolder.yamlSuite.files(in: "data", endingIn: "in.yaml") {
      counts.files += 1
      let bytes = try SharedFolder.yamlSuite.bytes(file)
      let found = Self.differences(bytes, count: &counts.settings)
      #expect(found == [], "\(file)")
    }
    print("reset: \(counts.settings) settings of \(counts.files) cases of yaml-test-suite")
  }

  static func differences(_ text: [UInt8]) -> [String] {
    var count = 0
    return differences(text, count: &count)
  }

  static func differences(_ text: [UInt8], count: inout Int) -> [String] {
    ResetTrial.differences(in: text, as: .yaml, count: &count, changes: changes)
  }

  /// The settings that are commented out, and new ones in each object and each place that has no value.
  private static func changes(in document: Document) -> [(Path, Value)] {
    let commented = document.commentedSettings.map { ($0.path, $0.value.kind == .string ? Value.string("x") : 7) }
    let new = places(below: document.root).flatMap { place -> [(Path, Value)] in
      [
        (place.appending("settee-new"), 7 as Value), (place.appending("settee-new"), "two words"),
        (place.appending("settee-new").appending("inner"), "x"),
        (place.appending("settee-new"), .array(["a", "b"])), (place.appending("settee-new"), "two\nlines\n"),
      ]
    }
    return commented + new
  }

  private static func places(below node: Node) -> [Path] {
    // A single pair in brackets, `[a: b]`, gets braces when a second one comes, and keeps them.
    let isBarePair = node.parent?.source.hasPrefix("[") == true && !node.source.hasSuffix("}")
    let isPlace = node.kind == .object && !isBarePair || node.isNull
    return (isPlace ? [node.path] : []) + node.children.prefix(40).flatMap(places)
  }
}
