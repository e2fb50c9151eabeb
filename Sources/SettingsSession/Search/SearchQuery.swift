import SettingsSchema

/// What is typed into the search: words that must all be found, in any order, and filters.
///
/// ```swift
/// let query = SearchQuery("@set shared buffers")
/// query.filters     // [.set]
/// ```
public struct SearchQuery: Sendable {
  /// What is typed beside filters.
  public let text: String
  /// The filters, all of which must hold.
  public let filters: [SearchFilter]
  /// The beginning of a filter that is still typed, with its `@`; nil where there is none.
  public let unfinishedFilter: String?
  let words: [SearchWord]
  /// All words as one, to be compared with whole keys and paths.
  let joined: String

  /// Reads what is typed.
  public init(_ typed: String) {
    let parts = typed.split(whereSeparator: \.isWhitespace)
    filters = parts.compactMap { SearchFilter(String($0)) }
    let others = parts.filter { SearchFilter(String($0)) == nil }
    let isLastOpen = typed.last?.isWhitespace == false && parts.last?.first == "@"
    unfinishedFilter = isLastOpen ? others.last { $0.first == "@" }.map(String.init) : nil
    let texts = others.filter { $0.first != "@" }
    text = texts.joined(separator: " ")
    joined = SearchWords.joined(text)
    words = texts.flatMap { KeyWords.words(of: String($0)) }.map(SearchWord.init)
  }

  /// The bits of all filters; nil where a session has to be asked for one.
  package var filterBits: UInt32? {
    let bits = filters.map(\.bit)
    return bits.contains(nil) ? nil : bits.reduce(0) { $0 | ($1 ?? 0) }
  }

  /// Whether nothing is looked for.
  public var isEmpty: Bool { words.isEmpty && filters.isEmpty }
}
