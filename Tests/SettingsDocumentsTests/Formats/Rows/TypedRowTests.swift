import SettingsDocuments
import Testing

/// Rows that are given as their lines: added and exchanged in every table.
@Suite struct TypedRowTests {
  private func document(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: #require(Format.named(format)))
  }

  private func typed(_ line: String, at path: Path, in document: Document) throws -> Document {
    let entry = try #require(try document.entry(writtenAs: line, at: path))
    return try document.applying(.set(entry.path, entry.value), writtenAs: entry).document
  }

  private func text(_ line: String, at path: Path, in text: String, _ format: String) throws -> String {
    try typed(line, at: path, in: document(text, format)).string
  }

  private func fault(_ line: String, at path: Path, in text: String, _ format: String) throws -> EntryFault? {
    let document = try document(text, format)
    do throws(EntryFault) {
      _ = try document.entry(writtenAs: line, at: path)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Every table

  @Test func eachTableIsTypedIn() {
    #expect(Set(TypedRow.all.map(\.format)) == Set(RowSample.all.map(\.format)))
  }

  @Test(arguments: TypedRow.all) func aLineIsWrittenLikeItsNeighbours(_ row: TypedRow) throws {
    let sample = try #require(RowSample.named(row.format)).text
    let (other, path) = (row.other + "\n", try Path(parsing: row.path))
    let expected = sample.replacingOnce(other, (row.isNew ? other : "") + row.written + "\n")
    let edited = try typed(row.line, at: path, in: document(sample, row.format))
    #expect(edited.string == expected)
    if !row.isNew { #expect(try typed(row.line, at: path, in: edited).string == expected, "typed again") }
  }

  @Test(arguments: RowSample.all) func aRowTypedAsItIsChangesNothing(_ sample: RowSample) throws {
    let document = try document(sample.text, sample.format)
    for node in document.root.kind == .array
      ? Array(document.root.elements) : document.root.children.flatMap(\.elements)
    {
      guard let entry = try document.entry(writtenAs: node.source, at: node.path) else { continue }
      let edited = try document.applying(.set(node.path, entry.value), writtenAs: entry).document
      #expect(edited.string == sample.text, "\(node.path)")
    }
  }

  // MARK: - What stays as it was typed

  @Test func aCommentBehindTheRowStays() throws {
    let table = "a / ext4 rw 0 1 # root\nb /b ext4 rw 0 2\n"
    #expect(try text("c /c xfs rw 0 2 # new", at: [2], in: table, "fstab") == table + "c /c xfs rw 0 2 # new\n")
    #expect(
      try text("a / xfs rw 0 1", at: [0], in: table, "fstab") == table.replacingOnce("/ ext4", "/ xfs"))
    #expect(
      try text("a / ext4 rw 0 1 # mine", at: [0], in: table, "fstab") == table.replacingOnce("# root", "# mine"))
  }

  @Test func spellingsStay() throws {
    #expect(try text("u a - \"b\"", at: [0], in: "", "sysusers") == "u a - \"b\"\n")
    #expect(try text("u  a\t-", at: [0], in: "", "sysusers") == "u  a\t-\n", "no row shows another way")
    #expect(
      try text("A==\"b\", RUN+=\"1\", B==\"c\", RUN+=\"2\"", at: [0], in: "", "udev")
        == "A==\"b\", RUN+=\"1\", B==\"c\", RUN+=\"2\"\n")
    #expect(try text("::2 c", at: [1], in: "  ::1 b\n", "hosts") == "  ::1 b\n  ::2 c\n")
  }

