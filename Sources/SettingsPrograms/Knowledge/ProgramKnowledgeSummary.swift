import SettingsDocuments
import SettingsSchema

/// Of which program a schema was made, and of how much of what it tells: a member of the schema itself, so that nothing
/// is looked up again for each file.
package struct ProgramKnowledgeSummary: Equatable, Sendable {
  /// The name of the program's page.
  package let program: String
  /// The version that is installed, or that the release has; nil where that is not known.
  package var version: String?
  /// The release whose program is meant, as none is installed: `debian-12`; nil where one is.
  package var release: String?
  /// The release that was asked about, where nothing is recorded of the program for it; nil where something is.
  package var missingRelease: String?
  /// Whether none of the program's own sources was at hand, so that most settings are not known.
  package var isPartial = false
  /// Why what is recorded of the program is not used, where it would be wanted.
  package var problem: String?

  /// What has another default in the release that was asked about.
  package var changedDefaults: [ChangedDefault] = []

  static let key = "program"
}

extension ProgramKnowledgeSummary {
  /// Nil where the schema was not made of what a program tells.
  package init?(of schema: CompiledSchema) {
    guard let node = schema.document.root[Self.key], let program = node["name"]?.string else { return nil }
    self.program = program
    version = node["version"]?.string
    release = node["release"]?.string
    missingRelease = node["missingRelease"]?.string
    isPartial = node["isPartial"]?.boolean ?? false
    problem = node["problem"]?.string
    changedDefaults = (node["defaults"].map { Array($0.elements) } ?? []).compactMap { change in
      let words = change.elements.compactMap(\.string)
      return words.count == 3 ? ChangedDefault(name: words[0], now: words[1], then: words[2]) : nil
    }
  }

  var value: Value {
    let changes = changedDefaults.map { Value.texts([$0.name, $0.now, $0.then]) }
    return .known([
      ("name", .string(program)), ("version", version.map(Value.string)), ("release", release.map(Value.string)),
      ("missingRelease", missingRelease.map(Value.string)), ("isPartial", isPartial ? true : nil),
      ("problem", problem.map(Value.string)), ("defaults", changes.isEmpty ? nil : .array(changes)),
    ])
  }

  /// `sshd 9.2p1`, or `sshd 9.2p1 of Debian 12`.
  package var words: String {
    let name = version.map { "\(program) \($0)" } ?? program
    return release.map { "\(name) of \(KnowledgeRelease($0).words)" } ?? name
  }

  /// `nothing is recorded of it for Debian 12`; nil where no release was asked about, or something is.
  package var lack: String? {
    missingRelease.map { "nothing is recorded of it for \(KnowledgeRelease($0).words)" }
  }

  /// `as sshd 9.2p1 of Debian 12 knows it`; nil where the machine's own program tells.
  package var origin: String? { release == nil ? nil : "as \(words) knows it" }
}
