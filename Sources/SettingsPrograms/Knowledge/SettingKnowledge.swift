/// What is known of one setting of a program.
struct SettingKnowledge: Hashable, Sendable {
  /// Spelled as the program spells it.
  let name: String
  /// The section of the file that it belongs to; nil for the root.
  var section: String?
  /// What it is for, in the words of the manual or the program.
  var description = ""
  /// What holds where it is not set.
  var standard: String?
  var kind: ProgramSetting.Kind?
  var values: [String] = []
  var least: Int?
  var most: Int?
  var unit: String?
  var isSecret = false
  var repeats = false

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
    isSecret = isSecret || other.isSecret
    repeats = repeats || other.repeats
  }

  /// Takes over what a page says, which counts more than any source.
  mutating func correct(by page: ProgramSetting) {
    kind = page.kind ?? kind
    if !page.values.isEmpty { values = page.values }
    least = page.least ?? least
    most = page.most ?? most
    unit = page.unit ?? unit
    standard = page.standard ?? standard
    isSecret = isSecret || page.isSecret
    repeats = repeats || page.repeats
  }
}
