import SettingsDocuments
import SettingsSession
import TestSupport
import Testing

/// Leaving changes out of what is saved.
@MainActor
@Suite struct ReviewTests {
  private let text = """
    {
      // First.
      "a": 1,
      "b": "two", // second
      "list": [ "x", "y", "z" ],
      "group": {
        "on": true
      }
    }

    """

  private func kept(_ session: EditingSession) throws -> String {
    let store = try #require(session.store as? MemoryStore)
    return String(decoding: store.kept.text, as: UTF8.self)
  }

  /// Saves all but some changes, and looks that the others stay unsaved as they are.
  private func saved(_ session: EditingSession, without index: Int) throws -> String {
    let (present, changes) = (session.text, session.unsavedChanges)
    var review = session.review
    #expect(review.toggle(index) == .toggled(with: []))
    guard case .saved = session.save(review) else { return "not saved" }
    #expect(session.text == present, "what was left out stays in the document")
    #expect(session.unsavedChanges.count == 1 && session.unsavedChanges[0].kind == changes[index].kind)
    #expect(session.unsavedChanges[0].new == changes[index].new)
    return try kept(session)
  }

  @Test func aChangeThatIsLeftOutStaysUnsaved() throws {
    let session = try session(text)
    try session.set(["a"], to: 10)
    try session.set(["b"], to: "three")
    #expect(try saved(session, without: 0) == text.replacing("two", with: "three"))
    session.undo()
    #expect(session.text == text.replacing("1,", with: "10,"), "undo reaches over the save")
    session.save()
    #expect(try kept(session) == text.replacing("1,", with: "10,"))
  }

