import SettingsDocuments

/// A program of this machine as the home screen shows it.
struct ProgramSummary: Hashable, Sendable {
  /// The name of its page.
  let name: String
  let title: String
  /// Its own files, with what is known of each.
  var files: [File]

  struct File: Hashable, Sendable {
    let path: String
    /// What changes with the content, and with what is known of it.
    let state: String
    /// When it was changed, in seconds since 1970; nil where that is not known.
    var changed: Int?
    /// Nil until it is counted.
    var count: FileCount?
  }

  /// What its row says at the right.
  var detail: String {
    if files.isEmpty { return "no file" }
    let counts = files.compactMap(\.count)
    let several = files.count == 1 ? nil : "\(files.count) files"
    let total = counts.count == files.count ? FileCount.total(counts).text : nil
    let content = [total, several].compactMap(\.self).joined(separator: " in ")
    return [content, recentChange?.text ?? ""].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// The last change of its files, where that was lately.
  var recentChange: RecentChange? { files.compactMap(\.changed).max().flatMap { RecentChange(at: $0) } }

  /// How much is wrong in its files, as far as that is known.
  var problemCount: Int { FileCount.total(files.compactMap(\.count)).problems }

  /// In the order of their titles.
  static func sorted(_ summaries: [ProgramSummary]) -> [ProgramSummary] {
    summaries.ordered { ($0.title.lowercased(), $0.name) < ($1.title.lowercased(), $1.name) }
  }
}

/// What was last found on this machine, kept so that the first screen has it at once.
struct KeptSummaries: Sendable {
  private let file: KeptFile

  init(folders: XDGFolders, writer: FileWriter) {
    file = KeptFile(path: folders.cache.map { $0 + "/machine.json" }, writer: writer)
  }

  /// What was kept; nothing where it cannot be read.
  func read() -> [ProgramSummary] {
    file.elements.compactMap(Self.summary)
  }

  private static func summary(_ node: Node) -> ProgramSummary? {
    guard let name = node["name"]?.string, let title = node["title"]?.string else { return nil }
    let files = node["files"]?.elements.compactMap { file -> ProgramSummary.File? in
      guard let path = file["path"]?.string, path.hasPrefix("/"), let state = file["state"]?.string else { return nil }
      let problems = file["problems"]?.number?.int
      let count = problems.map { FileCount(set: file["set"]?.number?.int, problems: $0) }
      return ProgramSummary.File(path: path, state: state, changed: file["changed"]?.number?.int, count: count)
    }
    return ProgramSummary(name: name, title: title, files: files ?? [])
  }

  /// Keeps what was found. Where that cannot be done, it is found again the next time.
  func keep(_ summaries: [ProgramSummary]) {
    file.keep(summaries.map(Self.value))
  }

  private static func value(_ summary: ProgramSummary) -> Value {
    let files = summary.files.map { file -> Value in
      .known([
        ("path", .string(file.path)), ("state", .string(file.state)), ("changed", file.changed.map(Value.count)),
        ("set", file.count?.set.map(Value.count)), ("problems", file.count.map { .count($0.problems) }),
      ])
    }
    return ["name": .string(summary.name), "title": .string(summary.title), "files": .array(files)]
  }
}
