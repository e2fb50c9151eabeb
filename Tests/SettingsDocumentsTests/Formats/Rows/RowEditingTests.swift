import SettingsDocuments
import Testing

@Suite struct RowEditingTests {
  func expect(
    _ change: Change, in text: String, _ format: String, gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let format = try #require(Format.named(format))
    expectChange(change, in: text, as: format, gives: expected, sourceLocation: sourceLocation)
  }

  func refusal(_ change: Change, in text: String, _ format: String) throws -> EditError? {
    let document = try Document(parsing: Array(text.utf8), as: #require(Format.named(format)))
    do throws(EditError) {
      _ = try document.applying(change)
      return nil
    } catch {
      return error
    }
  }

  // MARK: - Columns

  @Test func columnsStayBelowEachOther() throws {
    let table = "a      /       ext4\nbb     /home   ext4\nccc    /srv    xfs\n"
    try expect(
      .set([1, "device"], "bbbb"), in: table, "fstab", gives: table.replacingOnce("bb     /", "bbbb   /"))
    try expect(
      .set([1, "device"], "bbbbbbbbb"), in: table, "fstab", gives: table.replacingOnce("bb     /", "bbbbbbbbb /"))
    try expect(
      .set([1, "device"], "bb"), in: table.replacingOnce("bb     /", "bbbbbbbbb /"), "fstab", gives: table)
    let tabs = "a\t\t22/tcp\nb\t\t23/tcp\nc\t\t24/tcp\n"
    try expect(.set([1, "name"], "longname"), in: tabs, "services", gives: tabs.replacingOnce("b\t\t", "longname\t"))
    try expect(.set([0, "name"], "aa"), in: "a 1/tcp\nb 2/tcp\n", "services", gives: "aa 1/tcp\nb 2/tcp\n")
  }

  @Test func aBlankIsWrittenAsTheTableCan() throws {
    try expect(.set([0, "mount_point"], "/x y"), in: "a /b ext4\n", "fstab", gives: "a /x\\040y ext4\n")
    try expect(.set([0, "mount_point"], "/x yz"), in: "a /x\\040y ext4\n", "fstab", gives: "a /x\\040yz ext4\n")
    try expect(.set([0, "gecos"], "A b"), in: "u a - b\n", "sysusers", gives: "u a - \"A b\"\n")
    try expect(.set([0, "gecos"], "b c"), in: "u a - \"b\"\n", "sysusers", gives: "u a - \"b c\"\n")
    try expect(.set(["A"], " b "), in: "A=1\n", "crontab", gives: "A=\" b \"\n")
    let error = try refusal(.set([0, "name"], "a b"), in: "::1 x\n", "hosts")
    #expect(
      error
        == .unsupported(
          [0, "name"], "\"a b\" holds a blank, which is between the columns: nothing can quote one"))
  }

  @Test func linesOfAValueStay() throws {
    let text = "smtp inet n - y - - smtpd\n  -o a=1\n# why\n  -o b=2\n"
    try expect(
      .set([0, "command"], "smtpd -o a=1 -o b=3"), in: text, "postfix-master",
      gives: text.replacingOnce("b=2", "b=3"))
    try expect(
      .set([0, "command"], "smtpd -v -o a=1 -o b=2"), in: text, "postfix-master",
      gives: text.replacingOnce("-o a", "-v -o a"))
    guard case .unsupported? = try refusal(.set([0, "command"], "x"), in: text, "postfix-master") else {
      Issue.record("a comment would be lost")
      return
    }
  }

