import TestSupport
import Testing

import SettingsDocuments
@testable import SettingsTree
@testable import fidelity

/// A text of which a part is read again is what a reading of the whole would make of it, whatever was edited.
@Suite struct RereadingTests {
  @Test(arguments: [Format.json, .jsonc, .json5])
  func isWhatAWholeReadingMakes(_ format: Format) throws {
    var random = SeededGenerator(seed: 11)
    var partial = 0
    for _ in 0..<150 {
      var document = try Document(parsing: Array(JSONTexts.random(&random).utf8), as: format)
      let first = document
      for _ in 0..<10 {
        // What was asked of a document is known of the next one.
        _ = (document.lines, document.root[document.root.count - 1])
        let edits = JSONTexts.randomEdits(of: document.text, &random)
        let whole = try? Document(parsing: edits.applied(to: document.text), as: format)
        let part = try? document.reread(after: edits, smallest: 0)
        try #require((whole == nil) == (part == nil), "\(text(document)) \(edits)")
        guard let whole, let part else { continue }
        try #require(Self.areAlike(part.storage, whole.storage), "\(text(document)) \(edits)")
        #expect(part.differences(from: first) == whole.differences(from: first), "\(text(first)) \(text(part))")
        if part.storage.isReadInPart { partial += 1 }
        document = part
      }
    }
    #expect(partial > 100, "hardly any text was read in part: \(partial)")
  }

