import Testing

@testable import SettingsSearch

/// An index that is not whole, or of something else, is none.
@Suite struct StoredIndexTests {
  private static let content: [UInt8] = {
    var program = SearchedProgram(name: "a", title: "A", mainFile: "/etc/a")
    program.settings = (0..<200).map { number in
      SearchedSetting(file: "/etc/a", keys: ["setting\(number)"], path: "setting\(number)", state: .set)
    }
    let indexed = ProgramInWords(program, words: nil)
    return IndexWriter.index(of: [indexed], key: "k", source: ["/etc/a", "/etc/b*"]) ?? []
  }()

  @Test func tellsWhatItIsMadeOf() throws {
    let finder = try #require(SettingFinder(Self.content))
    #expect(finder.key == "k" && finder.source == ["/etc/a", "/etc/b*"])
  }

  @Test(arguments: [0, 1, 99, 4096, 8191, 12288])
  func whatIsCutOffIsNone(_ count: Int) {
    #expect(Self.content.count > 12288)
    #expect(SettingFinder(Array(Self.content.prefix(count))) == nil)
  }

  @Test func whatIsOverwrittenIsNoneOrSaysSo() {
    for start in stride(from: 0, to: Self.content.count - 512, by: 1024) {
      var content = Self.content
      for index in start..<start + 512 { content[index] = 0xA5 }
      _ = try? SettingFinder(content)?.find("setting7")
    }
  }

  @Test func theKeyIsOfWhatItIsMadeOf() {
    func key(_ texts: String...) -> String {
      var key = SettingIndexKey()
      for text in texts { key.add(text) }
      return key.text
    }
    #expect(key("a", "b") == key("a", "b") && key("a", "b") != key("ab") && key("a", "b") != key("b", "a"))
  }
}
