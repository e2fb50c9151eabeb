import SettingsDocuments

/// One line of the table that tells how a setting is best shown from what little its schema says.
///
///     InferenceRule(names: ["api key", "licence"], types: .string, control: .secret)
public struct InferenceRule: Hashable, Sendable {
  /// Words that the key ends with, each a phrase such as `api key`; empty: any key.
  public var names: [String] = []
  /// Values of the schema's `format`; empty: any.
  public var formats: [String] = []
  /// A regular expression that a default, an example or the present value matches; nil: any.
  public var value: String?
  /// The types that the rule is for.
  public var types: TypeSet
  /// How such a setting is shown.
  public var control: Control
  /// What a plain number counts, such as `ms`; nil where the rule says nothing of it.
  public var unit: String?

  /// A rule; what is left out fits any setting.
  public init(
    names: [String] = [], formats: [String] = [], value: String? = nil, types: TypeSet, control: Control,
    unit: String? = nil
  ) {
    self.names = names
    self.formats = formats
    self.value = value
    self.types = types
    self.control = control
    self.unit = unit
  }
}

/// The table that infers secrets, sizes, durations, ports, paths, colours and addresses; its first rule that fits
/// decides.
///
///     let table = InferenceTable.standard.overlaid(by: try InferenceTable.overlay(from: userRules))
///     let loader = SchemaLoader(folders: folders, inferenceTable: table)
public struct InferenceTable: Sendable {
  private struct Entry: Sendable {
    let rule: InferenceRule
    let names: [[String]]
    let value: PatternRule?
  }

  private let entries: [Entry]

  /// The rules in their order.
  public var rules: [InferenceRule] { entries.map(\.rule) }

  /// A table of these rules, the first of them first.
  public init(_ rules: [InferenceRule]) {
    entries = rules.map { rule in
      Entry(rule: rule, names: rule.names.map { KeyWords.words(of: $0) }, value: rule.value.map { PatternRule($0) })
    }
  }

  /// The same table with rules of a user before its own.
  public func overlaid(by rules: [InferenceRule]) -> InferenceTable { InferenceTable(rules + self.rules) }

  /// The first rule that fits a setting; nil when its type alone decides.
  ///
  /// - Parameters:
  ///   - key: the setting's key; nil for entries of a list.
  ///   - types: the types its value may have.
  ///   - texts: its default, examples and present value where they are strings.
  func rule(forKey key: String?, types: TypeSet, format: String?, texts: [String]) -> InferenceRule? {
    let words = key.map { KeyWords.words(of: $0) } ?? []
    return entries.first { entry in
      guard !types.isDisjoint(with: entry.rule.types.expanded) else { return false }
      guard entry.rule.formats.isEmpty || format.map({ entry.rule.formats.contains($0) }) == true else { return false }
      guard entry.names.isEmpty || entry.names.contains(where: { words.ends(with: $0) }) else { return false }
      guard let value = entry.value else { return true }
      guard case .success(let pattern) = value.result else { return false }
      return texts.contains { pattern.match($0) == .yes }
    }?.rule
  }
}

extension Array where Element == String {
  fileprivate func ends(with words: [String]) -> Bool {
    !words.isEmpty && count >= words.count && suffix(words.count).elementsEqual(words)
  }
}
