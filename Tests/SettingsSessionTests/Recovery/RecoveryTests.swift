import Foundation
import SettingsDocuments
import TestSupport
import Testing

@testable import SettingsSession

/// What was not saved is found again as it was, whenever the program ends.
@MainActor
@Suite struct RecoveryTests {
  /// A folder of its own, and what a program that died would have left in it.
  @MainActor
  final class Place {
    let root = FileManager.default.temporaryDirectory.appending(path: "recovery-\(UUID().uuidString)").path
    let writer = FileWriter(stateFolder: nil)
    var folder: RecoveryFolder { RecoveryFolder(root + "/recovery", writer: writer) }
    private var copies = 0

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func session(_ text: String, as format: Format = .json) throws -> EditingSession {
      let document = try Document(parsing: Array(text.utf8), as: format)
      let session = EditingSession(name: "a.json", document: document, store: Memory(document))
      session.recoveryLog = folder.log(ofFile: "/etc/a.json")
      return session
    }

    var logs: [String] { (try? FileManager.default.contentsOfDirectory(atPath: root + "/recovery")) ?? [] }

    func size() throws -> Int {
      let paths = logs.map { root + "/recovery/" + $0 }
      return try paths.reduce(0) { $0 + (try Data(contentsOf: URL(filePath: $1)).count) }
    }

    /// The folder as it would be without the program that is running: its logs without their locks.
    func afterCrash() throws -> RecoveryFolder {
      copies += 1
      let path = root + "/crash-\(copies)"
      try FileManager.default.copyItem(atPath: root + "/recovery", toPath: path)
      return RecoveryFolder(path, writer: writer)
    }
  }

  @MainActor
  final class Memory: DocumentStore {
    let location = "in memory"
    private var kept: Document
    init(_ document: Document) { kept = document }
    func save(_ document: Document, overwriting seen: SaveConflict?) -> SaveOutcome {
      kept = document
      return .saved(document)
    }
    func reload() throws(ReloadError) -> Document { kept }
  }

  private static let text = #"{"a": 1, "b": {"c": "é"}, "d": [1, 2]}"# + "\n"

