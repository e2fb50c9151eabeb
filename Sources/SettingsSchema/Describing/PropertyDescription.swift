import SettingsDocuments

/// A setting that a schema declares in an object, set or not.
public struct PropertyDescription: Sendable {
  public let key: String
  public let path: Path
  /// Whether the object must have it.
  public let isRequired: Bool
  /// VS Code's place of the setting among its neighbours.
  public let order: Int?
  let schema: CompiledSchema
  let document: Document?

  /// All that the schema says about it; worked out when asked.
  public var setting: SettingDescription? { schema.description(at: path, in: document) }
}

/// The settings that an object may have.
public struct PropertyList: Sendable {
  /// What the schema declares by name: those with an `order` first, the others as the schema writes them.
  public let declared: [PropertyDescription]
  /// Whether keys beside the declared ones are allowed.
  public let allowsOthers: Bool
  /// Regular expressions of ECMA-262 for further keys that the schema describes (`patternProperties`).
  public let patterns: [String]

  /// The declared settings that the document does not have.
  public func missing(in node: Node?) -> [PropertyDescription] {
    declared.filter { node?[$0.key] == nil }
  }
}

/// One of several shapes that a value may take (`anyOf`, `oneOf`).
public struct Variant: Hashable, Sendable {
  /// Its title, or what sets it apart in a few words.
  public let title: String
  public let summary: String?
  /// Whether the present value has this shape, or comes closest to it.
  public let isPresent: Bool
  /// What a value of this shape looks like: its defaults and what it must have.
  public let newValue: Value
}
