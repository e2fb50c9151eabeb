import SettingsDocuments

/// What is known of a program whose settings are in files, and how it is asked for more.
///
/// ```swift
/// let page = try ProgramPage(name: "sshd", parsing: text)
/// print(page.title, page.files.map(\.pattern))    // OpenSSH server ["/etc/ssh/sshd_config", …]
/// ```
public final class ProgramPage: Sendable {
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
  /// The part that the file belongs to for which the page was found; empty for a file of no part.
  let part: String
  /// The sections that the file may hold which the page was looked up for; empty for all.
  let sections: [String]
  /// Sections that hold the same settings as another one, as patterns with `*`, by the name of that one.
  public let sameSections: [String: [String]]
  /// Sections of which nothing is known and any setting may be, as patterns with `*`.
  public let otherSections: [String]
  /// What the names of types mean that the sources give, and what kinds mean here: `duration`.
  public let types: [ProgramSetting]
  /// The page whose types these are too; nil for none.
  public let typesOf: String?
  /// Whether values of enumerations may be written otherwise: in any case, by their numbers, as switches.
  public let hasLooseValues: Bool
  /// Whether capitals do not matter in values of enumerations.
  public let ignoresCaseOfValues: Bool
  /// Whether any setting may be there more than once.
  public let repeats: Bool
  /// A regular expression of what may replace any value, such as a variable; nil for none.
  public let placeholders: String?
  /// What settings are of which nothing tells more; nil where nothing is known of these.
  package let kindOfOthers: ProgramSetting.Kind?
  /// Where its settings are listed, what comes later adding to what came before.
  public let sources: [KnowledgeSource]
  /// What none of the sources tells, by the setting's name.
  public let settings: [ProgramSetting]
  /// What has to be on this machine that its values name.
  let existing: [ExistingNames]
  /// How it checks a file; nil where it does not.
  public let check: ProgramCheck?
  /// Which of several files counts; nil where there is one.
  public let layers: LayerRule?
  /// Whether sections of its files are headings and no more, wherever they are.
  let hasHeadings: Bool
  /// What it takes until a change holds.
  public let effect: ChangeEffect?
  /// Tells whether two pages have the same text.
  let textHash: Int

  /// Reads a page.
  ///
  /// - Parameters:
  ///   - name: the name of the page, which is that of its file without `.toml`.
  ///   - text: the file in UTF-8.
  /// - Throws: where the text is no TOML, or says what a page cannot say.
  public init(name: String, parsing text: [UInt8]) throws(PageError) {
    let reader = try PageReader(page: name + ".toml", parsing: text)
    try reader.expect(only: [
      "title", "packages", "program", "files", "names",
      "blocks", "parts", "sameSections", "otherSections", "looseValues", "ignoreCaseOfValues", "repeats",
      "placeholders", "otherwise", "types", "typesOf", "sources",
      "settings", "existing", "check", "layers", "effect",
    ])
    self.name = name
    (part, sections) = (PagePart.root, [])
    textHash = text.reduce(5381) { ($0 &* 33) ^ Int($1) }
    title = try reader.required("title")
    packages = try reader.strings("packages")
    program = try reader.string("program")
    names = try reader.table("names").map { names throws(PageError) in try NameRules(reading: names) } ?? NameRules()
    blocks = try reader.strings("blocks")
    var parts: [PagePart] = []
    for part in try reader.namedTables("parts") {
      parts.append(try PagePart(part.name, reading: part.value, behind: parts))
    }
    self.parts = parts
    files = try reader.tables("files").map { [parts] file throws(PageError) in
      let read = try ProgramFile(reading: file, parts: parts)
      return try file.flag("anywhere") ? [read, read.anywhere] : [read]
    }.flatMap(\.self)
    sameSections = try reader.namedLists("sameSections")
    otherSections = try reader.strings("otherSections")
    hasLooseValues = try reader.flag("looseValues")
    ignoresCaseOfValues = try reader.flag("ignoreCaseOfValues")
    repeats = try reader.flag("repeats")
    placeholders = try reader.string("placeholders")
    kindOfOthers = try reader.word("otherwise")
    types = try Self.settings(of: reader, in: "types")
    typesOf = try reader.string("typesOf")
    sources = try reader.tables("sources").map { [files] source throws(PageError) in
      try KnowledgeSource(reading: source, prefixes: files.first?.format?.syntax.keyPrefixes ?? [])
    }
    settings = try Self.settings(of: reader, in: "settings")
    existing = try reader.tables("existing").map { names throws(PageError) in try ExistingNames(reading: names) }
    check = try reader.table("check").map { check throws(PageError) in try ProgramCheck(reading: check) }
    let layers = try LayerRule(reading: reader)
    (self.layers, hasHeadings) = (layers, layers?.headings == true)
    effect = try reader.table("effect").map { effect throws(PageError) in try ChangeEffect(reading: effect) }
  }

  /// A page that differs from another in little.
  ///
  /// - Parameters:
  ///   - file: the file that it is wanted for. No file of the program goes with one where the program does not look for
  ///     it, nothing is to be reloaded for it, and what is beside it is another's.
  ///   - wantsNames: whether what its values name has to be on this machine.
  init(
    _ page: ProgramPage, for file: ProgramFile? = nil, wantsNames: Bool = true, types: [ProgramSetting]? = nil,
    textHash: Int? = nil
  ) {
    (name, title, packages, program) = (page.name, page.title, page.packages, page.program)
    (files, names, blocks, parts) = (page.files, page.names, page.blocks, page.parts)
    (sameSections, otherSections, typesOf) = (page.sameSections, page.otherSections, page.typesOf)
    (hasLooseValues, ignoresCaseOfValues, repeats) = (page.hasLooseValues, page.ignoresCaseOfValues, page.repeats)
    (placeholders, kindOfOthers) = (page.placeholders, page.kindOfOthers)
    (sources, settings, hasHeadings) = (page.sources, page.settings, page.hasHeadings)
    part = file?.part ?? page.part
    sections = file?.sections ?? page.sections
    self.types = types ?? page.types
    self.textHash = textHash ?? page.textHash
    existing = wantsNames ? page.existing : []
    let isElsewhere = file?.isElsewhere == true
    check = isElsewhere && page.check?.readsWholeTree == true ? nil : page.check
    (layers, effect) = isElsewhere ? (nil, nil) : (page.layers, page.effect)
  }

  /// Whether every setting of its files is in a section.
  var hasSections: Bool { parts.isEmpty && formats.contains(where: \.holdsSectionsOnly) }

  /// Whether its files have several sections of this name, each for itself.
  func repeatsSection(_ name: String) -> Bool { formats.contains { $0.repeatsSection(name) } }

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
  /// The sections that it may hold; empty for all that the program knows.
  public let sections: [String]
  /// Patterns of names that the program passes over in its folder, such as `*~`.
  let unread: [String]
  /// Whether a new one is for its owner alone.
  let isPrivate: Bool

  /// Any file of its name; of one in a home, any of its path there.
  var anywhere: ProgramFile {
    var file = self
    let end = pattern.hasPrefix("~/") ? String(pattern.dropFirst(2)) : FilePath.name(of: pattern)
    (file.pattern, file.isElsewhere) = (Self.anyFolder + end, true)
    return file
  }

  /// How a pattern begins that is a name in any folder.
  static let anyFolder = "**/"
}
