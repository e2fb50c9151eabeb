import SettingsFiles
import Synchronization

/// A rule for how a setting is best shown whose schema says little.
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

  /// Whether it looks at the value alone.
  var isAboutValues: Bool { names.isEmpty && formats.isEmpty && value != nil }

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
  /// A rule made ready to be asked; what it is asked for is made when it first is.
  private final class Entry: Sendable {
    let rule: InferenceRule
    let value: PatternRule?
    private let phrases = AtomicLazy<Kept<[KeyPhrase]>>()

    init(_ rule: InferenceRule) {
      self.rule = rule
      value = rule.value.map { PatternRule($0) }
    }

    /// Whether the rule is for settings of such a key.
    func names(_ key: KeyPhrase?) -> Bool {
      if rule.names.isEmpty { return true }
      guard let key else { return false }
      let phrases = phrases.load() ?? phrases.storeIfNil(Kept(rule.names.map { KeyPhrase($0) }))
      if phrases.value.contains(where: key.ends(in:)) { return true }
      // To mask too much hurts less than to show one.
      guard rule.control == .secret, let kind = key.withoutOrdinal else { return false }
      return phrases.value.contains(where: kind.ends(in:))
    }
  }

  /// Made when a rule is first asked for: most commands ask for none.
  private final class LazyEntries: Sendable {
    let made = AtomicLazy<Kept<[Entry]>>()
  }

  /// The rules in their order.
  public let rules: [InferenceRule]
  private let lazyEntries = LazyEntries()
  private let candidates = Candidates()

  private var entries: [Entry] {
    (lazyEntries.made.load() ?? lazyEntries.made.storeIfNil(Kept(rules.map { Entry($0) }))).value
  }

  /// A table of these rules, the first of them first.
  public init(_ rules: [InferenceRule]) {
    self.rules = rules
  }

  /// The same table with rules of a user before its own.
  public func overlaid(by rules: [InferenceRule]) -> InferenceTable { InferenceTable(rules + self.rules) }

  /// Whether a text of this key is a secret whatever it says. A rule for secrets of this name that fits only some texts
  /// is taken to fit.
  package func makesSecret(_ key: String) -> Bool {
    let phrase = KeyPhrase(key)
    func tells(_ entry: Entry) -> Bool {
      let rule = entry.rule
      guard rule.formats.isEmpty, !rule.types.expanded.isDisjoint(with: .string) else { return false }
      guard rule.value == nil || rule.control == .secret && !rule.names.isEmpty else { return false }
      return entry.names(phrase)
    }
    // Next to no key is: then the other rules are not asked.
    guard entries.contains(where: { $0.rule.control == .secret && tells($0) }) else { return false }
    return entries.first(where: tells)?.rule.control == .secret
  }

  /// The first rule that fits a setting; nil when its type alone decides.
  ///
  /// - Parameters:
  ///   - key: the setting's key; nil for entries of a list.
  ///   - types: the types its value may have.
  ///   - texts: its default, examples and present value where they are strings.
  func rule(forKey key: String?, types: TypeSet, format: String?, texts: TextsOfSetting) -> InferenceRule? {
    // `suppress_secrets = no` is no secret.
    func isSwitch() -> Bool { !texts.isEmpty && texts.allSatisfy { SwitchWord.matches($0) } }
    for entry in candidates(forKey: key, types: types, format: format) {
      // Patterns are made ready at their first use, which costs more than all else.
      if let value = entry.value, !texts.contains(where: value.matches) { continue }
      if entry.rule.control != .secret || !entry.rule.formats.isEmpty || !isSwitch() { return entry.rule }
    }
    return nil
  }

  /// The rules that fit a setting whatever its values are, in their order.
  private func candidates(forKey key: String?, types: TypeSet, format: String?) -> [Entry] {
    let question = Candidates.Question(key: key, types: types, format: format)
    return candidates.entries(for: question) {
      let phrase = key.map { KeyPhrase($0) }
      return entries.filter { entry in
        guard !types.isDisjoint(with: entry.rule.types.expanded) else { return false }
        guard entry.rule.formats.isEmpty || format.map({ entry.rule.formats.contains($0) }) == true else {
          return false
        }
        return entry.names(phrase)
      }
    }
  }

  /// Keeps which rules fit: the same keys come again and again, in each entry of a list.
  private final class Candidates: Sendable {
    struct Question: Hashable {
      let key: String?
      let types: TypeSet
      let format: String?
    }

    private typealias Known = SequentialCache<Question, [Entry]>
    private static var none: Known { Known(longestOrder: 32) }
    private let known = Mutex(Candidates.none)
    private static let most = 512

    func entries(for question: Question, _ make: () -> [Entry]) -> [Entry] {
      if let known = known.withLock({ $0.value(for: question) }) { return known }
      let made = make()
      known.withLock { known in
        if known.count == Self.most { known = Self.none }
        known.keep(made, for: question)
      }
      return made
    }
  }
}
