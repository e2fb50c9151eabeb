/// Reads a list of settings in one form, whichever program wrote it.
///
/// The name of a reader is that of its form, and pages name it: `reader = "name value"`.
enum AnswerReader: String, Hashable, Sendable, CaseIterable {
  /// A line each: the name, a blank, the value.
  case nameBlankValue = "name value"
  /// A line each: the name, `=`, the value; `[section]` above.
  case nameEqualsValue = "name = value"
  /// A line each: the name alone.
  case names = "names"
  /// A line each with `[section]` above: the name, `=`, the name of its type.
  case sectionsOfTypes = "sections of types"
  /// A line each with columns between tabs.
  case columns = "columns"
  /// Options with their descriptions, and a table of the values that hold.
  case options = "options"
  /// A file of settings that are explained by the comments above them, most of them commented out.
  case commentedFile = "commented file"
  /// A sample file: a line each with a setting and its default, commented out or not.
  case commentedValues = "commented values"

  /// A line each: the name, `=`, the value; in blocks of `{` and `}`.
  case blocks = "blocks"
  /// What Apache prints of its directives: what each is for, and where it is allowed.
  case directives = "directives"
  /// The grammar of statements in braces, in a page of the manual.
  case statementGrammar = "statement grammar"
  /// Statements in braces with the values that hold where nothing is set.
  case statementDefaults = "statement defaults"
  /// A manual in plain text with numbered chapters, each keyword at the beginning of a line.
  case keywordManual = "keyword manual"

  /// The settings in an answer.
  ///
  /// - Parameters:
  ///   - columns: what each column holds, for ``columns``.
  ///   - prefixes: the words that begin names of two words, for ``keywordManual``.
  func settings(in answer: String, columns: [AnswerColumn] = [], prefixes: [String] = []) -> [SettingKnowledge] {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    switch self {
    case .nameBlankValue: return NameValueLines.settings(in: lines, separator: " ")
    case .nameEqualsValue: return NameValueLines.settings(in: lines, separator: "=")
    case .names: return lines.compactMap { NameLines.setting(in: $0) }
    case .sectionsOfTypes: return TypeLines.settings(in: lines)
    case .columns: return lines.compactMap { ColumnLines.setting(in: $0, columns: columns) }
    case .options: return OptionHelp(lines).settings
    case .commentedFile: return CommentedFile(lines).settings
    case .blocks: return BlockLines.settings(in: lines)
    case .directives: return DirectiveList(lines).settings
    case .statementGrammar: return StatementGrammar(lines.map { RoffText.plain(String($0))[...] }).settings
    case .statementDefaults: return StatementDefaults.settings(in: lines)
    case .keywordManual: return KeywordManual(lines, prefixes: prefixes).settings
    case .commentedValues: return lines.compactMap { CommentedValues.setting(in: $0) }
    }
  }
}

/// What a column of an answer holds.
enum AnswerColumn: String, Hashable, Sendable, CaseIterable {
  case name, type, `default`, least, most, description, other
}
