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
  /// Where its settings are listed, what comes later adding to what came before.
  public let sources: [KnowledgeSource]
  /// What none of the sources tells, by the setting's name.
  public let settings: [ProgramSetting]
  /// How it checks a file; nil where it does not.
  public let check: ProgramCheck?
  /// Which of several files counts; nil where there is one.
  public let layers: LayerRule?
  /// What it takes until a change holds.
  public let effect: ChangeEffect?
  /// Tells whether two pages have the same text.
  var textHash: Int

  /// Whether every setting of its files is in a section.
  var hasSections: Bool { formats.contains(where: \.holdsSectionsOnly) }

  private var formats: [Format] { files.compactMap { $0.format ?? Format.detect(name: $0.pattern) } }
}

/// A file of a program, or a pattern of some.
public struct ProgramFile: Hashable, Sendable {
  /// An absolute path, in which `*` is any text without a slash, and `~/` the account's home.
  public let pattern: String
  /// Its format, where the name does not tell; nil where it does.
  public let format: Format?
}

/// How a program compares the names of settings.
public struct NameRules: Hashable, Sendable {
  /// Whether capitals do not matter.
  public var ignoresCase = false
  /// Characters that are one and the same in names, such as `-` and `_`.
  public var interchangeable: [Character] = []
  /// What may come before any name, such as `loose_`.
  public var prefixes: [String] = []
  /// Names beside those that are known, as patterns with `*`: `X-*`.
  public var others: [String] = []
  /// Whether any name may be: an unknown one is a hint then and no problem.
  public var isOpen = false

  /// Rules by which names are compared as they are, and no others may be.
  public init() {}

  /// A name as it is compared: what a program takes for the same name is the same text.
  public func canonical(_ name: String) -> String {
    var name = ignoresCase ? name.lowercased() : name
    if let first = interchangeable.first {
      name = String(name.map { interchangeable.contains($0) ? first : $0 })
    }
    for prefix in prefixes where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}

/// A place where settings are listed.
public struct KnowledgeSource: Hashable, Sendable {
  /// The section of the file that the settings belong to; nil for the root.
  public let section: String?
  /// What is read.
  public let place: Place
  /// Whether it lists only some of the settings, so that what it leaves out may be there all the same.
  public let isPartial: Bool
  /// Whether it only tells more of settings that are known, by their names, in whichever section.
  public let onlyDescribes: Bool

  public enum Place: Hashable, Sendable {
    /// A page of the manual, such as `sshd_config(5)`, whose sections of these titles list settings; all where empty.
    case manual(ManualReference, sections: [String])
    /// What a command prints, in the form that a reader knows.
    case command([String], AnswerForm)
    /// A file, in the form that a reader knows.
    case file(String, AnswerForm)
    /// The names of the files below a folder, with dots between the parts.
    case folder(String)
  }

  /// The file that changes where what it tells changes; nil where there is none.
  func file(in root: String) -> String? {
    switch place {
    case .manual(let reference, _): ManualPage.path(of: reference, in: root)
    case .command(let words, _): words.first.map { (try? TrustedProgram($0))?.path ?? $0 }
    case .file(let path, _): root + path
    // What the kernel lists is as old as the kernel, and no date tells.
    case .folder: KernelVersion.text
    }
  }
}

/// The form of an answer: the reader that knows it, and what its columns hold.
public struct AnswerForm: Hashable, Sendable {
  let reader: AnswerReader
  let columns: [AnswerColumn]
}

/// A page of the manual.
public struct ManualReference: Hashable, Sendable, CustomStringConvertible {
  public let name: String
  public let section: String

  /// Reads `sshd_config(5)`; nil for what is written otherwise.
  public init?(_ text: String) {
    guard let open = text.lastIndex(of: "("), text.hasSuffix(")"), open > text.startIndex else { return nil }
    name = String(text[..<open])
    section = String(text[text.index(after: open)...].dropLast())
    if section.isEmpty { return nil }
  }

  public var description: String { "\(name)(\(section))" }
}

/// What a page says of a setting, or of several.
public struct ProgramSetting: Hashable, Sendable {
  /// Its name, with the section before a dot where the program has sections; or a pattern with `*` for several.
  public let name: String
  /// Its type, one of the page's; nil where the rest tells.
  public var type: String?
  /// Its kind; nil where a source tells. A flag that has values as well is either.
  public var kind: Kind?
  /// The values that it may have; empty where any may be.
  public var values: [String] = []
  /// What a text has to look like, as a regular expression.
  public var pattern: String?
  /// What that is in words: `a number, with a unit or without`.
  public var expected: String?
  /// The unit of a number.
  public var unit: String?
  public var least: Int?
  public var most: Int?
  /// What holds where it is not set.
  public var standard: String?
  /// Whether it must not be shown.
  public var isSecret = false
  /// Whether it may be there more than once.
  public var repeats = false

  /// Whether it is said of all settings that a pattern fits: `*.OOMPolicy`, `Login.Handle*`. A star that is a whole
  /// part within a name is any subsection of one setting: `branch.*.rebase`.
  var isForSeveral: Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.first == "*" || parts.last?.contains("*") == true
      || parts.contains { $0.contains("*") && $0.count > 1 }
  }

  /// What may be written.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case text, number, flag, path, duration, size
  }
}

/// How a program checks a file before it is saved.
public struct ProgramCheck: Hashable, Sendable {
  /// The command; `{file}` is the candidate, and other braces are filled as in the paths of ``LayerRule``.
  public internal(set) var command: [String]
  /// How it writes what it says against a file.
  public let complaints: [ComplaintPattern]
  /// Words that say that it could not check at all, such as those about a key that is missing.
  public let unable: [String]
  /// Words that say that it takes the text, whatever its exit status.
  public let accepting: [String]
  /// Folders that it must find in the empty `/run`.
  public let folders: [String]
  /// Whether its words tell that there is a mistake, and not its exit status.
  public let isReadByWords: Bool
  /// Whether it reads other files beside the candidate, so that the candidate is laid over the real path.
  public let readsWholeTree: Bool
  /// Whether the check is run as the file's owner where root asks: some programs do not run as root.
  public let runsAsOwner: Bool
  /// Whether the check may run what the file says.
  public let mayRunContent: Bool
}
