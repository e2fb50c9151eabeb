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
  /// file, `{unit}` its unit of systemd, `{type}` that one's type, `{dropins}` each name that a folder of drop-ins for
  /// it has before `.d`, and `{x}` the value of the setting x that was read before.
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
      (emptyResets, includesSeveral, includesFromMain) = (false, false, false)
      return
    }
    try reader.expect(only: [
      "wins", "read", "lists", "emptyResets", "includes", "conditionalIncludes", "includesSeveral", "includesFromMain",
      "oneSection", "dropIns", "writtenBy",
    ])
    winner = try reader.word("wins") ?? .last
    lists = try reader.strings("lists")
    emptyResets = try reader.flag("emptyResets")
    includes = try reader.strings("includes")
    conditionalIncludes = try reader.strings("conditionalIncludes")
    includesSeveral = try reader.flag("includesSeveral")
    includesFromMain = try reader.flag("includesFromMain")
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
