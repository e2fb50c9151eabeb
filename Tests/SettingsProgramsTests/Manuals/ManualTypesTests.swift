import Testing

@testable import SettingsPrograms

/// A type is read where a whole sentence tells it, and nowhere else.
@Suite struct ManualTypesTests {
  private func types(_ text: String, names: [String] = ["Song"], of name: String = "Song") -> ManualTypes {
    ManualTypes(
      ManualEntry(names: names, section: "", paragraphs: [ManualText(marked: text)]), name: name)
  }

  @Test(arguments: [
    ("Takes a boolean.", "boolean"), ("Sings. Takes a boolean argument. Defaults to no.", "boolean"),
    ("Takes a boolean value, which is the default.", "boolean"), ("When true (the default), it sings.", "boolean"),
    ("Takes an integer.", "integer"), ("Takes a timespan.", "time span"), ("Takes a size in bytes.", "size"),
  ])
  func sentencesTell(_ text: String, _ type: String) {
    #expect(types(text).typeName == type)
  }

  @Test(arguments: [
    "Takes a boolean or \"auto\".", "Takes a boolean, or the special value auto.",
    "Takes a boolean. May also be set to \"auto\".", "Takes an integer or \"max\".", "It takes what a boolean takes.",
    "Takes an integer. The suffixes K and M are understood.", "Takes one of \"a\", \"b\" or a number.",
    "The special value \"x\" counts. Takes a boolean.",
  ])
  func otherSentencesDoNot(_ text: String) {
    let types = types(text)
    #expect(types.typeName == nil && types.values == [])
  }

  @Test func boundsAreRead() {
    let types = types("Takes a number in the range 1...4095.")
    #expect(types.typeName == "integer" && types.least == 1 && types.most == 4095)
    #expect(self.types("Takes a number between 1 and 1023.").most == 1023)
    #expect(self.types("Takes an integer in the range -64...256.").least == -64)
    #expect(self.types("Takes a number in the range 0...255 or \"auto\".").typeName == nil)
  }

  @Test func listsAreRead() {
    #expect(types("Takes one of \"none\", \"all\" (the default) or \"some\".").values == ["none", "all", "some"])
    #expect(types("One of \u{1}a\u{2}, \u{1}b\u{2} and \u{1}c\u{2}.").values == ["a", "b", "c"])
    #expect(types("Takes one of the names of it.").values == [])
  }

  @Test func sentencesMayNameTheirSetting() {
    let text = "EmitSong= takes a boolean. Song= takes a list."
    #expect(types(text, names: ["Song", "EmitSong"], of: "EmitSong").typeName == "boolean")
    #expect(types(text, names: ["Song", "EmitSong"], of: "Song").typeName == nil)
    #expect(types("Takes a boolean.", names: ["Song", "EmitSong"], of: "Song").typeName == nil)
  }

  @Test func patternsOfNamesHaveStars() {
    #expect(NamePattern("advice.*").matches("advice.x") && !NamePattern("advice.*").matches("advise.x"))
    #expect(NamePattern("Login.Handle*Key").matches("Login.HandlePowerKey"))
    #expect(!NamePattern("aXa*Xa").matches("aXa") && NamePattern("*Sec").matches("A.BSec"))
    #expect(NamePattern("a*b*c").matches("a1b2c") && !NamePattern("a*b*c").matches("a12c"))
    #expect(NamePattern("plain").matches("plain") && !NamePattern("plain").matches("plains"))
  }
}
