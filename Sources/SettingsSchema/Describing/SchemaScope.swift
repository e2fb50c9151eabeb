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

  package static func == (left: SchemaScope, right: SchemaScope) -> Bool {
    left.applicableSubschemas.elementsEqual(right.applicableSubschemas) {
      $0.schema.node == $1.schema.node && $0.standing == $1.standing && $0.naming == $1.naming
        && $0.isDirect == $1.isDirect
    }
  }
}

extension CompiledSchema {
  package func scope(at path: Path, in document: Document?) -> SchemaScope {
    SchemaScope(applicableSubschemas: applicableSubschemas(at: path, in: document))
  }
}
