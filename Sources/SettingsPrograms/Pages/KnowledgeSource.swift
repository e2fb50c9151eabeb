/// A place where settings are listed.
///
/// ```swift
/// for source in page.sources {
///   if case .manual(let manual, _) = source.place { print("\(manual) lists its settings") }
/// }
/// ```
public struct KnowledgeSource: Hashable, Sendable {
  /// The section of the file that the settings belong to; nil for the root.
  public let section: String?
  /// What is read.
  public let place: Place
  /// Whether it lists only some of the settings, so that what it leaves out may be there all the same.
  public let isPartial: Bool
  /// Whether it only tells more of settings that are known, by their names, in whichever section.
  public let onlyDescribes: Bool

  /// The setting, with its part before a dot, whose values it lists; nil where it lists settings.
  package let valuesOf: String?

  /// How a manual writes what it explains.
  public let terms: ManualTerms

  /// What is read, and how.
  public enum Place: Hashable, Sendable {
    /// A page of the manual, such as `sshd_config(5)`, whose sections of these titles list settings; all where empty.
    case manual(ManualReference, sections: [String])
    /// What a command prints, in the form that a reader knows.
    case command([String], AnswerForm)
    /// A file, in the form that a reader knows; the newest one where its path has stars.
    case file(String, AnswerForm)
    /// The names of the files below a folder, with dots between the parts.
    case folder(String)
    /// The names of files: what the last star is in the paths that a pattern means.
    case paths(String)
  }

  /// The file that changes where what it tells changes; nil where there is none.
  func file(in root: String) -> String? {
    switch place {
    case .manual(let reference, _): ManualPage.path(of: reference, in: root)
    case .command(let words, _): words.first.map { (try? TrustedProgram($0))?.path ?? $0 }
    // What the kernel lists is as old as the kernel, and no date tells.
    case .file(let path, _) where path.hasPrefix("/proc/"): KernelVersion.text
    case .file(let path, _): TrustedProgram.newest(matching: root + path) ?? root + path
    case .folder: KernelVersion.text
    case .paths(let pattern):
      pattern.lastIndex(of: "/").flatMap { TrustedProgram.newest(matching: root + pattern[..<$0]) }
    }
  }
}

extension ProgramPage {
  /// The files that change where something else can be told of the program's settings.
  ///
  /// - Parameter root: the folder that the system is in; empty for the system itself.
  package func knowledgeFiles(in root: String) -> [String] {
    ((program.map { [root + $0] } ?? []) + sources.compactMap { $0.file(in: root) }).filter { $0.hasPrefix("/") }
  }
}

/// The form of an answer: the reader that knows it, and what its columns hold.
///
/// ```swift
/// if case .command(let words, let form) = source.place { print(words, form) }
/// ```
public struct AnswerForm: Hashable, Sendable {
  let reader: AnswerReader
  let columns: [AnswerColumn]
  /// The sections of the answer that count; all where empty.
  let sections: [String]
  /// Types whose defaults it tells wrongly.
  let withoutDefaults: [String]
  /// The words that begin names of two words in the format of the files.
  var prefixes: [String] = []

  /// The settings in an answer.
  func settings(in answer: String) -> [SettingKnowledge] {
    chosen(from: all(in: answer))
  }

  /// What its reader finds in an answer.
  func all(in answer: String) -> [SettingKnowledge] {
    reader.settings(in: answer, columns: columns, prefixes: prefixes)
  }

  /// Those that the page means of all that its reader found.
  func chosen(from all: [SettingKnowledge]) -> [SettingKnowledge] {
    var settings = all
    if !sections.isEmpty {
      settings = settings.filter { sections.contains($0.section ?? "") }.map { $0.renamed($0.name, section: nil) }
    }
    for index in settings.indices where settings[index].typeName.map(withoutDefaults.contains) == true {
      settings[index].standard = nil
    }
    return settings
  }
}

/// How a page of the manual writes the settings that it explains.
///
/// ```swift
/// print(source.terms == .namesAlone)
/// ```
public enum ManualTerms: String, Hashable, Sendable, CaseIterable {
  /// Names alone, or with what may be written behind `=`: `Storage=`.
  case namesAlone = "names"
  /// A name, and behind a blank what its value is: `maxdelay seconds`.
  case nameAndType = "name type"
  /// A name, a colon, and what its value is: `port: <number>`.
  case nameColonAndType = "name: type"
  /// A name, and what its value is in brackets behind it: `mtu (scalar)`.
  case nameAndTypeInBrackets = "name (type)"
  /// Each name has a section of its own, whose title begins with it.
  case titles = "titles"
}
