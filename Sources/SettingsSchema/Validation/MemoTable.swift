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

    /// Texts are few: the places in them tell most questions apart.
    func hash(into hasher: inout Hasher) { hasher.combine(schema.node &<< 32 | node.id) }
  }

  struct Answer {
    var isValid: Bool
    /// What there was to be said of the schema; nil where there was nothing.
    var remarks: Set<Int>?
    /// What was weighed and what was said, where somebody asked for it.
    fileprivate(set) var weighed: [WeighedProblem]?
    fileprivate(set) var explanation: [Problem]?
  }

  private var answers: [Question: Answer] = [:]
  /// No more of an explanation is kept: repeated, it would grow without end.
  private static let explanationLimit = 50

  subscript(question: Question) -> Answer? { answers[question] }

  /// Keeps an answer, with what was weighed or said, each thing once.
  @inline(never)
  mutating func remember(
    _ isValid: Bool, for question: Question, remarks: ArraySlice<Int>, weighed: ArraySlice<WeighedProblem>?,
    problems: ArraySlice<Problem>?
  ) {
    func keep(in answer: inout Answer) {
      answer.isValid = isValid
      if !remarks.isEmpty { answer.remarks = Set(remarks) }
      if let weighed { answer.weighed = Array(weighed.prefix(Self.explanationLimit)) }
      if let problems { answer.explanation = Array(CompiledSchema.once(problems).prefix(Self.explanationLimit)) }
    }
    // Changed where it is, for looking a question up twice would cost as much as the rest.
    keep(in: &answers[question, default: Answer(isValid: isValid)])
  }
}
