import Testing

@testable import SettingsPrograms

/// Pages in mdoc(7) are read for their names and what they say of them.
@Suite struct MdocReaderTests {
  private func entries(_ source: String) throws -> [ManualEntry] {
    ManualPage.reading(source).entries
  }

  private static let head = ".Dd November 22, 2026\n.Dt NIGHTJAR 5\n.Os\n.Sh DESCRIPTION\n.Bl -tag -width Ds\n"

  @Test func itemsAreNamesAndWordsAreMarked() throws {
    let entries = try entries(
      Self.head + ".It Cm SingAtNight\nThe argument must be\n.Cm yes\nor\n.Cm no .\nThe default is\n.Cm yes .\n.El\n")
    #expect(entries.map(\.names) == [["SingAtNight"]])
    #expect(entries[0].section == "DESCRIPTION")
    #expect(entries[0].summary == "The argument must be yes or no. The default is yes.")
    #expect(entries[0].paragraphs[0].marked.contains(ManualText.literal("no") + "."))
    #expect(
      ManualKnowledge(
        ManualPage.reading(Self.head + ".It Cm A\nThe default is\n.Cm b .\n.El\n"), sections: [], section: nil
      ).settings.first?.standard == "b")
  }

  @Test func listsInsideExplainValues() throws {
    let entries = try entries(
      Self.head
        + ".It Cm Mode\nHow:\n.Bl -tag -width Ds\n.It Cm loud\nFar.\n.Bl -bullet\n.It\nVery far.\n.El\n.It Cm soft\nNear.\n.El\n.Pp\nNo more.\n"
        + ".It Cm Next\nOther.\n.El\n")
    #expect(entries.map(\.names) == [["Mode"], ["Next"]])
    #expect(entries[0].paragraphs.map(\.plain) == ["How:", "loud: Far.", "Very far.", "soft: Near.", "No more."])
  }

  @Test func macrosInALine() throws {
    let entries = try entries(
      Self.head
        + ".It Cm Song\nSee\n.Xr bird 1 ,\n.Pa /etc/nightjar ,\n.Fl v\nand\n.Dq a b .\n.Ar word Ns ... \\&\n.\\\" not this\n.El\n"
    )
    let text = try #require(entries.first).summary
    #expect(text.hasPrefix("See bird(1), /etc/nightjar, -v and a b."), "\(text)")
    #expect(!text.contains("not this"))
  }

  @Test func howLinesAreJoinedIsNoText() throws {
    let entries = try entries(
      Self.head + ".It Cm Jump\nProxies as\n.Xo\n.Sm off\n.Op Ar user No @\n.Ar host\n.Sm on\n.Xc .\n.El\n")
    #expect(entries[0].summary == "Proxies as [user @] host")
  }

  @Test func escapesAreCharacters() throws {
    let entries = try entries(
      Self.head + ".It Cm Path\nA \\(em b \\[u00E9] \\fBbold\\fR c\\-d \\e x\\&y \\(lqz\\(rq\n.El\n")
    #expect(entries[0].summary == "A — b é bold c-d \\ xy “z”")
  }

  @Test func sectionsPart() throws {
    let entries = try entries(
      Self.head + ".It Cm One\nFirst.\n.El\n.Sh \"SEE ALSO\"\n.Bl -tag\n.It Cm Two\nSecond.\n.El\nLast words.\n")
    #expect(entries.map(\.section) == ["DESCRIPTION", "SEE ALSO"])
    #expect(entries[0].paragraphs.count == 1)
  }
}

extension ManualEntry {
  /// The first paragraph, which says what the setting is for.
  var summary: String { paragraphs.first?.plain ?? "" }
}

extension ManualPage {
  static func reading(_ text: String) -> ManualPage {
    guard let page = ManualReference("page(5)").flatMap({ ManualPage($0, in: "") { _ in Array(text.utf8) } }) else {
      preconditionFailure("a text is a page")
    }
    return page
  }
}
