import SettingsDocuments
import SettingsSchema

/// What the schema says of the names in an object: which keys are its own, and which titles tell them apart.
@MainActor
package final class MemberNames {
  private let object: Path
  private unowned let session: EditingSession
  private let properties: PropertyList?

  /// - Complexity: the properties that the schema declares there.
  init(of object: Path, in session: EditingSession) {
    self.object = object
    self.session = session
    properties = session.knownProperties(at: object)
  }

  /// Whether the key is the program's own, and not its user's, as the names of environment variables are.
  package func isProgramKey(_ key: String) -> Bool { properties?.declares(key) == true && !areExamples }

  /// Whether no other setting of the object has this title.
  ///
  /// - Complexity: the titles that the schema declares there, when it is first asked after a change of the text.
  package func isUnique(_ title: String) -> Bool {
    let counts = titleCounts ?? countTitles()
    titleCounts = counts
    return (counts[title.lowercased()] ?? 0) < 2
  }

  /// Forgets the titles: those of settings with branches depend on their values.
  func textChanged() { titleCounts = nil }

  private var titleCounts: [String: Int]?

  private func countTitles() -> [String: Int] {
    let titles = (properties?.declared ?? []).compactMap { session.outline(of: $0.path)?.title?.lowercased() }
    return Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Whether the schema names keys only to show what its user's own may look like: they are those of an example.
  private lazy var areExamples: Bool = {
    guard !object.isRoot, let properties, properties.allowsOthers, !properties.declared.isEmpty else { return false }
    return session.setting(at: object).examples.contains { example in
      guard case .object(let members) = example else { return false }
      return properties.declared.allSatisfy { members[$0.key]?.kind == .object }
    }
  }()
}
