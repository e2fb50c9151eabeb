import SettingsDocuments
import SettingsSchema

/// Of which program a schema was made, and of how much of what it tells: a member of the schema itself, so that nothing is
/// looked up again for each file.
package struct ProgramKnowledgeSummary: Hashable, Sendable {
  /// The name of the program's page.
  package let program: String
  /// The version that is installed; nil where that is not known.
  package var version: String?
  /// Whether none of the program's own sources was at hand, so that most settings are not known.
  package var isPartial = false

  static let key = "program"

  init(program: String, version: String?, isPartial: Bool) {
    (self.program, self.version, self.isPartial) = (program, version, isPartial)
  }

  /// Nil where the schema was not made of what a program tells.
  package init?(of schema: CompiledSchema) {
    guard let node = schema.document.root[Self.key], let program = node["name"]?.string else { return nil }
    self.program = program
    version = node["version"]?.string
    isPartial = node["isPartial"]?.boolean ?? false
  }

  var value: Value {
    var members: [ObjectMembers.Element] = [("name", .string(program))]
    if let version { members.append(("version", .string(version))) }
    if isPartial { members.append(("isPartial", .boolean(true))) }
    return .object(ObjectMembers(members))
  }

  /// `sshd 9.2p1`.
  package var words: String { version.map { "\(program) \($0)" } ?? program }
}
