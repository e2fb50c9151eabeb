import SettingsFiles
import SettingsSchema

/// What the schema says of the names in an object: which keys are its own.
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

  /// Whether the schema names keys only to show what its user's own may look like: they are those of an example.
  private lazy var areExamples: Bool = {
    guard !object.isRoot, let properties, properties.allowsOthers, !properties.declared.isEmpty else { return false }
    return session.setting(at: object).examples.contains { example in
      guard case .object(let members) = example else { return false }
      return properties.declared.allSatisfy { members[$0.key]?.kind == .object }
    }
  }()
}