  @Test func aRowMayGoOnOverLines() throws {
    let table = "smtp      inet  n       -       y       -       -       smtpd\n"
    #expect(
      try text("mine inet n - y - - smtpd\n  -o a=1", at: [1], in: table, "postfix-master")
        == table + "mine      inet  n       -       y       -       -       smtpd\n  -o a=1\n")
    #expect(
      try text("a b c d e", at: [0], in: "a b c \\\n d\n", "pam") == "a b c d e\n")
    let commented = "a inet n - y - - x\n  -o a=1\n# why\n  -o b=2\n"
    #expect(throws: EditError.self) { try text("a inet n - y - - y", at: [0], in: commented, "postfix-master") }
  }

  @Test func linesEndAsThoseOfTheFile() throws {
    #expect(try text("::2 c", at: [1], in: "::1 b\r\n", "hosts") == "::1 b\r\n::2 c\r\n")
    #expect(
      try text("b inet n - y - - y\n  -o a=1", at: [1], in: "a inet n - y - - x\r\n", "postfix-master")
        == "a inet n - y - - x\r\nb inet n - y - - y\r\n  -o a=1\r\n")
  }

  // MARK: - What a row may become

  @Test func anotherKindOfRowTakesThePlace() throws {
    #expect(
      try text("@daily root x", at: ["jobs", 0], in: "1 2 * * * root x\n", "crontab") == "@daily root x\n")
    #expect(
      try text("host all all ::1/128 md5", at: [0], in: "local all all peer\n", "pg-hba")
        == "host all all ::1/128 md5\n")
    #expect(try text("@include a", at: [0], in: "auth a b c\n", "pam") == "@include a\n")
  }

  @Test func aLineFindsItsGroup() throws {
    let table = "Defaults a\nroot ALL=(ALL) ALL\n"
    #expect(try text("Defaults b", at: [.end], in: table, "sudoers") == "Defaults a\nDefaults b\nroot ALL=(ALL) ALL\n")
    #expect(try text("ann ALL=ALL", at: [.end], in: table, "sudoers") == table + "ann ALL=ALL\n")
    #expect(try text("A=b", at: [.end], in: "@daily root x\n", "crontab") == "A=b\n@daily root x\n")
    #expect(try text("ann: root", at: [.end], in: "bob:  root\n", "aliases") == "bob:  root\nann:  root\n")
  }

  // MARK: - Refusals

  @Test(arguments: [
    ("fstab", "", EntryFault.nothing), ("fstab", "  ", .nothing), ("fstab", "# a", .comment),
    ("fstab", "# a\nb /c ext4", .comment), ("fstab", "b /c ext4\n# a", .comment), ("fstab", "a / x\nb /b x", .several),
    ("fstab", "a / x\ry", .several), ("hosts", "#::1 a", .comment), ("udev", "# A==\"b\"", .comment),
  ])
  func whatIsNotOneRowIsRefused(format: String, line: String, expected: EntryFault) throws {
    #expect(try fault(line, at: [0], in: "", format) == expected)
  }

  @Test func whatIsAnotherRowIsRefused() throws {
    #expect(try fault("MAILTO=a", at: ["jobs", 0], in: "", "crontab") == .other(["MAILTO"]))
    #expect(try fault("Defaults a", at: ["rules", 0], in: "", "sudoers") == .other(["defaults"]))
    #expect(try fault("@include a", at: ["rules", 0], in: "", "sudoers") == .other(["includes"]))
    #expect(try fault("ann ALL=ALL", at: ["aliases", 0], in: "", "sudoers") == .other(["rules"]))
    #expect(try fault("#include a", at: ["rules", 0], in: "", "sudoers") == .other(["includes"]))
    #expect(try fault("a: b # c", at: [.end], in: "", "nsswitch") == .comment)
  }

  @Test(arguments: [
    ("fstab", "a b", "the column type"), ("fstab", "a b c d e f g", "the end of the row"),
    ("hosts", "a b", "a word with one of .:"),
    ("passwd", "a:b", "the column uid"), ("udev", "A=b", "a value in"),
  ])
  func whatCannotBeReadIsRefused(format: String, line: String, expected: String) throws {
    guard case .unreadable(let error)? = try fault(line, at: [0], in: "", format) else {
      Issue.record("it is read")
      return
    }
    #expect(error.expected.hasPrefix(expected))
  }

  @Test func onlyRowsAreTypedAsLines() throws {
    let places: [(text: String, format: String, path: Path)] = [
      ("a / x\n", "fstab", [0, "device"]), ("A=1\n", "crontab", ["A"]), ("{\"a\": []}", "json", ["a", 0]),
    ]
    for place in places {
      let entry = try document(place.text, place.format).entry(writtenAs: "b", at: place.path)
      #expect(entry?.path == nil, "\(place.format)")
    }
  }
}
