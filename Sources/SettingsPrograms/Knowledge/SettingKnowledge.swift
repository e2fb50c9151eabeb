/// What is known of one setting of a program.
struct SettingKnowledge: Equatable, Sendable {
  /// Spelled as the program spells it.
  private(set) var name: String
  /// The section of the file that it belongs to; nil for the root.
  var section: String?
  /// The parts of a file that it may stand in, by the page's names for them; empty where the section tells.
  var parts: [String] = []
  /// What it is for, in the words of the manual or the program.
  var description = ""
  /// What holds where it is not set.
  var standard: String?
  /// The entries that hold where a list is not set; empty where not all of them are known.
  var standardEntries: [String] = []
  var kind: ProgramSetting.Kind?
  var values: [String] = []
  /// What values mean, as far as it is known.
  var meanings: [String: String] = [:]
  /// Whether other values than those that are listed may be.
  var isOpen = false
  var least: Int?
  var most: Int?
  var unit: String?
  var isSecret = false
  var repeats = false
  /// Whether it is a list, and the rest is said of its entries.
  var isList = false
  /// What stands between the items of a text that is a list of such.
  var separators: [String] = []
  /// What a text has to look like, as a regular expression.
  var pattern: String?
  /// What that is in words.
  var expected: String?
  /// The version of the program that has it first, as a source says it.
  var since: String?
  /// Whether it was there, and is no longer.
  var isGone = false
  /// What may be written, in the words of a source: it is told, and never checked.
  var words: String?
  /// What the sources call the type of its values; the page tells what that means.
  private(set) var typeNames: [String] = []

  /// Whether more is told of its values than that they are texts.
  var hasType: Bool { !values.isEmpty || pattern != nil || (kind != nil && kind != .text) }

  /// Whether nothing is told of its values.
  var saysNothing: Bool {
    !hasType && kind == nil && words == nil && standard.map { $0 == "yes" || $0 == "no" } != true
  }

  /// What the first source calls the type of its values.
  var typeName: String? {
    get { typeNames.first }
    set { typeNames = newValue.map { [$0] } ?? [] }
  }

  /// Adds what else a source calls the type of its values.
  mutating func typeNames(adding name: String) {
    if !typeNames.contains(name) { typeNames.append(name) }
  }

  /// The name with its section before a dot.
  var whole: String { section.map { "\($0).\(name)" } ?? name }

  init(name: String, section: String? = nil) {
    self.name = name
    self.section = section
  }

  /// Takes over what another source says beside it; what is known already stays.
  mutating func add(_ other: SettingKnowledge) {
    if description.isEmpty { description = other.description }
    standard = standard ?? other.standard
    kind = kind ?? other.kind
    if values.isEmpty { values = other.values }
    least = least ?? other.least
    most = most ?? other.most
    unit = unit ?? other.unit
    words = words ?? other.words
    since = since ?? other.since
    isSecret = isSecret || other.isSecret
    repeats = repeats || other.repeats
    parts += other.parts.filter { !parts.contains($0) }
    if pattern == nil { (pattern, expected) = (other.pattern, other.expected) }
    typeNames += other.typeNames
  }

  /// Takes over what a page says, which counts more than any source.
  mutating func correct(by page: ProgramSetting, _ types: [String: ProgramSetting]) {
    if let type = page.type.flatMap({ types[$0] }) {
      let bounds = (least, most)
      (kind, pattern, values, least, most) = (nil, nil, [], nil, nil)
      apply(type)
      // A number stays one where its unit is told.
      if type.pattern != nil { (least, most) = (least ?? bounds.0, most ?? bounds.1) }
    }
    if page.kind != nil { (kind, pattern, values) = (page.kind, nil, []) }
    if !page.values.isEmpty { (pattern, values) = (nil, page.values) }
    meanings.merge(page.meanings) { _, new in new }
    isOpen = isOpen || page.isOpen
    if let text = page.description { description = text }
    least = page.least ?? least
    most = page.most ?? most
    unit = page.unit ?? unit
    standard = page.standard ?? standard
    if page.standard != nil { standardEntries = page.standardEntries }
    isSecret = isSecret || page.isSecret
    repeats = repeats || page.repeats
    isList = isList || page.isList
    if !page.separators.isEmpty { separators = page.separators }
    if !page.parts.isEmpty { parts = page.parts }
    if page.pattern == nil { words = page.expected ?? words }
    if let text = page.pattern {
      (pattern, expected, values) = (text, page.expected, [])
      (least, most) = (page.least, page.most)
    }
  }

  /// Takes over what its type means; what is known already stays.
  mutating func apply(_ type: ProgramSetting) {
    kind = kind ?? type.kind
    isList = isList || type.isList
    if separators.isEmpty { separators = type.separators }
    if values.isEmpty { values = type.values }
    if type.kind == .number || type.pattern != nil || least != nil {
      least = least ?? type.least
      most = most ?? type.most
    } else {
      (least, most) = (type.least, type.most)
    }
    if pattern == nil { (pattern, expected) = (type.pattern, type.expected) }
    unit = unit ?? type.unit
    if type.pattern == nil { words = type.expected ?? words }
  }

  /// Takes over what may be written for another setting.
  mutating func takeType(of other: SettingKnowledge) {
    (kind, values, pattern, expected) = (other.kind, other.values, other.pattern, other.expected)
    (least, most, unit, words) = (other.least, other.most, other.unit, other.words)
  }

  /// The same, in the part that its section names.
  var withoutParts: SettingKnowledge {
    var setting = self
    setting.parts = []
    return setting
  }

  /// The same under another name and in another section.
  func renamed(_ name: String, section: String?) -> SettingKnowledge {
    var setting = self
    (setting.name, setting.section) = (name, section)
    return setting
  }
}
