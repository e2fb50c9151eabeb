import SettingsFiles

/// What schemas have already said about values. It keeps the work of a schema whose parts refer to the same parts
/// over and over within the count of schemas times values.
struct MemoTable {
  /// Ordinary checks stay below so many steps, and remember no answers. What was said of a value is remembered from the
  /// first step on, so that the same is said whatever was known before.
  static let threshold = 20_000

  struct Question: Hashable {
    let schema: Evaluation.Place
    let node: Node
  }

  var answers: [Question: Bool] = [:]
  /// What there was to be said of the schema, where there was something.
  var remarks: [Question: Set<Int>] = [:]
  private(set) var weighed: [Question: [WeighedProblem]] = [:]
  private(set) var explanations: [Question: [Problem]] = [:]
  /// No more of an explanation is kept: repeated, it would grow without end.
  private static let explanationLimit = 50

  /// Keeps what was weighed, with the same bound.
  mutating func remember(_ found: ArraySlice<WeighedProblem>, for question: Question) {
    weighed[question] = Array(found.prefix(Self.explanationLimit))
  }

  /// Keeps what was said, each thing once.
  mutating func remember(_ problems: ArraySlice<Problem>, for question: Question) {
    explanations[question] = Array(CompiledSchema.once(problems).prefix(Self.explanationLimit))
  }
}
