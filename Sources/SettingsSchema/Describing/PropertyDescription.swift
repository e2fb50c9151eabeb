import SettingsFiles

/// A setting that a schema declares in an object, set or not.
///
///     for property in schema.properties(at: ["log"], in: document).declared {
///       print(property.key, property.setting?.defaultValue?.json ?? "no default")
///     }
public struct PropertyDescription: Sendable {
  /// The setting's key in its object.
  public let key: String
  /// Where the setting is, or would be, in the document.
  public let path: Path
  /// Whether the object must have it.
  public let isRequired: Bool
  /// VS Code's place of the setting among its neighbours.
  public let order: Int?
  /// Whether the schema wants it shown where it is set only (VS Code's `doNotSuggest`, taplo's `hidden`).
  public let isHidden: Bool
  let schema: CompiledSchema
  fileprivate(set) var document: Document?

  /// All that the schema says about it; worked out when asked.
  public var setting: SettingDescription? { schema.description(at: path, in: document) }
}

/// The settings that an object may have.
///
///     let list = schema.properties(at: .root, in: document)
///     list.missing(in: document.root).map(\.key)      // what can be added
public struct PropertyList: Sendable {
  /// What the schema declares by name: those with an `order` first, the others as the schema writes them.
  public private(set) var declared: [PropertyDescription]
  /// Whether keys beside the declared ones are allowed.
  public let allowsOthers: Bool
  /// Regular expressions of ECMA-262 for further keys that the schema describes (`patternProperties`).
  public let patterns: [String]
  /// Further keys that the schema lists or gives as examples (`enum` and `examples` of `propertyNames`), in its order.
  public let keyExamples: [String]

  private let keys: Set<PropertyName>

  init(declared: [PropertyDescription], allowsOthers: Bool, patterns: [String], keyExamples: [String]) {
    self.declared = declared
    self.keyExamples = keyExamples
    self.allowsOthers = allowsOthers
    self.patterns = patterns
    keys = Set(declared.map { PropertyName($0.key) })
  }

  /// The same list for another text in which the same subschemas apply to the object, or for none.
  package func reading(_ document: Document?) -> PropertyList {
    var list = self
    for index in list.declared.indices { list.declared[index].document = document }
    return list
  }

  /// Whether a setting is declared by its name.
  ///
  /// - Complexity: constant.
  public func declares(_ key: String) -> Bool { keys.contains(PropertyName(key)) }

  /// The declared settings that the document does not have and may be offered; all of them where there is no object.
  public func missing(in node: Node?) -> [PropertyDescription] {
    declared.filter { node?[$0.key] == nil && (!$0.isHidden || $0.isRequired) }
  }
}
