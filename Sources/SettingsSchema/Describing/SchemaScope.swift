import SettingsFiles

/// The subschemas that apply to an object as it is.
///
/// Where those of two texts are equal, the schema says the same of all settings that the object has in neither.
package struct SchemaScope: Equatable {
  fileprivate let applicableSubschemas: [ApplicableSubschema]

  /// How many settings they declare, those that several declare counted for each.
  package var declaredCount: Int {
    applicableSubschemas.reduce(0) { $0 + ($1.schema.rules.object?.properties.count ?? 0) }
  }
}

extension CompiledSchema {
  package func scope(at path: Path, in document: Document?) -> SchemaScope {
    SchemaScope(applicableSubschemas: applicableSubschemas(at: path, in: document))
  }
}
