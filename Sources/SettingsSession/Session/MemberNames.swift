import SettingsDocuments
import SettingsSchema

/// What the schema says of the names in an object: which keys are its own, and which titles tell them apart.
@MainActor
package final class MemberNames {
  private let properties: PropertyList?
  private let examples: [Value]

  /// - Complexity: the properties that the schema declares there.
  init(of object: Path, in session: EditingSession) {
    properties = session.properties(at: object)
    examples = object.isRoot ? [] : session.setting(at: object).examples
  }

  /// Whether the key is the program's own, and not its user's, as the names of environment variables are.
  package func isProgramKey(_ key: String) -> Bool { declaredKeys.contains(key) && !areExamples }

  /// Whether no other setting of the object has this title.
  package func isUnique(_ title: String) -> Bool { (titleCounts[title.lowercased()] ?? 0) < 2 }

  private lazy var declaredKeys = Set(properties?.declared.map(\.key) ?? [])

  /// Whether the schema names keys only to show what its user's own may look like: they are those of an example.
  private lazy var areExamples: Bool = {
    guard properties?.allowsOthers == true, !declaredKeys.isEmpty else { return false }
    return examples.contains { example in
      guard case .object(let members) = example else { return false }
      return declaredKeys.allSatisfy { members[$0]?.kind == .object }
    }
  }()

  private lazy var titleCounts: [String: Int] = {
    let titles = (properties?.declared ?? []).compactMap { $0.setting?.title?.lowercased() }
    return Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
  }()
}