  @Test("Each edit, undo and redo can be restored to the byte")
  func everyStep() throws {
    let place = Place()
    let session = try place.session(Self.text)
    var generator = SeededGenerator(seed: 7)
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: session.undo()
      case 1: session.redo()
      case 2: try session.apply(.set(["b", "c"], .string("日本 \(step)\n\u{1}")))
      case 3: try session.apply(.set([.key("new \(step)")], .string(String(repeating: "x", count: step))))
      case 4: try session.apply(.set(["d"], .array([.number(Number(step))])))
      default: try session.apply(.set(["a"], .number(Number(step))))
      }
      guard session.history.isModified else {
        #expect(place.logs.isEmpty)
        continue
      }
      let copies = try place.afterCrash().copies(ofFile: "/etc/a.json")
      try #require(copies.count == 1)
      guard case .exact(let restored) = copies[0].restoration(over: session.history.saved) else {
        Issue.record("step \(step) cannot be restored")
        return
      }
      #expect(restored.text == session.document.text)
    }
  }

  @Test("Saving, discarding and taking everything back leave no copy")
  func gone() throws {
    let place = Place()
    let session = try place.session(Self.text)
    let ends: [(EditingSession) -> Void] = [{ $0.save() }, { $0.discardChanges() }, { $0.undo() }]
    for (number, end) in ends.enumerated() {
      try session.apply(.set(["a"], .number(Number(100 + number))))
      #expect(place.logs.count == 1)
      let mode = try FileManager.default.attributesOfItem(atPath: "\(place.root)/recovery/\(place.logs[0])")
      #expect(mode[.posixPermissions] as? Int == 0o600)
      end(session)
      #expect(place.logs.isEmpty)
    }
  }

  @Test("What a living session keeps is not offered, and two sessions keep their own")
  func living() throws {
    let place = Place()
    let (one, other) = (try place.session(Self.text), try place.session(Self.text))
    try one.apply(.set(["a"], .number(Number(2))))
    try other.apply(.set(["a"], .number(Number(3))))
    #expect(place.logs.count == 2)
    #expect(place.folder.copies(ofFile: "/etc/a.json").isEmpty)
    let copies = try place.afterCrash().copies(ofFile: "/etc/a.json")
    #expect(copies.count == 2)
    #expect(place.folder.copies(ofFile: "/etc/b.json").isEmpty)
    one.discardChanges()
    #expect(place.logs.count == 1)
  }

  @Test("What a session left is offered at once, while a program that is being started has a copy of its descriptor")
  func heldByAnother() throws {
    let place = Place()
    func leaveUnsaved() throws -> Int32 {
      let session = try place.session(Self.text)
      try session.apply(.set(["a"], .number(Number(2))))
      let log = place.root + "/recovery/" + place.logs[0]
      let numbers = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      let number = numbers.first { number in
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + number)) == log
      }
      return dup(try #require(number.flatMap { Int32($0) }))
    }
    let copy = try leaveUnsaved()
    defer { close(copy) }
    #expect(place.folder.copies(ofFile: "/etc/a.json").count == 1)
    #expect(place.folder.copies(ofFile: "/etc/a.json").count == 1)
  }

  @Test("What another program changed meanwhile stays, or is told")
  func changedMeanwhile() throws {
    let place = Place()
    let text = "{\n  \"a\": 1,\n\n\n  \"b\": 2\n}\n"
    let session = try place.session(text)
    try session.apply(.set(["a"], .number(Number(5))))
    let copy = try #require(try place.afterCrash().copies(ofFile: "/etc/a.json").first)
    func present(_ text: String) throws -> Document { try Document(parsing: Array(text.utf8), as: .json) }
    guard case .merged(let merged) = copy.restoration(over: try present(text.replacing("2", with: "3"))) else {
      Issue.record("two changes that do not meet are one")
      return
    }
    #expect(String(decoding: merged.text, as: UTF8.self) == "{\n  \"a\": 5,\n\n\n  \"b\": 3\n}\n")
    guard case .conflicting(let ours) = copy.restoration(over: try present(text.replacing("1", with: "7"))) else {
      Issue.record("two changes that meet are told")
      return
    }
    #expect(ours.text == session.document.text)
    let both = text.replacing("1", with: "7").replacing("2", with: "3")
    guard case .conflicting(let kept) = copy.restoration(over: try present(both)) else {
      Issue.record("two changes that meet are told")
      return
    }
    #expect(kept.text == Array("{\n  \"a\": 5,\n\n\n  \"b\": 3\n}\n".utf8), "what does not meet stays")
  }

  @Test("A record costs what its edit costs, and a large text is not copied")
  func cost() throws {
    let place = Place()
    let members = (0..<40_000).map { "\"key \($0)\": \"value \($0)\"" }
    let session = try place.session("{\n" + members.joined(separator: ",\n") + "\n}\n")
    #expect(session.document.text.count > 1 << 20)
    try session.apply(.set(["key 20000"], .string("other")))
    #expect(try place.size() < 400)
    let copies = try place.afterCrash().copies(ofFile: "/etc/a.json")
    guard case .exact(let restored) = try #require(copies.first).restoration(over: session.history.saved) else {
      Issue.record("the edit of a large text cannot be restored")
      return
    }
    #expect(restored.text == session.document.text)
    // Its old text is known to nobody once another program has changed it.
    let other = try Document(parsing: Array("{}".utf8), as: .json)
    guard case .impossible = copies[0].restoration(over: other) else {
      Issue.record("edits were put into another text")
      return
    }
  }

  @Test("A small text is kept as it is, byte for byte, so that the first edit costs no more than writing it")
  func smallTextIsNotSpelledAnew() throws {
    let place = Place()
    let entries = (0..<8000).map { "{\n  \"name\": \"entry \($0)\"\n}" }
    let session = try place.session("[\n" + entries.joined(separator: ",\n") + "\n]\n")
    let size = session.document.text.count
    #expect(size <= RecoveryLog.largestBase)
    try session.apply(.set([7, "name"], "other"))
    #expect(try place.size() < size + 400)
    let copy = try #require(try place.afterCrash().copies(ofFile: "/etc/a.json").first)
    var theirs = session.history.saved.text
    theirs.replaceSubrange(theirs.count - 2..<theirs.count - 2, with: Array("  ".utf8))
    guard case .merged(let merged) = copy.restoration(over: try Document(parsing: theirs, as: .json)) else {
      Issue.record("the text that was kept is not what the edits are counted in")
      return
    }
    #expect(merged.node(at: [7, "name"])?.string == "other")
  }

  @Test("A log of an earlier version, with the text as a string, is read")
  func earlierVersion() throws {
    let log = """
      {"file": "/etc/a.json", "time": 1, "size": 9, "hash": "\(TextHash(Array("{\"a\": 1}\n".utf8)).text)", \
      "base": "{\\"a\\": 1}\\n"}
      {"edits": [[6, 7, "2"]]}

      """
    let (base, edits) = try #require(RecoveryRecord.read(Array(log.utf8)))
    #expect(base.text == Array("{\"a\": 1}\n".utf8))
    #expect(edits == [TextEdit(6..<7, with: "2")])
  }

  @Test("A record that was not written whole is passed over")
  func torn() throws {
    let place = Place()
    let session = try place.session(Self.text)
    try session.apply(.set(["a"], .number(Number(2))))
    let before = session.document
    let whole = try place.size()
    try session.apply(.set(["a"], .number(Number(3))))
    let log = "\(place.root)/recovery/\(place.logs[0])"
    let bytes = try Data(contentsOf: URL(filePath: log))
    for length in whole..<bytes.count {
      let crash = try place.afterCrash()
      try bytes.prefix(length).write(to: URL(filePath: "\(crash.path ?? "")/\(place.logs[0])"))
      guard
        case .exact(let restored)? = crash.copies(ofFile: "/etc/a.json").first?.restoration(over: session.history.saved)
      else {
        Issue.record("\(length) bytes cannot be read")
        return
      }
      #expect(restored.text == before.text)
    }
  }

  @Test("A folder that is a link, or open to others, is refused with the reason")
  func unsafeFolders() throws {
    let place = Place()
    try FileManager.default.createDirectory(atPath: place.root + "/elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.root + "/recovery", withDestinationPath: place.root + "/elsewhere")
    var problems: [String] = []
    let session = try place.session(Self.text)
    session.recoveryLog?.onProblem = { problems.append($0) }
    try session.apply(.set(["a"], .number(Number(2))))
    try session.apply(.set(["a"], .number(Number(3))))
    #expect(problems.count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.root + "/elsewhere").isEmpty)
    // As soon as there is a folder, all that is unsaved is in it.
    try FileManager.default.removeItem(atPath: place.root + "/recovery")
    try session.apply(.set(["b"], .boolean(true)))
    guard
      case .exact(let restored)? = try place.afterCrash().copies(ofFile: "/etc/a.json").first?
        .restoration(over: session.history.saved)
    else {
      Issue.record("what was edited meanwhile is missing")
      return
    }
    #expect(restored.text == session.document.text)
  }
}
