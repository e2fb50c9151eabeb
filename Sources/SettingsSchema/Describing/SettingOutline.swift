import SettingsFiles

/// The little of a ``SettingDescription`` that is asked of each of many settings.
///
/// ```swift
/// let isOffered = schema.outline(at: path, in: document).map { !$0.isDeprecated } ?? false
/// ```
package struct SettingOutline: Equatable, Sendable {
  package let isDeprecated: Bool
}

extension CompiledSchema {
  /// The outline of the setting at a path; nil when the schema says nothing about it, or forbids it.
  ///
  /// - Complexity: that of ``description(at:in:)`` without reading what values are allowed.
  package func outline(at path: Path, in document: Document?) -> SettingOutline? {
    guard let applicableSubschemas = Self.describing(applicableSubschemas(at: path, in: document)) else { return nil }
    return SettingOutline(
      isDeprecated: Self.speaking(applicableSubschemas).contains {
        $0.standing <= .active && Annotations($0.schema).isDeprecated
      })
  }

  /// Those that say something about a setting; nil where none does, or one forbids it.
  static func describing(_ applicableSubschemas: [ApplicableSubschema]) -> [ApplicableSubschema]? {
    let applicableSubschemas = applicableSubschemas.filter { $0.schema.rules.constant != true }
    let isForbidden = applicableSubschemas.contains { $0.standing == .certain && $0.schema.rules.constant == false }
    return applicableSubschemas.isEmpty || isForbidden ? nil : applicableSubschemas
  }

  /// Those whose words are about the value: a branch that it does not take would explain another one.
  static func speaking(_ applicableSubschemas: [ApplicableSubschema]) -> [ApplicableSubschema] {
    let speaking = applicableSubschemas.filter { $0.standing < .unused }
    return (speaking.isEmpty ? applicableSubschemas : speaking).filter { $0.schema.node.kind == .object }
  }

  /// The title of a schema where it is one for the setting, and not for all that refer to the schema.
  static func title(in notes: Annotations, of applicable: ApplicableSubschema) -> String? {
    guard let title = notes.title, applicable.isDirect || title.contains(" ") else { return nil }
    return title
  }
}
