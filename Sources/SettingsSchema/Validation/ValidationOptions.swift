/// How strictly a document is checked.
///
///     let options = ValidationOptions(assertsFormat: false)
///     schema.validate(document, options: options)
public struct ValidationOptions: Hashable, Sendable {
  /// Whether `format` is a rule, as settings want it, or only a note, as the drafts have it by default.
  public var assertsFormat: Bool
  /// Whether `contentEncoding` and `contentMediaType` are rules (draft 7 leaves it open; later drafts say no).
  public var assertsContent: Bool
  /// How many schemas may be applied to values before the check gives up, beside eight for each byte of the document:
  /// a bound on the time of hostile schemas.
  public var stepLimit: Int

  /// As settings want it, but for what is said otherwise.
  public init(assertsFormat: Bool = true, assertsContent: Bool = false, stepLimit: Int = 5_000_000) {
    self.assertsFormat = assertsFormat
    self.assertsContent = assertsContent
    self.stepLimit = stepLimit
  }
}
