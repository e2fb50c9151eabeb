import SettingsFiles

/// What is wrong with an object, an array, or what they hold.
extension Wording {
  // MARK: - Counts

  static func tooFew(_ count: Int, _ least: Int, _ one: String, _ many: String) -> String {
    if count == 0, least == 1 { return "must not be empty" }
    return count == 0
      ? "must not be empty: at least \(least.counted(one, many)) must be here"
      : "\(count.counted(one, many)) here, at least \(least) must be"
  }

  static func tooMany(_ count: Int, _ most: Int, _ one: String, _ many: String) -> String {
    most == 0 ? "must be empty" : "\(count.counted(one, many)) here, at most \(most) may be"
  }

  // MARK: - Keys

  static func missing(_ key: PropertyName) -> String { "\(quoted(key.text)) is missing" }

  static func missing(_ key: PropertyName, neededBy other: PropertyName) -> String {
    "\(quoted(key.text)) is missing, which \(quoted(other.text)) needs"
  }

  /// A key that no rule knows, with the candidate that was most likely meant.
  ///
  /// - Parameter kind: what the schema calls the words of a text; nil for the keys of an object.
  static func strangeKey(_ key: String, among candidates: some Sequence<String>, kind: String? = nil) -> String {
    // Sorted, so that of two equally near keys the same one is offered each time.
    let nearest = Suggestion.closest(to: key, among: candidates.sorted())
    let hint = nearest.map { "; did you mean \(quoted($0))?" } ?? ""
    return "\(quoted(key)) is \(kind.map { "no \($0)" } ?? "not a setting") here" + hint
  }

  /// - Parameter reason: what the key breaks, as a message about a text; nil where it is not known.
  static func wrongKey(_ key: String, _ reason: String?) -> String {
    let name = quoted(key)
    guard let reason else { return "the key \(name) is not allowed" }
    return reason.hasPrefix(name) ? "the key " + reason : "the key \(name) is not allowed: " + reason
  }

  // MARK: - Entries

  static func repeated(_ entry: Node, firstIndex: Int) -> String {
    "\(name(entry)) is here twice, first as entry \(firstIndex)"
  }

  /// - Parameter title: what the schema calls the entries that are looked for; nil where it does not say.
  static func tooFewContained(_ count: Int, _ least: Int, title: String?) -> String {
    let kind = title.map { quoted($0) } ?? "the sort that must be here"
    return count == 0 && least == 1
      ? "no entry is of \(kind)" : "\(count) entries are of \(kind), at least \(least) must be"
  }

  static func tooManyContained(_ count: Int, _ most: Int) -> String {
    "\(count) entries are of a sort of which at most \(most) may be here"
  }

  // MARK: - Branches

  /// - Parameter names: the branches that fit, each by its title or number.
  static func severalBranches(_ names: [String]) -> String {
    "fits \(names.count) of the alternatives (\(names.joined(separator: ", "))), but must fit exactly one"
  }

  /// Why a value that fits a `not` is wrong, where the schema is simple enough for that.
  static func forbidden(by not: Rules, _ value: Node) -> String {
    if let required = not.object?.required, !required.isEmpty {
      return "must not have " + required.map { quoted($0.text) }.joined(separator: " together with ")
    }
    if let types = not.types { return "must not be " + alternatives(types.spokenNames) }
    return "\(name(value)) is not allowed here"
  }

  // MARK: - References

  static func missingSchema(_ uri: String) -> String {
    if let path = FileURI.path(of: uri) { return "unchecked: the schema \(path) cannot be read, or is no schema" }
    return "unchecked: the schema \(uri) is not at hand"
  }

  static func missingPlace(_ reference: String) -> String { "unchecked: the schema has no place \(reference)" }

  // MARK: - Schemas

  static func senseless(_ problem: KeywordProblem, at position: Position) -> String {
    let name = problem.keyword.isEmpty ? "this schema" : problem.keyword
    return "the schema makes no sense at \(position): \(name) must be \(problem.expectation)"
  }
}
