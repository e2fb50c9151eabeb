import SettingsFiles

/// One of several shapes that a value may take (`anyOf`, `oneOf`).
///
///     let variants = schema.variants(at: ["proxy"], in: document)
///     let edited = try document.applying(.set(["proxy"], variants[1].newValue)).document
public struct Variant: Hashable, Sendable {
  /// Its title, or what sets it apart in a few words.
  public let title: String
  /// What the shape is for, in plain text; nil where the schema does not say.
  public let summary: String?
  /// Whether the present value has this shape, or comes closest to it.
  public let isPresent: Bool
  /// What a value of this shape looks like: its defaults and what it must have.
  public let newValue: Value
  /// The discriminator: the member that tells this shape from the others; nil where no single one does.
  public let selector: VariantSelector?
}

/// The member that tells one shape of an object from the others, such as `type`, with the value that it has there.
///
///     for variant in schema.variants(at: ["sink"], in: document) { print(variant.selector?.value.json ?? "") }
public struct VariantSelector: Hashable, Sendable {
  /// The member's key, the same in all shapes.
  public let key: String
  /// The one value that the shape allows it.
  public let value: Value
}
