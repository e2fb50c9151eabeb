import SettingsDocuments
import Testing

/// A file that its user and its package changed, merged by setting.
@Suite struct UpgradeMergeTests {
  private func document(_ text: String, _ format: String) throws -> Document {
    try Document(parsing: Array(text.utf8), as: try #require(Format.named(format)))
  }

  private func merge(_ shipped: String?, _ mine: String, _ theirs: String, as format: String = "sshd") throws
    -> UpgradeMerge
  {
    UpgradeMerge(
      shipped: try shipped.map { try document($0, format) }, mine: try document(mine, format),
      theirs: try document(theirs, format))
  }

  private func text(_ merge: UpgradeMerge, _ choices: [Path: MergeSide] = [:]) -> String? {
    merge.merged(choices).map { String(decoding: $0.document.text, as: UTF8.self) }
  }

  @Test func mineStaysWhereIChangedItAndTheirsComesElsewhere() throws {
    let merge = try merge(
      "#Port 22\n#MaxAuthTries 6\nX11Forwarding yes\n", "Port 2222\n#MaxAuthTries 6\nX11Forwarding yes\n",
      "# The port.\n#Port 22\n#MaxAuthTries 5\nX11Forwarding no\nUsePAM yes\n")
    #expect(merge.settings().conflicts.isEmpty)
    #expect(text(merge) == "# The port.\nPort 2222\n#MaxAuthTries 5\nX11Forwarding no\nUsePAM yes\n")
  }

  @Test func whatBothChangedIsAskedAndTakenAsChosen() throws {
    let merge = try merge("MaxAuthTries 6\n", "MaxAuthTries 3\n", "MaxAuthTries 4\n")
    #expect(
      merge.settings().conflicts == [
        SettingConflict(path: ["MaxAuthTries"], mine: "3", theirs: "4", shipped: "6")
      ])
    #expect(text(merge, [["MaxAuthTries"]: .theirs]) == "MaxAuthTries 4\n")
    #expect(text(merge, [["MaxAuthTries"]: .mine]) == "MaxAuthTries 3\n")
    #expect(text(merge, [["MaxAuthTries"]: .shipped]) == "MaxAuthTries 6\n")
  }

  @Test func commentsOfBothStay() throws {
    let merge = try merge(
      "Port 22\nUsePAM yes\n", "# Ours: asked for by the auditors.\nPort 2222 # not 22\nUsePAM yes\n",
      "# The port number.\nPort 22\nUsePAM no\n")
    #expect(
      text(merge) == "# The port number.\n# Ours: asked for by the auditors.\nPort 2222 # not 22\nUsePAM no\n")
    #expect(merge.merged()?.lostComments == [])
  }

  @Test func whatITookAwayStaysAway() throws {
    let merge = try merge(
      "UsePAM yes\nPrintMotd no\nTCPKeepAlive yes\n", "#UsePAM yes\nTCPKeepAlive yes\n",
      "# Pluggable modules.\nUsePAM yes\nPrintMotd no\nTCPKeepAlive no\n")
    #expect(text(merge) == "# Pluggable modules.\n#UsePAM yes\nTCPKeepAlive no\n")
  }

  @Test func entriesThatBothAddedToAListAreAllThere() throws {
    let merge = try merge(
      "AcceptEnv LANG\nUsePAM yes\n", "AcceptEnv LANG\nAcceptEnv OURS\nUsePAM yes\n",
      "AcceptEnv LANG\nAcceptEnv COLORTERM\nUsePAM yes\n")
    #expect(merge.settings().conflicts.isEmpty)
    let merged = try #require(merge.merged()?.document)
    let values = merged.root["AcceptEnv"]?.elements.compactMap(\.string) ?? []
    #expect(Set(values) == ["LANG", "OURS", "COLORTERM"], "\(values)")
  }

  @Test func rowsOfATableAreMergedByTheirEntries() throws {
    let base = "UUID=1 / ext4 defaults 0 1\nUUID=2 none swap sw 0 0\n"
    let merge = try merge(
      base, base.replacing("ext4 defaults", with: "ext4 noatime") + "UUID=3 /srv ext4 defaults 0 2\n",
      "proc /proc proc defaults 0 0\n" + base, as: "fstab")
    #expect(merge.settings().conflicts.isEmpty)
    #expect(
      text(merge) == """
        proc /proc proc defaults 0 0
        UUID=1 / ext4 noatime 0 1
        UUID=2 none swap sw 0 0
        UUID=3 /srv ext4 defaults 0 2

        """)
  }

  @Test func whatISetInASectionThatIsGoneKeepsItsSectionAndItsSpelling() throws {
    let merge = try merge(
      "[PHP]\nengine = On\n\n[OCI8]\n; Events.\n;oci8.events = Off\n;oci8.max = 1\n\n[Date]\na = 1\n",
      "[PHP]\nengine = On\n\n[OCI8]\n; Events.\noci8.events = On\n;oci8.max = 1\n\n[Date]\na = 1\n",
      "[PHP]\nengine = On\n\n[Date]\na = 1\n", as: "php")
    #expect(merge.settings().conflicts.isEmpty)
    #expect(text(merge) == "[PHP]\nengine = On\n\n[OCI8]\noci8.events = On\n[Date]\na = 1\n")
  }

  @Test func capitalsOfAKeyDoNotMakeAnotherSetting() throws {
    let merge = try merge("UsePAM yes\nPort 22\n", "usepam no\nPort 22\n", "UsePAM yes\nPort 22\nPrintMotd no\n")
    #expect(merge.settings().conflicts.isEmpty)
    #expect(merge.merged()?.document.root["UsePAM"]?.string == "no")
    #expect(merge.merged()?.document.root["PrintMotd"]?.string == "no")
  }

  // MARK: - Without the text that was shipped

  @Test func whatOnlyOneSideHasIsItsOwn() throws {
    let merge = try merge(nil, "Port 2222\nUsePAM yes\n", "#Port 22\nUsePAM yes\nPrintMotd no\n")
    #expect(merge.isGuessed && merge.settings().conflicts.isEmpty)
    #expect(text(merge) == "Port 2222\nUsePAM yes\nPrintMotd no\n")
  }

  @Test func whatBothSetOtherwiseIsAsked() throws {
    let merge = try merge(nil, "MaxAuthTries 3\nUsePAM yes\n", "MaxAuthTries 4\nUsePAM yes\n")
    #expect(
      merge.settings().open == [SettingConflict(path: ["MaxAuthTries"], mine: "3", theirs: "4", shipped: nil)])
  }

  @Test func aCommentWithTheirValueIsASettingThatITookAway() throws {
    let mine = "#UsePAM yes\nPort 22\n"
    #expect(text(try merge(nil, mine, "UsePAM yes\nPort 22\n")) == mine)
    // With another value it was shipped so, and theirs may be wanted.
    let other = try merge(nil, "#MaxAuthTries 6\nPort 22\n", "MaxAuthTries 4\nPort 22\n")
    #expect(
      other.settings().open == [SettingConflict(path: ["MaxAuthTries"], mine: nil, theirs: "4", shipped: "6")])
  }
}
