import EmbeddedPages

/// How much words tell for programs, each by itself.
///
/// The page `Words/vectors.txt` has for each word, behind its direction, two characters for each program that it tells for
/// or against; which one is the place of its name in the first line, and how much is a number from -20 to 20.
struct ProgramWeights {
  private let page: PageTable
  private let programs: [String]

  /// The key of the line of names: no word.
  private static let names = "."
  private static let first = UInt8(ascii: "(")
  private static let widest = 20

  static let builtIn = ProgramWeights(BuiltInPages.wordVectors)

  init(_ page: PageTable) {
    self.page = page
    let names = page.value(of: Self.names).map { String(decoding: $0, as: UTF8.self) } ?? ""
    programs = names.split(separator: " ").map(String.init)
  }

  /// What some words tell for each program that they do tell of: the mean of theirs, as if there were more of them where
  /// there are few. In steps, of which so many make one of a logarithm as the page was made with.
  func told(by words: [String]) -> [String: Float] {
    var sums = [Float](repeating: 0, count: programs.count)
    var count: Float = 0
    for word in Set(words) {
      guard let value = page.value(of: word) else { continue }
      count += 1
      let pairs = value.dropFirst(WordVectors.dimensions / 2)
      for start in stride(from: pairs.startIndex, to: pairs.endIndex - 1, by: 2) {
        let place = Int(pairs[start]) - Int(Self.first)
        if sums.indices ~= place { sums[place] += Float(Int(pairs[start + 1]) - Int(Self.first) - Self.widest) }
      }
    }
    let length = max(1, count).squareRoot()
    return Dictionary(uniqueKeysWithValues: zip(programs, sums.map { $0 / length }))
  }
}
