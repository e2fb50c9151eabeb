import SettingsDocuments

/// What a schema says about one setting: all that a row, its editor and its help line need.
///
///     let setting = schema.description(at: ["log", "level"], in: document)
///     setting?.choices.map(\.value)     // debug, info, warning
///     setting?.control                  // .picker
public struct SettingDescription: Hashable, Sendable {
  /// The name for people; nil where the schema has none and the key must do.
  public var title: String?
  /// What the setting does, in plain text.
  public var summary: String?
  /// The same as its Markdown source, where the schema has such.
  public var markdown: String?
  /// The value that holds while the setting is not set.
  public var defaultValue: Value?
  /// The types its value may have.
  public var types: TypeSet
  /// The values to choose from; empty where the schema lists none.
  public var choices: [Choice] = []
  /// Whether values beside the choices are allowed as well; true when there are no choices.
  public var allowsOtherValues = true
  /// The least and the most that a number may be.
  public var minimum: Bound?
  public var maximum: Bound?
  /// What a number must be a multiple of; a good step for a stepper.
  public var multipleOf: Number?
  /// How many code points a string may have.
  public var minLength: Int?
  public var maxLength: Int?
  /// A regular expression of ECMA-262 that a string must match, and what to say when it does not.
  public var pattern: String?
  public var patternMessage: String?
  /// The schema's `format`, known or not.
  public var format: String?
  /// How many entries an array may have.
  public var minItems: Int?
  public var maxItems: Int?
  public var examples: [Value] = []
  public var isDeprecated = false
  /// Why, and what to use in its place.
  public var deprecationMessage: String?
  public var isReadOnly = false
  public var isWriteOnly = false
  /// Whether the object that the setting stands in must have it.
  public var isRequired = false
  /// VS Code's place of the setting among its neighbours, its scope and its tags.
  public var order: Int?
  public var scope: String?
  public var tags: [String] = []
  /// How the value is best shown and changed.
  public var control: Control = .text
  /// What a plain number counts, when its name says so: `ms`, `s`, `KiB`.
  public var unit: String?
  /// Where the schema says all this: a URI and a JSON Pointer.
  public var schemaLocation = ""
}

/// An end of a range of numbers.
public struct Bound: Hashable, Sendable {
  public let value: Number
  /// Whether the value itself is out of the range.
  public let isExclusive: Bool
}

/// A value to choose from.
public struct Choice: Hashable, Sendable {
  public let value: Value
  /// A name for people, where the schema gives one.
  public var title: String?
  /// What the choice means, in plain text.
  public var summary: String?
  public var isDeprecated = false
}

/// How a setting's value is best shown and changed.
public enum Control: String, Hashable, Sendable, CaseIterable {
  /// On or off.
  case toggle
  /// One of a few values; others may be typed where ``SettingDescription/allowsOtherValues`` says so.
  case picker
  /// A number that goes up and down.
  case stepper
  case text
  /// Text that is not shown.
  case secret
  /// The name of a file or folder.
  case path
  case url
  /// A count of bytes.
  case byteSize
  case duration
  /// A port of TCP or UDP.
  case port
  case color
  /// Settings of its own.
  case object
  /// A list of entries.
  case list
  /// Values of kinds so different that the present one decides.
  case union
}
