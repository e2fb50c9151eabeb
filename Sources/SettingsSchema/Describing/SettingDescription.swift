import SettingsFiles

/// What a schema says about one setting: all that a row, its editor and its help line need.
///
/// ```swift
/// import SettingsDocuments
/// import SettingsSchema
///
/// let text = Array(#"{"properties": {"level": {"enum": ["debug", "info"], "default": "info"}}}"#.utf8)
/// let schema = try CompiledSchema(Document(parsing: text, as: .json))
/// if let level = schema.description(at: ["level"], in: nil) {
///   print(level.choices.map(\.value.json))    // ["\"debug\"", "\"info\""]
///   print(level.control)                      // picker
///   print(level.defaultValue == "info")       // true
/// }
/// ```
public struct SettingDescription: Hashable, Sendable {
  /// The name for people; nil where the schema has none and the key must do.
  public var title: String?
  /// What the setting does, in plain text.
  ///
  /// - Complexity: linear in the text; it is made of the schema's Markdown each time.
  public var summary: String? { text?.plain }
  var text: DescriptiveText?
  /// The same as its Markdown source, where the schema has such.
  public var markdown: String?
  /// The value that holds while the setting is not set.
  public var defaultValue: Value?
  /// The entries of a list that hold while it is not set, where all of them are known: who adds one writes them too.
  package var defaultEntries: [Value] = []
  /// The types its value may have.
  public var types: TypeSet
  /// The values to choose from; empty where the schema lists none.
  public var choices: [Choice] = []
  /// Whether values beside the choices are allowed as well; true when there are no choices.
  public var allowsOtherValues = true
  /// Whether the values beside the choices are other spellings of them, as `Yes` is of `yes`.
  package var namesAllValues = false
  /// The least that a number may be; nil where nothing says.
  public var minimum: Bound?
  /// The most that a number may be; nil where nothing says.
  public var maximum: Bound?
  /// What a number must be a multiple of; a good step for a stepper.
  public var multipleOf: Number?
  /// How many code points a string must have at least.
  public var minLength: Int?
  /// How many code points a string may have at most.
  public var maxLength: Int?
  /// A regular expression of ECMA-262 that a string must match somewhere.
  public var pattern: String?
  /// What to say when a string does not match it (VS Code's `patternErrorMessage`); nil to say so in general words.
  public var patternMessage: String?
  /// What its pattern asks in people's words, behind "must": `be only small letters`; nil where it cannot be said so.
  ///
  /// - Complexity: linear in the pattern; it is worked out each time.
  package var patternInWords: String? { pattern.flatMap(PatternWords.text) }
  /// The words that its text is made of, such as the options of a mount; empty where the schema knows of none.
  ///
  /// - Complexity: linear in the words; they are read from the schema each time.
  package var words: [SettingWord] { contents.flatMap { SettingWord.declared(in: $0) } }
  /// What the schema calls such words.
  package var kindOfWords: String? { contents.lazy.compactMap { $0["title"]?.string }.first }
  /// The schemas of the words.
  var contents: [Node] = []
  /// The schema's `format` as it is written, known or not.
  public var format: String?
  /// How many entries an array must have at least.
  public var minItems: Int?
  /// How many entries an array may have at most.
  public var maxItems: Int?
  /// Values that the schema gives as examples; they need not be valid.
  public var examples: [Value] = []
  /// What may be written, in words that no rule checks; nil where the schema has none.
  package var expectation: String?
  /// The version of the program that has it first; nil where the schema does not say it.
  package var since: String?
  /// What stands between the items of a text that is a list of such, the one first that is written; empty where it is
  /// none.
  package var itemSeparators: [String] = []
  /// Whether the setting should no longer be used.
  public var isDeprecated = false
  /// Why, and what to use in its place.
  public var deprecationMessage: String?
  /// Whether the program that owns the file sets it, and nobody else (`readOnly`).
  public var isReadOnly = false
  /// Whether it may be set and not be read back, as a password (`writeOnly`).
  public var isWriteOnly = false
  /// Whether the object tells when something runs, as a row of a crontab does.
  package var isSchedule = false
  /// Whether the object around the setting must have it.
  public var isRequired = false
  /// VS Code's place of the setting among its neighbours: smaller ones first.
  public var order: Int?
  /// VS Code's word for where the setting holds, such as `machine` or `resource`.
  public var scope: String?
  /// VS Code's words to find the setting by, such as `experimental`.
  public var tags: [String] = []
  /// How the value is best shown and changed.
  public var control: Control = .text
  /// Whether only a part of its text is secret, as the password in an address is.
  package var isSecretInPart = false
  /// What a plain number counts, when its name says so: `ms`, `s`, `KiB`.
  public var unit: String?
  /// Where the schema says all this: a URI and a JSON Pointer.
  public var schemaLocation = ""
}

extension SettingDescription {
  /// Has its values as they are written in a format that has no numbers and no true or false.
  mutating func writeValues(as format: Format) {
    defaultValue = defaultValue.map(format.syntax.readBack)
    defaultEntries = defaultEntries.map(format.syntax.readBack)
    examples = examples.map(format.syntax.readBack)
    // `on` as a text and as a switch is one value.
    choices = choices.map {
      Choice(
        value: format.syntax.readBack($0.value), title: $0.title, summary: $0.summary, isDeprecated: $0.isDeprecated)
    }.uniqued(on: \.value)
  }
}

/// An end of a range of numbers.
///
///     if let least = setting.minimum, value < least.value || (least.isExclusive && value == least.value) { … }
public struct Bound: Hashable, Sendable {
  /// The number at which the range ends.
  public let value: Number
  /// Whether the value itself is out of the range.
  public let isExclusive: Bool
}

/// A value to choose from.
///
///     for choice in setting.choices where !choice.isDeprecated { print(choice.title ?? choice.value.json) }
public struct Choice: Hashable, Sendable {
  /// The value that the setting has then.
  public let value: Value
  /// A name for people, where the schema gives one.
  public var title: String?
  /// What the choice means, in plain text.
  public var summary: String?
  /// Whether it should no longer be chosen.
  public var isDeprecated = false
}

/// How a setting's value is best shown and changed.
///
///     switch schema.description(at: path, in: document)?.control {
///     case .toggle: showSwitch()
///     case .picker: showChoices()
///     default: showField()
///     }
public enum Control: String, Hashable, Sendable, CaseIterable {
  /// On or off.
  case toggle
  /// A key without a value, which is on where it is there.
  case flag
  /// One of a few values; others may be typed where ``SettingDescription/allowsOtherValues`` says so.
  case picker
  /// A number that goes up and down.
  case stepper
  /// Text to type.
  case text
  /// Text that is not shown.
  case secret
  /// The name of a file or folder.
  case path
  /// An address on the network.
  case url
  /// A count of bytes.
  case byteSize
  /// A span of time; a plain number counts ``SettingDescription/unit``.
  case duration
  /// A port of TCP or UDP.
  case port
  /// A colour, such as `#rrggbb` or a name.
  case color
  /// Settings of its own.
  case object
  /// A list of entries.
  case list
  /// Values of kinds so different that the present one decides.
  case union
}
