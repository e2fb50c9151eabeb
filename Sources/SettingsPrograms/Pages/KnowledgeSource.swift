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
  }

  /// The file that changes where what it tells changes; nil where there is none.
  func file(in root: String) -> String? {
    switch place {
    case .manual(let reference, _): ManualPage.path(of: reference, in: root)
    case .command(let words, _): words.first.map { (try? TrustedProgram($0))?.path ?? $0 }
    case .file(let path, _): TrustedProgram.newest(matching: root + path) ?? root + path
    // What the kernel lists is as old as the kernel, and no date tells.
    case .folder: KernelVersion.text
    }
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
  /// Types whose defaults it tells wrongly.
  let withoutDefaults: [String]

  /// The settings in an answer.
  func settings(in answer: String) -> [SettingKnowledge] {
    var settings = reader.settings(in: answer, columns: columns)
    for index in settings.indices where settings[index].typeName.map(withoutDefaults.contains) == true {
      settings[index].standard = nil
    }
    return settings
  }
}
