import SettingsDocuments
import Testing

@Suite struct JSONReadingTests {
  @Test func spansCoverValuesAndKeys() throws {
    let document = try json(#"{"port": 80, "hosts": ["a", {"b": null}]}"#)
    let port = try #require(document.root["port"])
    #expect(port.span == 9..<11)
    #expect(port.keySpan == 1..<7)
    #expect(port.number?.int == 80)
    #expect(document.root.span == 0..<document.text.count)
    #expect(document.node(at: ["hosts", 1, "b"])?.kind == .null)
    #expect(document.node(at: ["hosts", "1", "b"])?.path == ["hosts", 1, "b"])
    #expect(document.node(at: ["hosts", 2]) == nil)
    #expect(document.node(atOffset: 24).path == ["hosts", 0])
    #expect(document.node(atOffset: 3).path == ["port"])
  }

  @Test func moreValuesAreReadThanTheSizeLetsExpect() throws {
    let lists = Array(repeating: "[1,{\"a\":[2]},3]", count: 200).joined(separator: ",")
    let document = try json("{\"lists\":[\(lists)]}")
    let read = try #require(document.root["lists"])
    #expect(read.count == 200)
    for list in read.elements {
      #expect(list.parent == read)
      #expect(list.value == [1, ["a": [2]], 3])
    }
  }

  @Test func indentationsOfAllDepthsAndKindsArePassed() throws {
    let depths = [0, 1, 2, 7, 8, 9, 15, 16, 17, 40, 40, 3, 3]
    for (blank, lineBreak) in [(" ", "\n"), ("\t", "\n"), (" ", "\r\n"), (" \t", "\n"), ("\n", "\n")] {
      let lines = depths.enumerated().map { lineBreak + String(repeating: blank, count: $1) + "\"k\($0)\": \($0)" }
      let document = try json("{" + lines.joined(separator: ",") + "}")
      #expect(document.root.members.map(\.key) == depths.indices.map { "k\($0)" })
      #expect(document.root.members.map { $0.value.number?.int } == depths.indices.map { $0 })
    }
    #expect(throws: ParseError.self) { try json("{\"a\": 1,\n\u{B}\"b\": 2}") }
  }

  @Test func stringsAreDecoded() throws {
    let document = try json(#"["a\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00", "\ud800x", "\u0000"]"#)
    #expect(document.root[0]?.string == "a\"\\/\u{8}\u{C}\n\r\té😀")
    #expect(document.root[1]?.string == "\u{FFFD}x")
    #expect(document.root[2]?.string == "\0")
    #expect(document.notes.map(\.kind) == [.loneSurrogate])
  }

  @Test func aRepeatedKeyIsKeptAndTheLastOneCounts() throws {
    let document = try json(#"{"a": 1, "b": 2, "\u0061": 3}"#)
    #expect(document.root.count == 3)
    #expect(document.root["a"]?.number?.int == 3)
    #expect(document.notes == [Note(.duplicateKey("a"), at: 17..<25)])
  }

  @Test func keysThatOnlyLookAlikeAreTwo() throws {
    let document = try json("{\"é\": 1, \"e\u{301}\": 2}")
    #expect(document.root["é"]?.number?.int == 1)
    #expect(document.root["e\u{301}"]?.number?.int == 2)
    #expect(document.notes == [])
  }

  @Test func largeObjectsAnswerByKey() throws {
    let count = 20_000
    let text = "{" + (0..<count).map { "\"key\($0)\": \($0)" }.joined(separator: ",") + ",\"key7\":-1}"
    let document = try json(text)
    for index in 0..<count where index != 7 {
      #expect(document.root["key\(index)"]?.number?.int == index)
    }
    #expect(document.root["key7"]?.number?.int == -1)
    #expect(document.root["key\(count)"] == nil)
    #expect(document.notes.count == 1)
  }

  @Test func commentsInPlainJSONAreReadAndNoted() throws {
    let text = "{\n  // why\n  \"a\": [1, 2,], /* b */\n}"
    let tolerant = try json(text)
    #expect(tolerant.root.value == ["a": [1, 2]])
    #expect(tolerant.notes.map(\.kind) == [.comment, .trailingComma, .trailingComma, .comment])
    #expect(try json(text, as: .jsonc).notes == [])
    #expect(fault(text)?.position == Position(line: 2, column: 3))
  }

  @Test(arguments: ["", " \n", "// only this\n", "\u{FEFF}"])
  func aTextWithoutAValueIsNull(text: String) throws {
    let document = try json(text)
    #expect(document.root.kind == .null)
    #expect(document.root.span.isEmpty)
    #expect(document.notes.map(\.kind).contains(.empty))
    #expect(fault(text) != nil)
  }

  @Test func aByteOrderMarkStaysAndHasNoColumn() throws {
    let document = try json("\u{FEFF}[1]")
    #expect(document.root[0]?.span == 4..<5)
    #expect(document.lines.position(at: 4) == Position(line: 1, column: 2))
  }

  @Test func valuesCompareByMeaning() throws {
    #expect(try json(#"{"a": 1.0, "b": [10e-1]}"#).root.value == ["b": [1], "a": 1])
    #expect(try json(#"["1"]"#).root.value != [1])
  }
}