  /// A change in a large list reads no more than the items around it.
  @Test func readsOnlyTheSiblingsAroundAnEdit() throws {
    let items = (0..<2_000).map { #"  {"name": "n\#($0)", "port": \#($0)}"# }
    let document = try Document(parsing: Array("[\n\(items.joined(separator: ",\n"))\n]\n".utf8), as: .json)
    let before = document.storage
    let set = try document.applying(.set([.index(700), .key("port")], 80_000)).document
    let element = try #require(set.root[1_500])
    let former = try #require(document.root[1_500])
    #expect(set.storage.kept(since: before)?.isKept(element, as: former) == true)
    #expect(set.root[700]?["port"]?.number?.int == 80_000)
    #expect(element.span.lowerBound == former.span.lowerBound + 2)
    let added = try set.applying(.insert([.index(1_000)], "new")).document
    #expect(added.root.count == 2_001)
    #expect(added.storage.isReadInPart)
    #expect(added.root[1_000]?.string == "new")
    #expect(added.root[1_001]?["name"]?.string == "n1000")
    var history = EditHistory(document)
    try history.apply(.set([.index(3), .key("name")], "other"))
    history.undo()
    #expect(history.document.storage.isReadInPart)
    #expect(Self.areAlike(history.document.storage, before))
  }

  /// A container that had nothing in it, or has nothing any more, is not the one from before.
  @Test func aContainerIsNotKeptWhereItsOnlyMemberComesOrGoes() throws {
    let items = (0..<2_000).map { #"{"name": "n\#($0)", "more": {}}"# }.joined(separator: ",\n")
    let document = try Document(parsing: Array("[\(items)]".utf8), as: .json)
    let place: Path = [.index(900), .key("more")]
    let added = try document.applying(.set(place.appending("one"), 1)).document
    #expect(added.storage.isReadInPart)
    #expect(added.differences(from: document).map(\.path) == [place.appending("one")])
    let removed = try added.applying(.remove(place.appending("one"))).document
    #expect(removed.storage.isReadInPart)
    #expect(removed.differences(from: added).map(\.path) == [place.appending("one")])
    #expect(removed.differences(from: document).isEmpty)
  }

  /// An edit reads the entry around it, in every format.
  @Test(arguments: [
    ("toml", "[[list]]\nname = \"n#\"\nport = #\n", "list[700].port"), ("toml", "key# = #\n", "key700"),
    ("toml", "[t#]\nname = \"n#\"\nport = #\n", "t700.port"), ("ini", "[s#]\nname = n\nport = #\n", "s700.port"),
    ("env", "KEY# = #\n", "KEY700"), ("gitconfig", "[remote \"r#\"]\n\turl = x\n\tport = #\n", "remote.r700.port"),
    ("systemd", "[S#]\nName=n\nPort=#\n", "S700.Port"),
    ("sshd", "Match User u#\n  Port #\n", "\"Match User u700\".Port"),
    ("yaml", "- name: n#\n  port: #\n", "[700].port"), ("yaml", "k#:\n  name: n#\n  port: #\n", "k700.port"),
    ("yaml", "k#: #\n", "k700"),
  ])
  func readsOnlyTheEntryAroundAnEdit(_ name: String, _ entry: String, _ path: String) throws {
    let entries = (0..<2_000).map { entry.replacing("#", with: "\($0)") }
    let document = try Document(parsing: Array(entries.joined().utf8), as: try #require(Format.named(name)))
    let place = try Path(parsing: path)
    let text: Value = name == "yaml" || name == "toml" ? .number(Number(8)) : .string("8")
    let edited = try document.applying(.set(place, text)).document
    #expect(edited.storage.isReadInPart)
    #expect(edited.node(at: place)?.value == text)
    #expect(RereadingProof.of(edited).isSame)
    let added = try edited.applying(.set((place.parent ?? place).appending("added"), "x")).document
    #expect(added.storage.isReadInPart || place.parent == .root)
    #expect(RereadingProof.of(added).isSame || place.parent == .root)
    let removed = try added.applying(.remove(place)).document
    #expect(removed.storage.isReadInPart)
    #expect(RereadingProof.of(removed).isSame)
    var history = EditHistory(document)
    try history.apply(.remove(place))
    history.undo()
    #expect(history.document.storage.isReadInPart)
    #expect(RereadingProof.of(history.document).isSame)
  }

  /// Nodes are known by the document that they come from, which may be gone while another one has its place in memory.
  @Test func anotherDocumentIsNeverTakenForTheFormerOne() throws {
    let items = (0..<2_000).map { #"{"name": "n\#($0)"}"# }.joined(separator: ",\n")
    for _ in 0..<50 {
      let edited = try Document(parsing: Array("[\(items)]".utf8), as: .json).applying(.remove([.index(7)])).document
      #expect(edited.storage.isReadInPart)
      // Now that the former is gone.
      let other = try Document(parsing: Array("[\(items.replacing("n", with: "m"))]".utf8), as: .json)
      let (node, old) = (try #require(edited.root[0]), try #require(other.root[0]))
      #expect(!node.isUnchanged(from: old))
    }
  }

  /// What is repeated decides which member counts, wherever it is in the object.
  @Test func aKeyThatIsRepeatedByAnEditIsNoticed() throws {
    let members = (0..<200).map { #""k\#($0)": [\#($0), "some text"]"# }
    let document = try Document(parsing: Array("{\(members.joined(separator: ", "))}".utf8), as: .json)
    let key = try #require(document.root["k100"]?.keySpan)
    let part = try document.reread(after: [TextEdit(key, with: "\"k3\"")], smallest: 0)
    #expect(part.notes.map(\.kind) == [.duplicateKey("k3")])
    #expect(part.root["k3"]?[0]?.number?.int == 100)
    #expect(part.root["k100"] == nil)
  }

  private func text(_ document: Document) -> String { String(decoding: document.text, as: UTF8.self) }

  private static func areAlike(_ left: DocumentStorage, _ right: DocumentStorage) -> Bool {
    left.text == right.text && left.records.count == right.records.count
      && zip(left.records, right.records).allSatisfy { $0.isSame(as: $1) } && left.notes == right.notes
      && left.keys.storedKeys == right.keys.storedKeys
      && hasSameLines(left, right) && hasSameElements(left, right)
      && left.records.indices.allSatisfy { index in
        guard left.records[index].kind == .object else { return true }
        return ChildIndices(of: index, in: left.records).allSatisfy { child in
          let key = left.key(of: child) ?? ""
          return left.child(of: index, forKey: key) == right.child(of: index, forKey: key)
        }
      }
  }

  private static func hasSameLines(_ left: DocumentStorage, _ right: DocumentStorage) -> Bool {
    left.lines.lineCount == right.lines.lineCount
      && stride(from: 0, through: left.text.count, by: 61).allSatisfy {
        left.lines.position(at: $0) == right.lines.position(at: $0)
      }
  }

  private static func hasSameElements(_ left: DocumentStorage, _ right: DocumentStorage) -> Bool {
    let (root, other) = (Node(storage: left, index: 0), Node(storage: right, index: 0))
    return root.kind != .array || (0..<root.count).allSatisfy { root[$0]?.index == other[$0]?.index }
  }
}

extension RereadingProof {
  fileprivate var isSame: Bool { if case .same = self { true } else { false } }
}

extension DocumentStorage {
  fileprivate var isReadInPart: Bool { !kept.isEmpty }
}

/// Random texts, and edits that leave some of them whole and break others.
private enum JSONTexts {
  static func random(_ random: inout SeededGenerator) -> String {
    container(&random, depth: 0)
  }

  private static func container(_ random: inout SeededGenerator, depth: Int) -> String {
    let isObject = random.next(below: 2) == 0
    let items = (0..<random.next(below: depth == 0 ? 30 : 12)).map { place in
      gap(&random) + (isObject ? "\"\(keys[random.next(below: keys.count)])\(place)\":\(gap(&random))" : "")
        + value(&random, depth: depth + 1) + gap(&random)
    }
    let inner = items.isEmpty ? gap(&random) : items.joined(separator: ",")
    return isObject ? "{\(inner)}" : "[\(inner)]"
  }

  private static func value(_ random: inout SeededGenerator, depth: Int) -> String {
    if depth < 4, random.next(below: 3) == 0 { return container(&random, depth: depth) }
    let scalars = ["1", "-2.5e3", "true", "false", "null", #""a""#, #""é, ]""#, #""\n\"x""#, #""// no""#, #""""#]
    return scalars[random.next(below: scalars.count)]
  }

  private static let keys = ["a", "b", "key", "é", "k\\n"]

  private static func gap(_ random: inout SeededGenerator) -> String {
    let gaps = ["", "", "", " ", "\n  ", " // note\n", " /* , ] */ ", "\n\n"]
    return gaps[random.next(below: gaps.count)]
  }

  static func randomEdits(of text: [UInt8], _ random: inout SeededGenerator) -> [TextEdit] {
    let start = boundary(random.next(below: text.count + 1), in: text)
    let end = boundary(min(text.count, start + [0, 0, 1, 2, 9][random.next(below: 5)]), in: text)
    let pieces = [
      "", "", "1", " ", ",", "\"", "x", "\n", "//", "/*", "*/", "[", "]", "{}", "\"k\": 1,", ", 7", "[1, 2],", "null",
      "é",
    ]
    return [TextEdit(start..<max(start, end), with: pieces[random.next(below: pieces.count)])]
  }

  /// The nearest offset at or above that is between two characters.
  private static func boundary(_ offset: Int, in text: [UInt8]) -> Int {
    var offset = offset
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }
}
