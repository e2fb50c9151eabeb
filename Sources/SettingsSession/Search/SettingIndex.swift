import SettingsFiles
import SettingsSchema

/// The settings of a document, and those that its schema knows beside them, to be found by what is typed; for a program
/// that searches many documents at once.
///
/// ```swift
/// let index = SettingIndex(of: document, schema: schema)
/// for hit in index.find(SearchQuery("permit root")) { print(hit.rank, hit.path) }
/// ```
///
/// It is made and asked on any thread.
public struct SettingIndex: Sendable {
  private let index: SearchIndex

  /// A setting that has the words.
  public struct Hit: Hashable, Sendable {
    /// How well it fits: the least fits best, and those of several indexes can be compared.
    public let rank: Int
    /// Its number in the index.
    public let number: Int
    /// Where it is.
    public let path: Path
    /// Whether it is set, and not only known or commented out.
    public let isSet: Bool
  }

  /// Gathers the settings.
  ///
  /// - Parameters:
  ///   - document: the text and its tree.
  ///   - schema: what knows more settings, and what is said of all of them; nil for none.
  ///   - inferenceTable: tells what settings are that no schema knows.
  ///   - leavingOutUnset: whether only settings are found that are written.
  ///   - commentLimit: in texts of more bytes no settings are looked for that are comments.
  /// - Complexity: the settings of the document and of the schema.
  public init(
    of document: Document, schema: CompiledSchema?, inferenceTable: InferenceTable = .standard,
    leavingOutUnset: Bool = false, commentLimit: Int = 1 << 20
  ) {
    let commented = CommentedSettings(document.text.count <= commentLimit ? document.commentedSettings : [])
    var index = SearchIndex()
    var gatherer = SearchGatherer(
      document, commented: commented, schema: schema, inferenceTable: inferenceTable, leavingOutUnset: leavingOutUnset
    ) { segment in
      index.append(segment)
      return true
    }
    gatherer.run()
    index.isComplete = true
    self.index = index
  }

  /// The settings that have all words of a query, the best first. The filters `@unsaved` and `@problem` find nothing.
  ///
  /// - Parameters:
  ///   - query: what is looked for.
  ///   - most: so many are enough.
  /// - Complexity: the distinct words of all settings, and what is found.
  public func find(_ query: SearchQuery, most: Int = .max) -> [Hit] {
    guard !query.isEmpty else { return [] }
    var hits: [Hit] = []
    let found = index.byRank(for: query) { _, entry in query.filters.allSatisfy(entry.fits) }
    for (rank, numbers) in found.enumerated() {
      for number in numbers {
        if hits.count == most { return hits }
        let isSet = index.entry(number).traits.contains(.set)
        hits.append(Hit(rank: rank, number: number, path: index.path(of: number), isSet: isSet))
      }
    }
    return hits
  }
}
