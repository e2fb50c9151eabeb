import Testing

@testable import SettingsPrograms

/// Pages in man(7) are read for their names and what they say of them, whoever wrote them.
@Suite struct ManReaderTests {
  private func entries(_ source: String) -> [ManualEntry] { ManualPage.reading(source).entries }

  @Test func termsAreIndentedByDocBook() {
    let entries = entries(
      """
      .TH NIGHTJAR 5
      .SH "[SONG] SECTION OPTIONS"
      .PP
      \\fISinging=\\fR, \\fIHumming=\\fR
      .RS 4
      Takes a boolean\\&. Defaults to
      "no"\\&.
      .PP
      More of it:
      .PP
      loud
      .RS 4
      Far\\&.
      .RE
      .RE
      .PP
      \\fIPitch=\\fR
      .RS 4
      High\\&.
      .RE
      """)
    #expect(entries.map(\.names) == [["Singing", "Humming"], ["Pitch"]])
    #expect(entries[0].section == "[SONG] SECTION OPTIONS")
    #expect(
      entries[0].paragraphs.map(\.plain) == ["Takes a boolean. Defaults to \"no\".", "More of it:", "loud", "Far."])
    #expect(entries[1].summary == "High.")
  }

  @Test func severalNamesInOneTitleAreEachASetting() {
    func settings(_ title: String, _ terms: ManualTerms) -> [SettingKnowledge] {
      let page = ManualPage.reading(".TH NIGHTJAR 5\n.SH DESCRIPTION\n.TP\n\(title)\nHow high.\n")
      return ManualKnowledge(page, sections: [], section: nil, terms: terms).settings
    }
    let ands = settings(#".B FIRST_PITCH " and " LAST_PITCH"#, .namesAlone)
    #expect(ands.map(\.name) == ["FIRST_PITCH", "LAST_PITCH"])
    #expect(ands.allSatisfy { $0.description == "How high." })
    let commas = settings(#"\fBPITCH_MIN\fR (number), \fBPITCH_MAX\fR (number)"#, .nameAndTypeInBrackets)
    #expect(commas.map(\.name) == ["PITCH_MIN", "PITCH_MAX"])
    #expect(commas.map(\.typeNames) == [["number"], ["number"]])
    #expect(settings("a, b (scalar)", .nameAndTypeInBrackets).map(\.name) == ["a", "b"])
  }

  @Test func aSentenceBelowATagThatLeadsToAnExampleIsNoTerm() {
    let entries = entries(
      """
      .SH OPTIONS
      .TP
      .B pitch
      Force how high it is, as this example shows it:
      .RS
      pitch = 440
      .RE
      .TP
      .B volume
      How loud.
      """)
    #expect(entries.map(\.names) == [["pitch"], ["volume"]])
    #expect(
      entries[0].paragraphs.map(\.plain) == ["Force how high it is, as this example shows it:", "pitch = 440"])
  }

  @Test func tagsAreTerms() {
    let entries = entries(
      """
      .SH OPTIONS
      .TP
      .B pitch
      How high.
      .TP
      \\fBvolume\\fR (G)
      How
      .B loud
      it is.
      .IP "tempo"
      How fast.
      """)
    #expect(entries.map(\.names) == [["pitch"], ["volume"], ["tempo"]])
    #expect(entries.map(\.summary) == ["How high.", "How loud it is.", "How fast."])
  }

  @Test func tablesAndDefinitionsAreLeftOut() {
    let entries = entries(
      """
      .de XX
      .TP
      .B no setting
      ..
      .ig
      Nobody reads this.
      ..
      .SH OPTIONS
      .TP
      .B pitch
      Before.
      .TS
      allbox tab(:);
      lB lB.
      Name:Pitch
      .TE
      After.
      """)
    #expect(entries.map(\.names) == [["pitch"]])
    #expect(entries[0].summary == "Before. After.")
  }

  @Test func conditionsAreThoseOfATerminal() {
    let entries = entries(
      """
      .ie \\n(.g .ds Aq \\(aq
      .el       .ds Aq '
      .SH OPTIONS
      .TP
      .B pitch
      .if t Printed.
      .if n Read.
      .ie t \\{\\
      Printed too.
      .TP
      .B no setting
      .\\}
      .el \\{\\
      Read too.
      .\\}
      .if !t At last.
      """)
    #expect(entries.map(\.names) == [["pitch"]])
    #expect(entries[0].summary == "Read. Read too. At last.")
  }

  @Test func fontsAndEscapesAreText() {
    let entries = entries(
      ".SH A\n.TP\n.B x\n\\fB\\-a\\fR\\ \\(bu \\s-1small\\s0 \\h'4n'\\m[blue]\\fBb\\fR\\m[] it\\*(Aqs \\f[CB]c\\f[R]\n")
    #expect(
      entries[0].summary == "-a • small b its c" || entries[0].summary == "-a • small b it's c", "\(entries[0].summary)"
    )
  }

  @Test func anotherPageMayBeMeant() throws {
    let files = [
      "/r/usr/share/man/man5/a.5.gz": ".\\\" An alias.\n.so man5/b.5\n",
      "/r/usr/share/man/man5/b.5": ".SH X\n.TP\n.B pitch\nHigh.\n",
      "/r/usr/share/man/man5/c.5.gz": ".so ../../../etc/passwd\n", "/r/usr/share/man/man5/d.5.gz": ".so man5/d.5\n",
    ]
    func page(_ name: String) -> ManualPage? {
      ManualReference("\(name)(5)").flatMap { ManualPage($0, in: "/r") { files[$0].map { Array($0.utf8) } } }
    }
    #expect(page("a")?.entries.map(\.names) == [["pitch"]])
    #expect(page("c")?.entries.isEmpty == true)
    #expect(page("d")?.entries.isEmpty ?? true)
    #expect(page("e") == nil)
  }

  /// The version that has a setting first, where a sentence of its own says it.
  @Test(
    arguments: [
      ("Added in version 250\\&.", "250"), ("This feature is available in Nightjar 2.3 and later.", "2.3"),
      ("Added in version control systems.", nil), ("Sings since long ago.", nil),
    ] as [(String, String?)])
  func sinceWhenASettingIsThereIsRead(_ sentence: String, _ version: String?) throws {
    let source = ".SH \"OPTIONS\"\n.PP\n\\fISong=\\fR\n.RS 4\nSings\\&.\n.sp\n\(sentence)\n.RE\n"
    let settings = ManualKnowledge(.reading(source), sections: ["OPTIONS"], section: nil).settings
    #expect(settings.map(\.name) == ["Song"])
    #expect(settings.first?.since == version)
  }
}
