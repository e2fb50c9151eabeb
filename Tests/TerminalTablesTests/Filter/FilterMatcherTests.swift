import Testing

@testable import TerminalTables

@Suite("What a query finds, and how well it fits")
struct FilterMatcherTests {
  private func piece(_ texts: String...) -> FilterPiece {
    var piece = FilterPiece(capacity: texts.count)
    for text in texts { piece.append(text) }
    return piece
  }

  private func hits(_ query: String, _ piece: FilterPiece) -> PieceHits {
    FilterMatcher(FilterQuery(query)).hits(in: piece)
  }

  @Test func ranksExactBeforePrefixBeforeWordStartBeforeSubstring() {
    let piece = piece("remodel", "Base model", "Models", "model", "mode")
    let hits = hits("model", piece)
    #expect(hits.exact == [3])
    #expect(hits.prefix == [2])
    #expect(hits.wordStart == [1])
    #expect(hits.substring == [0])
  }

  @Test func findsAWordStartAfterAnOccurrenceInsideAWord() {
    #expect(hits("99", piece("setting 199 value 99")).wordStart == [0])
  }

  @Test func needsAllWordsInAnyOrder() {
    let piece = piece("value 99 of 65", "65 then 99", "only 99", "only 65")
    #expect(hits("99 65", piece).inOrder == [0, 1])
  }

  @Test func findsNothingAcrossTwoTexts() {
    #expect(hits("ab", piece("xa", "bx")).count == 0)
  }

  @Test func caseDoesNotCountAlsoBeyondASCII() {
    let piece = piece("ÄRGER", "ärger", "Straße 中文")
    #expect(hits("Ärger", piece).exact == [0, 1])
    #expect(hits("中文", piece).inOrder == [2])
  }

  @Test func aTextWithALineFeedStaysOneText() {
    #expect(hits("two", piece("one\ntwo", "three")).inOrder == [0])
  }

  @Test func comparesWordsLongerThanAMachineWord() {
    let piece = piece("configuration", "configurable", "my configuration file")
    #expect(hits("configuration", piece).inOrder == [0, 2])
  }

  @Test func narrowingFindsWhatAFreshSearchFinds() {
    let texts = (1...500).map { "Setting \($0) value \($0 * 7919 % 1000)" }
    var piece = FilterPiece(capacity: texts.count)
    for text in texts { piece.append(text) }
    let wide = hits("9", piece)
    let narrow = FilterMatcher(FilterQuery("99 1")).hits(in: piece, among: wide.inOrder)
    #expect(narrow.byRank == hits("99 1", piece).byRank)
    let expected = texts.indices.filter { texts[$0].contains("99") && texts[$0].contains("1") }.map(UInt32.init)
    #expect(narrow.inOrder == expected)
  }

  @Test func knowsWhichQueriesNarrowOthers() {
    #expect(FilterQuery("99").narrows(FilterQuery("9")))
    #expect(FilterQuery("9 6").narrows(FilterQuery("9")))
    #expect(!FilterQuery("9").narrows(FilterQuery("99")))
    #expect(!FilterQuery("8").narrows(FilterQuery("9")))
  }

  @Test func fuzzyHitsHaveTheLettersInTheirOrder() {
    let piece = piece("effort level", "level effort", "elf")
    let matcher = FilterMatcher(FilterQuery("eflv"))
    #expect(matcher.fuzzyHits(in: piece, except: PieceHits()) == [0])
  }

  @Test func marksTheFoundLettersOfATitle() {
    #expect(FilterMatches.ranges(of: FilterQuery("LEV"), in: "Effort level") == [7..<10])
    #expect(FilterMatches.ranges(of: FilterQuery("efl"), in: "Effort level") == [0..<1, 1..<2, 7..<8])
  }
}
