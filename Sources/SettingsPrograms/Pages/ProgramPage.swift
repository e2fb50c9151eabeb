import SettingsDocuments

/// What is known of a program whose settings are in files, and how it is asked for more.
///
/// ```swift
/// let page = try ProgramPage(name: "sshd", parsing: text)
/// print(page.title, page.files.map(\.pattern))    // OpenSSH server ["/etc/ssh/sshd_config", …]
/// ```
public struct ProgramPage: Sendable {
  /// The name of the page, such as `sshd`.
  public let name: String
  /// What people call the program.
  public let title: String
  /// The Debian packages that have it, any one of them.
  public let packages: [String]
  /// The program itself, by its whole path: what it knows changes with this file. Nil where nothing is asked.
  public let program: String?
  /// Its files.
  public let files: [ProgramFile]
  /// How it compares names.
  public let names: NameRules
  /// Parts of its files that have a name and hold the same settings, as patterns with `*`: `Match *`.
  public let blocks: [String]
  /// Blocks that hold settings of their own; empty where sections do, or nothing does.
  public let parts: [PagePart]
  /// The part that the file stands in which the page was looked up for; empty for a file that stands by itself.
  var part = PagePart.root
  /// Sections that hold the same settings as another one, as patterns with `*`, by the name of that one.
  public let sameSections: [String: [String]]
  /// Sections of which nothing is known and any setting may be, as patterns with `*`.
  public let otherSections: [String]
  /// What the names of types mean that the sources give, and what kinds mean here: `duration`.
  public internal(set) var types: [ProgramSetting]
  /// The page whose types these are too; nil for none.
  public let typesOf: String?
  /// Whether values of enumerations may be written otherwise: in any case, by their numbers, as switches.
  public let hasLooseValues: Bool
  /// Whether capitals do not matter in values of enumerations.
  public let ignoresCaseOfValues: Bool
  /// Whether any setting may be there more than once.
  public let repeats: Bool
  /// What may stand in the place of any value, such as a variable, as a regular expression; nil for nothing.
  public let placeholders: String?
  /// What settings are of which nothing tells more; nil where nothing is known of these.
  package let kindOfOthers: ProgramSetting.Kind?
  /// Where its settings are listed, what comes later adding to what came before.
  public let sources: [KnowledgeSource]
  /// What none of the sources tells, by the setting's name.
  public let settings: [ProgramSetting]
  /// How it checks a file; nil where it does not.
  public internal(set) var check: ProgramCheck?
  /// Which of several files counts; nil where there is one.
  public internal(set) var layers: LayerRule?
  /// What it takes until a change holds.
  public internal(set) var effect: ChangeEffect?
  /// Tells whether two pages have the same text.
  var textHash: Int

  /// Whether every setting of its files is in a section.
  var hasSections: Bool { parts.isEmpty && formats.contains(where: \.holdsSectionsOnly) }

  private var formats: [Format] { files.compactMap { $0.format ?? Format.detect(name: $0.pattern) } }
}

/// A file of a program, or a pattern of some.
///
/// ```swift
/// for file in page.files { print(file.pattern, file.format?.name ?? "by its name") }
/// ```
public struct ProgramFile: Hashable, Sendable {
  /// An absolute path, in which `*` is any text without a slash, and `~/` the account's home.
  public internal(set) var pattern: String
  /// Whether it is any file of this name, in a folder where the program does not look for it.
  package internal(set) var isElsewhere: Bool
  /// Its format, where the name does not tell; nil where it does.
  public let format: Format?
  /// The part of the program's settings that it is included in, such as `http`; empty where it stands by itself.
  public let part: String

  /// Any file of its name.
  var anywhere: ProgramFile {
    var file = self
    (file.pattern, file.isElsewhere) = (Self.anyFolder + FilePath.name(of: pattern), true)
    return file
  }

  /// How a pattern begins that is a name in any folder.
  static let anyFolder = "**/"
}
