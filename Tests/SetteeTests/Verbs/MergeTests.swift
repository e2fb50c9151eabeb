import Testing

@testable import settee

/// `settee merge BASE OURS THEIRS`.
@MainActor
@Suite struct MergeTests {
  private let account: Account
  private let base = "# The mail server\n[queue]\nlength = 5\nretry = 10\n\n[log]\nlevel = \"info\"\n"

  init() throws { account = try Account() }

  /// Merges three texts under names that tell nothing, as git names them.
  private func merge(
    _ base: String, _ ours: String, _ theirs: String, as name: String = "conf/app.toml", options: [String] = []
  ) throws -> (status: Int32, text: String) {
    let files = [
      try account.write(".merge_file_a", base), try account.write(".merge_file_b", ours),
      try account.write(".merge_file_c", theirs),
    ]
    let status = account.run(["merge", "--as", name] + options + files)
    return (status, try account.text(files[1]))
  }

  @Test func settingsThatDoNotMeetAreMerged() throws {
    let merged = try merge(
      base, base.replacing("length = 5", with: "length = 6"), base.replacing("retry = 10", with: "retry = 20 # seconds")
    )
    #expect(merged.status == 0)
    #expect(merged.text == base.replacing("length = 5", with: "length = 6").replacing("10", with: "20 # seconds"))
    #expect(account.errors == "" && account.output == "")
  }

  @Test func whatLinesCannotTellSettingsDo() throws {
    let one = #"{ "a": 1, "b": 2 }"#
    let merged = try merge(one, #"{ "a": 3, "b": 2 }"#, #"{ "a": 1, "b": 4 }"#, as: "x.json")
    #expect(merged.status == 0 && merged.text == #"{ "a": 3, "b": 4 }"#)
    let added = try merge("[a]\nx = 1\n", "[a]\nx = 1\ny = 2\n", "[a]\nx = 1\nz = 3\n")
    #expect(added.status == 0 && added.text == "[a]\nx = 1\nz = 3\ny = 2\n")
  }

  @Test func aCommentBesideWhatTheOtherChangedIsNoConflict() throws {
    let commented = try merge("a: 1\nb: 2\n", "# why\na: 1\nb: 2\n", "a: 9\nb: 2\n", as: "x.yaml")
    #expect(commented.status == 0 && commented.text == "# why\na: 9\nb: 2\n")
  }

  @Test func onlyWhatBothChangedHasMarks() throws {
    let merged = try merge(
      base, base.replacing("length = 5", with: "length = 6").replacing("\"info\"", with: "\"debug\""),
      base.replacing("length = 5", with: "length = 7").replacing("retry = 10", with: "retry = 20"))
    #expect(merged.status == 1)
    #expect(
      merged.text == """
        # The mail server
        [queue]
        <<<<<<< ours
        length = 6
        =======
        length = 7
        >>>>>>> theirs
        retry = 20

        [log]
        level = "debug"

        """)
    #expect(account.errors == "settee: app.toml: both changed queue.length\n")
  }

  @Test func marksAreAsLongAsGitSaysAndHaveTheLineBreaksOfTheFile() throws {
    let merged = try merge("a = 1\r\n", "a = 2\r\n", "a = 3\r\n", options: ["--marker-size", "9", "--quiet"])
    #expect(merged.status == 1 && account.errors == "")
    #expect(
      merged.text == "<<<<<<<<< ours\r\na = 2\r\n=========\r\na = 3\r\n>>>>>>>>> theirs\r\n")
  }

  @Test func aSectionThatOneRemovedAndTheOtherChangedStandsTwice() throws {
    let merged = try merge(
      base, "# The mail server\n[queue]\nlength = 5\nretry = 10\n", base.replacing("\"info\"", with: "\"debug\""))
    #expect(merged.status == 1)
    #expect(merged.text.hasSuffix("=======\n\n[log]\nlevel = \"debug\"\n>>>>>>> theirs\n"), "\(merged.text)")
    #expect(account.errors == "settee: app.toml: both changed log\n")
  }

  @Test func listsThatBothChangedStandTwiceAsAWhole() throws {
    let merged = try merge(
      #"{ "l": ["a", "b"], "x": 1 }"# + "\n", #"{ "l": ["n", "a", "b"], "x": 2 }"# + "\n",
      #"{ "l": ["a", "B"], "x": 1 }"# + "\n", as: "x.json")
    #expect(merged.status == 1)
    #expect(
      merged.text == """
        <<<<<<< ours
        { "l": ["n", "a", "b"], "x": 2 }
        =======
        { "l": ["a", "B"], "x": 2 }
        >>>>>>> theirs

        """)
  }

  @Test func commentsThatOursChangedAreKept() throws {
    let merged = try merge(
      base, base.replacing("mail server", with: "web server").replacing("= 5", with: "= 6"),
      base.replacing("= 5", with: "= 7"))
    #expect(merged.status == 1)
    #expect(
      merged.text
        == base.replacing("mail server", with: "web server")
        .replacing("length = 5\n", with: "<<<<<<< ours\nlength = 6\n=======\nlength = 7\n>>>>>>> theirs\n"))
  }

  @Test func whatIsNoSettingsFileIsMergedByLines() throws {
    let clean = try merge("a\nb\nc\nd\n", "A\nb\nc\nd\n", "a\nb\nc\nD\n", as: "notes.txt")
    #expect(clean.status == 0 && clean.text == "A\nb\nc\nD\n")
    let met = try merge("{ a\nb\n", "{ A\nb\n", "{ x\nb\n", as: "broken.json")
    #expect(met.status == 1)
    #expect(met.text == "<<<<<<< ours\n{ A\n=======\n{ x\n>>>>>>> theirs\nb\n")
  }

  @Test func whatBothMadeAnewHasMarksWhereItDiffers() throws {
    let merged = try merge("", "a = 1\nb = 2\n", "a = 1\nb = 3\n")
    #expect(merged.status == 1)
    #expect(merged.text == "a = 1\n<<<<<<< ours\nb = 2\n=======\nb = 3\n>>>>>>> theirs\n")
  }

  @Test func nothingIsWrittenWhereAFileIsMissingOrOnlyTheResultIsWanted() throws {
    let ours = try account.write("ours.toml", "a = 1\nb = 1\n")
    let base = try account.write("base.toml", "a = 0\nb = 1\n")
    let theirs = try account.write("theirs.toml", "a = 0\nb = 2\n")
    #expect(account.run("merge", base, ours, "/nowhere.toml") == 2)
    #expect(account.run("merge", "--dry-run", base, ours, theirs) == 0)
    #expect(account.output == "a = 1\nb = 2\n")
    #expect(try account.text(ours) == "a = 1\nb = 1\n")
  }
}
