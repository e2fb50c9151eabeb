import SettingsDocuments

/// Which of several files counts where they say different things: the table `layers` of a page.
///
/// ```swift
/// if page.layers?.winner == .first { print("what is read first holds") }
/// ```
public struct LayerRule: Hashable, Sendable {
  /// Which of two values holds.
  public enum Winner: String, Hashable, Sendable, CaseIterable {
    /// What is read first.
    case first
    /// What is read last.
    case last
  }

  /// Which of two values of one setting holds.
  public let winner: Winner
  /// The files that the program reads by itself, a group after the other. All files of a group are read in the order of
  /// their names; of several with one name that of the earliest pattern is read, and no other. Empty where the page
  /// does not tell.
  ///
  /// In a pattern `{1}` is what the first star is in the path of the page that the file in question has, `{file}` that
  /// file, `{folder}` its folder, `{stem}` its name without the ending, `{unit}` its unit of systemd, `{type}` that
  /// one's type, `{dropins}` each name that a folder of drop-ins for it has before `.d`, and `{x}` the value of the
  /// setting x that was read before.
  public let groups: [[String]]
  /// Settings, as patterns with `*`, that collect what all files say.
  public let lists: [String]
  /// Whether an empty value takes back what a list collected.
  public let emptyResets: Bool
  /// Settings, as patterns with `*`, that include files, beside those that the format knows.
  public let includes: [String]
  /// Settings, as patterns with `*`, that include files on a condition: these are not read, and that is told.
  public let conditionalIncludes: [String]
  /// Whether an inclusion names several files, with blanks between them.
  public let includesSeveral: Bool
  /// Whether the files that are included are named from the folder of the file that the program reads by itself, and
  /// not of the one that includes them.
  public let includesFromMain: Bool
  /// Settings, as patterns with `*`, whose files are read before everything else of the file that includes them, line
  /// by line, and of each `x.conf` also `x.local`.
  public let includesBefore: [String]
  /// The same for files that are read behind it.
  public let includesAfter: [String]
  /// Whether what an included file says is of the section or the block that includes it.
  public let includesInPlace: Bool
  /// The whole names of the settings of which one value counts, as patterns with `*`: nothing is said of others. Of all
  /// where there are none.
  public let only: [String]
  /// The whole names of settings of which nothing is said, as patterns with `*`.
  public let never: [String]
  /// Blocks that may hold or not, as patterns with `*`: nothing is said of a setting that is set in one of them too.
  public let conditionalBlocks: [String]
  /// Whether sections are headings and no more, but for those with an equals sign in them, to which all belongs that
  /// is behind them in the file.
  public let headings: Bool
  /// Sections that the program reads as one, so that what one says another overrules.
  public let oneSection: [String]
  /// Where a setting is written by custom so that it counts, as patterns like those of `groups`, the usual place first:
  /// `/etc/sysctl.d/99-local.conf`.
  public let dropIns: [String]
  /// Files that another program writes, as patterns with `*`, each with that program's name: they are not edited.
  public let writers: [FileWriterName]

  /// Files, and the program that writes them.
  public struct FileWriterName: Hashable, Sendable {
    let pattern: String
    let name: String
  }

  /// Reads the member `layers`: a table, or a word that tells who wins and no order; nil where there is none.
  init?(reading page: PageReader) throws(PageError) {
    guard let node = page.table["layers"] else { return nil }
    guard node.string == nil, let reader = try page.table("layers") else {
      winner = try page.word("layers") ?? .last
      (groups, lists, includes, conditionalIncludes, oneSection, dropIns, writers) = ([], [], [], [], [], [], [])
      (includesBefore, includesAfter, only, never, conditionalBlocks) = ([], [], [], [], [])
      (emptyResets, includesSeveral, includesFromMain) = (false, false, false)
      (includesInPlace, headings) = (false, false)
      return
    }
    try reader.expect(only: [
      "wins", "read", "lists", "emptyResets", "includes", "conditionalIncludes", "includesSeveral", "includesFromMain",
      "includesBefore", "includesAfter", "includesInPlace", "only", "never", "conditionalBlocks", "headings",
      "oneSection", "dropIns", "writtenBy",
    ])
    winner = try reader.word("wins") ?? .last
    lists = try reader.strings("lists")
    emptyResets = try reader.flag("emptyResets")
    includes = try reader.strings("includes")
    conditionalIncludes = try reader.strings("conditionalIncludes")
    includesSeveral = try reader.flag("includesSeveral")
    includesFromMain = try reader.flag("includesFromMain")
    includesBefore = try reader.strings("includesBefore")
    includesAfter = try reader.strings("includesAfter")
    includesInPlace = try reader.flag("includesInPlace")
    only = try reader.strings("only")
    never = try reader.strings("never")
    conditionalBlocks = try reader.strings("conditionalBlocks")
    headings = try reader.flag("headings")
    groups = try reader.lists("read")
    oneSection = try reader.strings("oneSection")
    dropIns = try reader.strings("dropIns")
    let names = try reader.table("writtenBy")
    writers = try (names?.table.members.map(\.key) ?? []).map { pattern throws(PageError) in
      FileWriterName(pattern: pattern, name: try names?.required(pattern) ?? "")
    }
  }

  /// The program that writes a file, other than the one that reads it; nil where none is known.
  func writer(of file: String, home: String?) -> String? {
    writers.first { PathPattern($0.pattern[...], home: home).matches(file) }?.name
  }
}
