/// All texts that the library draws by itself, in one language; English unless others are given.
///
/// ```swift
/// import Curses
/// import TerminalTables
///
/// extension Words {
///   static let chinese = Words([.on: "开", .off: "关", .search: "搜索", .found: "找到 {count} 项", .back: "返回"])
/// }
///
/// let application = Application(on: try Terminal.open())
/// application.navigator.words = .chinese
/// ```
public struct Words: Hashable, Sendable {
  /// The texts that are not the English ones.
  private var texts: [Word: String]

  /// The texts of the library itself.
  public static let english = Words([:])

  /// What all screens and cells draw now; ``Navigator/words`` sets it.
  @MainActor static var current = Words.english

  /// Words in another language; those that are not given stay English.
  public init(_ texts: [Word: String]) {
    self.texts = texts
  }

  /// Reads lines such as `search = 搜索` and `found = 找到 {count} 项`: the name of a ``Word`` and its text.
  ///
  /// - Throws: ``NamedLinesError`` for a line without `=` and for a name that is no word.
  public init(parsing text: String) throws(NamedLinesError) {
    var texts: [Word: String] = [:]
    for line in try NamedLines(text).lines {
      guard let word = Word.allCases.first(where: { "\($0)" == line.name }) else {
        throw NamedLinesError(line: line.number, message: "\(line.name) is none of the library's words")
      }
      texts[word] = line.value
    }
    self.init(texts)
  }

  /// The text of a word, as it was given.
  public subscript(word: Word) -> String {
    get { texts.isEmpty ? word.english : texts[word] ?? word.english }
    set { texts[word] = newValue }
  }

  /// The text of a word with its parts filled in: each takes the place of its name in braces.
  public func text(_ word: Word, _ parts: KeyValuePairs<String, String>) -> String {
    var rest = self[word][...]
    var result = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[open..<close].dropFirst()
      result += rest[..<open]
      result += parts.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[close...].dropFirst()
    }
    return result + rest
  }
}