  @Test func additionsBesideEachOtherComeApart() throws {
    for index in 0..<2 {
      let session = try session(text)
      try session.set(["c"], to: ["k": 1])
      try session.set(["d"], to: "new")
      let whole = session.text
      let lines = whole.split(separator: "\n", omittingEmptySubsequences: false)
      let made = try saved(session, without: index)
      let left = index == 0 ? "\"d\": \"new\"" : "\"c\": {"
      #expect(made.contains(left) && !made.contains(index == 0 ? "\"c\"" : "\"d\""))
      for line in made.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(lines.contains { $0.drop { $0 == "," }.starts(with: line) || $0 == line + "," }, "\(line)")
      }
      session.save()
      #expect(try kept(session) == whole)
    }
  }

  @Test func removedSettingsComeBackWithTheirComments() throws {
    for index in 0..<2 {
      let session = try session(text)
      try session.apply(.remove(["a"]))
      try session.apply(.remove(["b"]))
      let made = try saved(session, without: index)
      #expect(
        made
          == (index == 0
            ? text.replacing("  \"b\": \"two\", // second\n", with: "")
            : text.replacing("  \"a\": 1,\n", with: "")))
    }
  }

  @Test func entriesOfAListMovedAddedAndRemoved() throws {
    func changed() throws -> EditingSession {
      let session = try session(text)
      try session.apply(.move(["list", 2], to: 0))
      try session.apply(.insert(["list", 3], "w"))
      return session
    }
    #expect(try changed().unsavedChanges.map(\.kind) == [.added, .moved], "a move and an addition are two changes")
    #expect(try saved(changed(), without: 0) == text.replacing(#""x", "y", "z""#, with: #""z", "x", "y""#))
    #expect(try saved(changed(), without: 1) == text.replacing(#""z" ]"#, with: #""z", "w" ]"#))
  }

  @Test(arguments: [[(0, 1)], [(1, 0)], [(2, 1)], [(2, 1), (1, 0), (0, 1)]])
  func ofTwoThatChangePlacesTheOneThatWasMovedIsMarked(_ moves: [(from: Int, to: Int)]) throws {
    let (list, session): (Path, _) = (["list"], try session(text))
    for move in moves { try session.apply(.move(list.appending(move.from), to: move.to)) }
    let (from, to) = (moves[0].from, moves[moves.count - 1].to)
    let change = try #require(session.unsavedChanges.first)
    #expect(session.unsavedChanges.count == 1 && change.kind == .moved && change.old == change.new)
    #expect(change.path == list.appending(to) && change.formerPath == list.appending(from))
    #expect(change.new == ["x", "y", "z"][from])
    #expect(session.isUnsaved(list.appending(to)) && !session.isUnsaved(list.appending(from)))
    try session.set(["a"], to: 2)
    #expect(try saved(session, without: 1) == text.replacing("1,", with: "2,"))
  }

  @Test func whatIsSavedInPartIsRememberedAsAnySave() throws {
    let session = try session(text)
    try session.set(["a"], to: 10)
    try session.set(["b"], to: "2")
    _ = try saved(session, without: 1)
    let store = try #require(session.store as? MemoryStore)
    #expect(store.entries.map { $0.changes.map(\.path) } == [[["a"]]])
    #expect(store.entries[0].edits?.isEmpty == false)
  }

  @Test func overAnotherProgramsChangesOnlyOursAreWritten() throws {
    let session = try session(text)
    try session.set(["a"], to: 10)
    let theirs = text.replacing("1,", with: "5,").replacing("two", with: "three")
    guard case .saved = session.save(overwriting: SaveConflict(present: Array(theirs.utf8))) else {
      Issue.record("not saved")
      return
    }
    #expect(try kept(session) == text.replacing("1,", with: "10,").replacing("two", with: "three"))
    let store = try #require(session.store as? MemoryStore)
    #expect(store.entries.map { $0.changes.map(\.old) } == [[5]])
    #expect(session.unsavedChanges.isEmpty)
  }

  @Test func theEntryAfterARemovedOneIsAsItWas() throws {
    let session = try session(text)
    try session.apply(.remove(["list", 1]))
    #expect(!session.isUnsaved(["list", 1]) && session.unsavedCount(atOrUnder: ["list", 1]) == 0)
    #expect(session.unsavedCount(atOrUnder: ["list"]) == 1)
  }

  @Test func aRenamedSettingIsOneChange() throws {
    let session = try session(text)
    try session.apply(.rename(["b"], to: "bee"))
    try session.set(["bee"], to: "too")
    try session.set(["a"], to: 2)
    let change = try #require(session.unsavedChanges.first { $0.kind == .renamed })
    #expect(change.path == ["bee"] && change.formerPath == ["b"] && change.old == "two" && change.new == "too")
    #expect(session.unsavedChanges.count == 2)
    let index = try #require(session.unsavedChanges.firstIndex(of: change))
    #expect(try saved(session, without: index) == text.replacing("1,", with: "2,"))
  }

  @Test func whatIsInAnAddedGroupGoesWithIt() throws {
    let session = try session(text)
    try session.set(["new", "deep"], to: 1)
    try session.set(["new", "other"], to: 2)
    try session.set(["a"], to: 2)
    #expect(session.unsavedChanges.map(\.path) == [["a"], ["new"]])
    #expect(try saved(session, without: 1) == text.replacing("1,", with: "2,"))
  }

  @Test func aCommentedSettingGoesBackToItsComment() throws {
    let text = "# The port.\n#Port 22\nUsePAM yes\n"
    let session = try session(text, try #require(Format.named("sshd")))
    try session.set(["Port"], toTyped: "2222")
    try session.set(["UsePAM"], toTyped: "no")
    let port = try #require(session.unsavedChanges.firstIndex { $0.path == ["Port"] })
    #expect(try saved(session, without: port) == text.replacing("yes", with: "no"))
  }

  @Test func whatChangesNoValueIsAChangeToo() throws {
    let session = try session(text)
    try session.apply(.move(["list"], to: 0))
    try session.set(["a"], to: 2)
    #expect(session.unsavedChanges.map(\.kind) == [.changed, .moved])
    #expect(try saved(session, without: 1) == text.replacing("1,", with: "2,"))
  }

  @Test func nothingIsSavedOfAReviewOfAnotherText() throws {
    let session = try session(text)
    try session.set(["a"], to: 2)
    let review = session.review
    try session.set(["b"], to: "x")
    guard case .failed = session.save(review) else { Issue.record("it was saved"); return }
    #expect(try kept(session) == text)
  }

  @Test func whatAnotherProgramWroteMeanwhileIsKept() throws {
    let session = try session(text)
    try session.set(["a"], to: 2)
    try session.set(["group", "on"], to: false)
    var review = session.review
    #expect(review.toggle(0) == .toggled(with: []))
    let merged = text.replacing("true", with: "false").replacing("two", with: "theirs")
    let store = try #require(session.store as? MemoryStore)
    store.answer = .saved(try Document(parsing: Array(merged.utf8), as: .jsonc))
    session.save(review)
    #expect(session.text == merged.replacing("1,", with: "2,"))
    #expect(session.unsavedChanges.map(\.path) == [["a"]])
  }

  /// Whatever was changed, each change can be left out by itself or with those that depend on it, and saving the rest
  /// afterwards makes the whole.
  @Test(arguments: 0..<60) func anyChangesComeApart(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let samples: [(String, Format)] = [
      (text, .jsonc), ("# one\na = 1\nb = 2\n\n[s]\n# x\nk = 3\nm = 4\n", .ini),
      ("a: 1 # one\nlist:\n  - x\n  - y\nmap:\n  k: v\n  l: w\n", .yaml),
      ("a = 1\nlist = [1, 2, 3]\n\n[t]\nk = \"v\"\nl = 2\n", .toml),
    ]
    let (text, format) = samples[seed % samples.count]
    let session = try session(text, format)
    for step in 0..<6 {
      var paths: [Path] = []
      session.forEachValue { path, _ in paths.append(path) }
      let path = paths.randomElement(using: &random) ?? .root
      let value: Value = format.name == "ini" ? .string("v\(step)") : .number(Number(step + 10))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: _ = try? session.apply(.set(path, value))
      case 1: _ = try? session.apply(.remove(path))
      case 2: _ = try? session.apply(.set((path.parent ?? .root).appending("n\(step)"), value))
      default: _ = try? session.apply(.insert((path.parent ?? .root).appending(0), value))
      }
    }
    let whole = session.text
    for index in session.unsavedChanges.indices {
      var review = session.review
      let toggle = review.toggle(index)
      guard case .toggled(let others) = toggle else {
        Issue.record("\(session.unsavedChanges[index].path) of \(whole)")
        continue
      }
      #expect(review.leftOut == Set(others + [index]))
      for other in [index] + others where review.leftOut.contains(other) { _ = review.toggle(other) }
      #expect(review.leftOut.isEmpty && review.document.text == session.document.text)
    }
    guard session.unsavedChanges.count > 1 else { return }
    var review = session.review
    _ = review.toggle(0)
    session.save(review)
    #expect(session.text == whole)
    session.save()
    #expect(try kept(session) == whole)
  }
}