  @Test func columnsAreAddedAndRemovedAtTheEnd() throws {
    try expect(.set([0, "options"], "ro"), in: "a /b ext4\n", "fstab", gives: "a /b ext4 ro\n")
    try expect(.remove([0, "options"]), in: "a /b ext4 ro\n", "fstab", gives: "a /b ext4\n")
    try expect(
      .set([0, "arguments"], "x y"), in: "auth\trequired\tpam.so\n", "pam", gives: "auth\trequired\tpam.so\tx y\n")
    try expect(.set([0, "reply"], "B = 2"), in: "ann A := 1\n", "radius-users", gives: "ann A := 1\n\tB = 2\n")
    try expect(
      .set([0, "mask"], "255.0.0.0"), in: "host a b 10.0.0.0 md5\n", "pg-hba",
      gives: "host a b 10.0.0.0 255.0.0.0 md5\n")
    try expect(
      .remove([0, "mask"]), in: "host a b 10.0.0.0 255.0.0.0 md5\n", "pg-hba", gives: "host a b 10.0.0.0 md5\n")
    try expect(
      .set([0, "options"], "[arch=a]"), in: "deb http://a b c\n", "sources-list",
      gives: "deb [arch=a] http://a b c\n")
    #expect(
      try refusal(.set([0, "passno"], "1"), in: "a /b ext4\n", "fstab")
        == .impossible([0, "passno"], "set options first, which is before it in the row"))
    #expect(
      try refusal(.remove([0, "options"]), in: "a /b ext4 ro 0\n", "fstab")
        == .impossible([0, "options"], "another column is behind it, which would take its place: remove that first"))
    #expect(
      try refusal(.remove([0, "type"]), in: "a /b ext4\n", "fstab")
        == .impossible([0, "type"], "a row has to have this column: remove the row instead"))
  }

  @Test func aKeyOfARuleIsAddedChangedAndRemoved() throws {
    let rule = "KERNEL==\"a\", RUN+=\"b\", RUN+=\"c\" \\\n, MODE=\"1\"\n"
    try expect(.set([0, "RUN+=", 1], "d\""), in: rule, "udev", gives: rule.replacingOnce("\"c\"", "\"d\\\"\""))
    try expect(.remove([0, "RUN+=", 0]), in: rule, "udev", gives: rule.replacingOnce("RUN+=\"b\", ", ""))
    try expect(.remove([0, "MODE="]), in: rule, "udev", gives: "KERNEL==\"a\", RUN+=\"b\", RUN+=\"c\"\n")
    try expect(
      .set([0, "OWNER="], "x"), in: "KERNEL==\"a\"\n", "udev", gives: "KERNEL==\"a\", OWNER=\"x\"\n")
    try expect(.rename([0, "KERNEL=="], to: "KERNEL!="), in: "KERNEL==\"a\"\n", "udev", gives: "KERNEL!=\"a\"\n")
    guard case .unsupported? = try refusal(.set([0, "OWNER"], "x"), in: rule, "udev") else {
      Issue.record("a key without its operator")
      return
    }
  }

  // MARK: - Rows

  @Test func rowsAreAddedBelowTheirNeighbours() throws {
    let table = "# <device> <where>\na      /       ext4\n\nbb     /home   ext4\n"
    let row: Value = ["device": "c", "mount_point": "/c", "type": "xfs"]
    try expect(.insert([2], row), in: table, "fstab", gives: table + "c      /c      xfs\n")
    try expect(
      .insert([0], row), in: table, "fstab", gives: table.replacingOnce("\na  ", "\nc      /c      xfs\na  "))
    try expect(.insert([0], row), in: "", "fstab", gives: "c /c xfs\n")
    try expect(
      .insert([1], ["include": "x"]), in: "auth a b\n", "pam", gives: "auth a b\n@include x\n")
    try expect(.insert([0], "x"), in: "# c\ny\n", "names", gives: "# c\nx\ny\n")
    try expect(
      .insert(["jobs", 0], ["time": "@daily", "user": "root", "command": "x"]), in: "A=1\n", "crontab",
      gives: "A=1\n@daily root x\n")
    try expect(
      .insert([1], ["name": "b", "password": "x", "gid": "2", "members": ""]), in: "a:x:1:\n", "group",
      gives: "a:x:1:\nb:x:2:\n")
    try expect(
      .insert([1], ["KERNEL==": "x", "RUN+=": ["a", "b"]]), in: "A==\"b\"\n", "udev",
      gives: "A==\"b\"\nKERNEL==\"x\", RUN+=\"a\", RUN+=\"b\"\n")
    guard case .unsupported? = try refusal(.insert([2], ["device": "x"]), in: table, "fstab") else {
      Issue.record("a row without its columns")
      return
    }
  }

  @Test func rowsGoWithTheirComments() throws {
    let table = "# <device> <where>\na / ext4\n\n# data\nb /b ext4\n\n# old\n#c /c ext4\nd /d ext4\n"
    try expect(.remove([1]), in: table, "fstab", gives: table.replacingOnce("# data\nb /b ext4\n\n", ""))
    try expect(.remove([0]), in: table, "fstab", gives: table.replacingOnce("a / ext4\n", ""))
    try expect(.remove([2]), in: table, "fstab", gives: table.replacingOnce("d /d ext4\n", ""))
    try expect(
      .move([0], to: 1), in: "a / ext4\n# data\nb /b ext4\n", "fstab", gives: "# data\nb /b ext4\na / ext4\n")
    try expect(
      .duplicate([0], as: .index(1)), in: "a:b c # x\n", "ethers", gives: "a:b c # x\na:b c # x\n")
  }

  @Test func assignmentsAreAboveTheJobs() throws {
    let table = "# jobs\nA=1\n#MAILTO=root\n\n0 0 * * * root x\n"
    try expect(.set(["B"], "2"), in: table, "crontab", gives: table.replacingOnce("A=1\n", "A=1\nB=2\n"))
    try expect(.set(["MAILTO"], "me"), in: table, "crontab", gives: table.replacingOnce("#MAILTO=root", "MAILTO=me"))
    try expect(.reset(["A"], commentedText: nil), in: table, "crontab", gives: table.replacingOnce("A=1", "#A=1"))
    try expect(.set(["B"], "2"), in: "0 0 * * * root x\n", "crontab", gives: "B=2\n0 0 * * * root x\n")
    try expect(
      .remove(["jobs", 0]), in: table, "crontab", gives: "# jobs\nA=1\n#MAILTO=root\n")
    try expect(
      .set(["MAILTO", 1], "c"), in: "MAILTO=a\n@daily root x\nMAILTO=b\n", "crontab",
      gives: "MAILTO=a\n@daily root x\nMAILTO=c\n")
    // Without quotes cron refuses the whole table.
    try expect(.set(["MAILTO"], ""), in: "MAILTO=a\n", "crontab", gives: "MAILTO=\"\"\n")
    try expect(.set(["MAILTO"], ""), in: "@daily root x\n", "crontab", gives: "MAILTO=\"\"\n@daily root x\n")
  }

  @Test func membersAreWrittenLikeTheirNeighbours() throws {
    try expect(
      .set(["hosts"], "files dns"), in: "passwd:         files\n", "nsswitch",
      gives: "passwd:         files\nhosts:          files dns\n")
    try expect(.set(["b"], "c"), in: "a: b\n", "aliases", gives: "a: b\nb: c\n")
    try expect(.rename(["a"], to: "b"), in: "a:  x\n", "aliases", gives: "b:  x\n")
  }

  // MARK: - Every table

  static let hard = [
    "a b", "a#b", "a # b", "a;b", "a ; b", "a \"b\" c", "it's", "a\\b", "a=b", "a: b", "-x", "yes", "42", "", " lead",
    "trail ", "a$b", "[x]", "%h", "100%", "ä",
  ]

  /// What is hard to write is read back as it is, or refused before anything is written.
  @Test(arguments: RowSample.all) func hardTextsAreWrittenOrRefused(_ sample: RowSample) throws {
    let document = try Document(parsing: Array(sample.text.utf8), as: #require(Format.named(sample.format)))
    for node in leaves(document.root) {
      for text in Self.hard {
        do throws(EditError) {
          let new = try document.applying(.set(node.path, .string(text))).document
          #expect(new.node(at: node.path)?.string == text, "\(node.path)")
        } catch {
          guard case .unsupported = error else {
            Issue.record("\(sample.format): \(node.path) to \(text): \(error)")
            continue
          }
        }
      }
    }
  }

  @Test(arguments: RowSample.all) func aValueThatIsSetBackLeavesNoTrace(_ sample: RowSample) throws {
    let document = try Document(parsing: Array(sample.text.utf8), as: #require(Format.named(sample.format)))
    for node in leaves(document.root) {
      guard let text = node.string, let edited = try? document.applying(.set(node.path, .string(text + "7"))).document
      else { continue }
      #expect(try edited.applying(.set(node.path, .string(text))).document.string == sample.text, "\(node.path)")
    }
  }

  /// What remembers how values were written keeps columns below each other all the same.
  @Test func aColumnThatGrewAndShrankIsWhereItWas() throws {
    let first = "auth    requisite       a.so\nauth\trequired\tb.so\n"
    let text = first + "session [success=ok]        c.so\nauth    optional        d.so\n"
    var history = EditHistory(try Document(parsing: Array(text.utf8), as: #require(Format.named("pam"))))
    try history.apply(.set([0, "type"], "account"))
    #expect(history.document.string.hasPrefix("account requisite       a.so\n"))
    try history.apply(.set([0, "type"], "auth"))
    #expect(history.document.string == text)
  }

  @Test(arguments: RowSample.all) func aCopyOfARowIsAddedAndRemoved(_ sample: RowSample) throws {
    let document = try Document(parsing: Array(sample.text.utf8), as: #require(Format.named(sample.format)))
    let tables = document.root.kind == .array ? [document.root] : document.root.children.filter { $0.kind == .array }
    for table in tables {
      for row in table.elements {
        let place = table.path.appending(table.count)
        let added = try document.applying(.insert(place, row.value)).document
        #expect(added.node(at: place)?.value == row.value, "\(row.path)")
        #expect(try added.applying(.remove(place)).document.string == sample.text, "\(row.path)")
      }
    }
  }

  private func leaves(_ node: Node) -> [Node] {
    node.kind.isScalar ? [node] : node.children.flatMap(leaves)
  }
}

extension String {
  func replacingOnce(_ text: String, _ other: String) -> String {
    guard let place = firstPlace(of: text) else { return self }
    return self[..<place.lowerBound] + other + self[place.upperBound...]
  }
}
