import EmbeddedPages
import SettingsDocuments
import SettingsPrograms
import Testing

@testable import SettingsSearch

/// The pages of words: each can be read, belongs to a program, and a bad one is refused with its line.
@Suite struct WordsTests {
  static let names = (0..<BuiltInPages.words.count)
    .map { String(decoding: BuiltInPages.words[$0].key, as: UTF8.self) }.filter { $0 != GeneralWords.name }

  @Test(arguments: names)
  func aPageBelongsToAProgram(_ name: String) throws {
    let text = try #require(BuiltInPages.words.text(of: name))
    _ = try ProgramWords(name: name, parsing: text)
    #expect(ProgramPages().names.contains(name))
  }

  @Test func theGeneralPageCanBeRead() throws {
    let words = try GeneralWords(parsing: #require(BuiltInPages.words.text(of: GeneralWords.name)))
    #expect(words.others(for: "ram").contains("memory"))
    #expect(words.ignored.contains("the"))
    #expect(words.topics["samba"]?.contains("file server") == true)
    for name in words.topics.keys { #expect(ProgramPages().names.contains(name), "\(name)") }
  }

  @Test(arguments: [
    ("[setting.a]\ncalled = [\"b\"]", "sshd.toml:1:2: setting is not known here"),
    ("[settings.a]\ncalled = \"b\"", "sshd.toml:2:10: called is not a list of texts"),
    ("[settings.a]\ncalled = [\"Big One\"]", "sshd.toml:2:10: \"Big One\" is no phrase of small letters"),
    ("[settings.a]\nnames = [\"b\"]", "sshd.toml:2:1: names is not known here"),
    ("[settings.a.wishes]\nno = [\"\"]", "sshd.toml:2:6: \"\" is no phrase"),
  ])
  func aBadPageIsRefused(_ text: String, _ words: String) {
    #expect {
      try ProgramWords(name: "sshd", parsing: Array(text.utf8))
    } throws: {
      "\($0)".hasPrefix(words)
    }
  }

  @Test func aGroupOfOneIsRefused() {
    #expect {
      try GeneralWords(parsing: Array("same = [[\"a\"]]".utf8))
    } throws: {
      "\($0)".contains("general.toml:1:8: a group of same has two words at least")
    }
  }

  /// The words are not written for the phrases that the search is measured by, nor is it learnt from these.
  @Test func noPhraseOfTheMeasureIsAmongTheWords() throws {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let learnt = try FolderOfPhrases("/\(folder)/../../Scripts/search").phrases.map(Self.plain)
    let written = Set(
      Self.names.compactMap(ProgramWords.builtIn).flatMap(\.settings).flatMap {
        $0.called + $0.wishes.flatMap(\.phrases)
      }
      .map(Self.plain) + learnt)
    let phrases = try FolderOfPhrases("/\(folder)/Phrases").phrases
    for phrase in phrases where written.contains(Self.plain(phrase)) { Issue.record("\(phrase) is in Words") }
  }

  private static func plain(_ phrase: String) -> String { PlainWords.words(of: phrase).joined(separator: " ") }
}

/// The first column of all tables of a folder.
private struct FolderOfPhrases {
  let phrases: [String]

  init(_ folder: String) throws {
    var phrases: [String] = []
    for name in try SystemFileSystem().names(in: folder) where name.hasSuffix(".tsv") {
      let text = String(decoding: try FileContent(folder + "/" + name).bytes, as: UTF8.self)
      phrases += text.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
    }
    self.phrases = phrases
  }
}
