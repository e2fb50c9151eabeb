import EmbeddedPages
import Testing

@testable import SettingsSearch

/// What says the same in other words is near.
@Suite struct SentenceSpaceTests {
  private static let sentences = [
    "disable password login", "forbid signing in by typing a secret", "show the folder to visitors", "zzgrumpf setting",
  ]

  private static let all: Sentences? = {
    var writer = SentenceWriter()
    for sentence in sentences { writer.add(PlainWords.words(of: sentence)) }
    let (words, bytes, numbers) = writer.parts
    return Sentences(bytes, numbers: numbers, words: words)
  }()

  private func nearness(_ typed: String) throws -> [Float] {
    let sentences = try #require(Self.all)
    return sentences.nearness(to: sentences.space.direction(ofTyped: PlainWords.words(of: typed)))
  }

  @Test func whatIsTheSameIsNearest() throws {
    for (place, sentence) in Self.sentences.enumerated() {
      let nearness = try nearness(sentence)
      #expect(nearness.count == 4)
      #expect(abs(nearness[place] - 1) < 0.02, "\(sentence) \(nearness)")
      #expect(nearness.indices.allSatisfy { $0 == place || nearness[$0] < 0.9 })
    }
  }

  @Test(arguments: [("deny authentication", 1), ("guests browse directory", 2)])
  func otherWordsForTheSameAreNear(_ typed: String, _ place: Int) throws {
    let nearness = try nearness(typed)
    #expect(nearness[place] > 0.2)
    #expect(nearness.max() == nearness[place] || place == 1 && nearness.max() == nearness[0], "\(nearness)")
  }

  @Test func aWordThatNobodyKnowsIsNearToItselfAlone() throws {
    #expect(try nearness("zzgrumpf")[3] > 0.6)
    #expect(try nearness("zzgrumpf")[..<3].allSatisfy { $0 == 0 })
    #expect(try nearness("qqxyz").allSatisfy { $0 == 0 })
    #expect(try nearness("").allSatisfy { $0 == 0 })
  }

  @Test func whatIsCutOffOrPointsOutsideIsRefused() throws {
    var writer = SentenceWriter()
    writer.add(["a", "b"])
    let (words, bytes, numbers) = writer.parts
    #expect(Sentences(bytes, numbers: numbers, words: words) != nil)
    for end in bytes.indices { #expect(Sentences(Array(bytes[..<end]), numbers: numbers, words: words) == nil) }
    for end in numbers.indices { #expect(Sentences(bytes, numbers: Array(numbers[..<end]), words: words) == nil) }
    #expect(Sentences(bytes, numbers: numbers, words: ["a"]) == nil)
  }

  /// The page of directions is what the reader of it and the build take it for.
  @Test func thePageOfDirectionsIsInOrder() {
    let page = BuiltInPages.wordVectors
    #expect(page.count > 5000)
    var last: [UInt8] = []
    for place in 0..<page.count {
      let (word, text) = page[place]
      #expect(last.lexicographicallyPrecedes(word))
      last = Array(word)
      if last == Array(".".utf8) { continue }
      #expect(text.count >= WordVectors.dimensions / 2 && text.count % 2 == 0)
      #expect(text.allSatisfy { 0x28..<0x28 + 81 ~= $0 })
    }
    #expect(WordVectors.components(of: ["login", "zzgrumpf"]).prefix(WordVectors.dimensions).contains { $0 != 0 })
    #expect(WordVectors.components(of: ["login", "zzgrumpf"]).suffix(WordVectors.dimensions).allSatisfy { $0 == 0 })
  }

  @Test func theLogarithmIsNearEnough() {
    for (number, logarithm) in [(Float(1), Float(0)), (2, 1), (1024, 10), (0.25, -2), (3, 1.585)] {
      #expect(abs(number.logarithm - logarithm) < 0.1)
    }
  }
}
