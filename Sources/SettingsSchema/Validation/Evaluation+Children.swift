import SettingsFiles

/// How a walk goes over the children of a value, and passes over those of which all is known to be well.
extension Evaluation {
  /// Values that are nested in so many schemas are checked as a whole: going over children with what is known of them
  /// takes more of the stack.
  private static let mostKeptDepth = 100

  /// What to keep answers by; nil where it is not worth while, or where they depend on more than the children.
  func question(_ schema: Subschema, _ keyword: KeptAnswers.ChildKeyword, _ node: Node) -> KeptAnswers
    .Question?
  {
    guard keepsAnswers, node.endID - node.id >= kept.smallestSize, depth < Self.mostKeptDepth, checked.holds(node),
      !checked.mayRepeatKeys(node)
    else { return nil }
    return KeptAnswers.Question(
      schema: schema.place, keyword: keyword, node: node.id, scope: kept.scope(scope.dynamicResources))
  }

  /// What is known of the children of a value, without the one in whose place another is asked about.
  func knownAnswers(_ question: KeptAnswers.Question, of node: Node, from first: Int) -> ChildAnswers {
    let known = checked.substitution == nil ? kept.take(question) : kept[question]
    if var known, known.begin(at: first) {
      guard let child = checked.substitution?.pathChild(of: node) else { return known }
      if known.forget(child, endingAt: node.node(withID: child).endID) { return known }
    }
    return unknownAnswers(of: node, from: first)
  }

  /// Where nothing is known: all children are to be asked, or are taken for valid but for the one that another is in
  /// the place of.
  private func unknownAnswers(of node: Node, from first: Int) -> ChildAnswers {
    var answers = ChildAnswers(start: first, end: node.endID)
    guard kept.presumesValid else { return answers }
    answers.end(at: node.endID)
    if let child = checked.substitution?.pathChild(of: node) {
      _ = answers.forget(child, endingAt: node.node(withID: child).endID)
    }
    return answers
  }

  /// Keeps answers, where they are about the document as it is and depend on nothing else.
  func keep(_ answers: consuming ChildAnswers, for question: KeptAnswers.Question) {
    if checked.substitution == nil, !hasMetCostlyPattern { kept.put(answers, for: question) }
  }

  /// Asks something of the children of a large value, in their order, but for those that are known; returns whether all
  /// of them answer yes.
  ///
  /// - Parameters:
  ///   - first: the first child to be asked, by its id; nil for the first of all.
  ///   - evaluated: what else the answers depend on.
  ///   - check: asks a child.
  func checkChildren(
    of node: Node, _ question: KeptAnswers.Question, from first: Int? = nil,
    evaluated: [EvaluatedLocations.Source.Identity] = [], _ check: (Node) -> Bool
  ) -> Bool {
    let first = first ?? node.id + 1
    var walk = ChildWalk(answers: knownAnswers(question, of: node, from: first), id: first)
    if walk.answers.evaluatedBy != evaluated {
      walk.answers = unknownAnswers(of: node, from: first)
      walk.answers.evaluatedBy = evaluated
    }
    let uncertainBefore = uncertainAnswers
    let isValid = checkChildren(of: node, &walk, check)
    walk.answers.end(at: walk.id)
    noteUncertain(walk.answers, before: walk.id, since: uncertainBefore)
    keep(walk.answers, for: question)
    return isValid
  }

  /// Where a walk over children is.
  struct ChildWalk {
    var answers: ChildAnswers
    /// The child that is to be asked next, or is being asked.
    var id: Int
    /// What was said about the schema on the way.
    var seen: Set<Int> = []
  }

  private func checkChildren(
    of node: Node, _ walk: inout ChildWalk, _ check: (Node) -> Bool
  ) -> Bool {
    var isValid = true
    while let child = nextChild(of: node, &walk, asksFailing: true) {
      let isSkipped = skipsFailing(walk.id, walk.answers)
      let answer = isSkipped ? nil : ask(child, &walk, check)
      guard !hasGivenUp else { return isValid && answer?.isValid ?? true }
      isValid = isValid && answer?.isValid ?? false
      walk.id = child.endID
      guard isValid || gathersProblems else { return false }
    }
    if let added = checked.substitution?.added(to: node) { isValid = check(added) && isValid }
    return isValid
  }

  /// The next child that has to be asked; nil behind the last one.
  func nextChild(of node: Node, _ walk: inout ChildWalk, asksFailing: Bool) -> Node? {
    walk.id = walk.answers.nextToAsk(from: walk.id, asksFailing: asksFailing)
    return walk.id < node.endID ? node.node(withID: walk.id) : nil
  }

  /// Whether a child is known to be wrong and is not reported, as only what a new value causes is asked.
  private func skipsFailing(_ id: Int, _ answers: ChildAnswers) -> Bool {
    guard purpose == .explaining, checked.substitution != nil, answers.isKnown(id), answers.failing.contains(id) else {
      return false
    }
    return !answers.reporting.contains(id)
  }

  /// Asks a child of the document, or what is in its place, and notes the answer.
  func ask(
    _ child: Node, _ walk: inout ChildWalk, counts: Bool = false, _ check: (Node) -> Bool
  ) -> ChildAnswers.Answer {
    let id = child.id
    let remarksBefore = remarks.count
    let uncertainBefore = uncertainAnswers
    let isFailing = walk.answers.isKnown(id) && walk.answers.failing.contains(id)
    let present = checked.substitution?.current(child) ?? child
    var isValid = true
    if !gathersProblems || isFailing || !isQuietlyValid(present, check) { isValid = check(present) }
    let news = remarks[remarksBefore...].filter { walk.seen.insert($0).inserted }
    if remarks.count > remarksBefore { remarks.replaceSubrange(remarksBefore..., with: news) }
    let answer = ChildAnswers.Answer(
      isValid: isValid, isUncertain: uncertainAnswers != uncertainBefore, isReporting: !news.isEmpty)
    if !hasGivenUp { walk.answers.note(answer, of: id, counts: counts) }
    return answer
  }

  /// Whether a child is valid and nothing is to be said of it or of its schema: most are, and then nothing has to be
  /// put into words.
  private func isQuietlyValid(_ child: Node, _ check: (Node) -> Bool) -> Bool {
    let (remarksBefore, uncertainBefore, wasQuiet) = (remarks.count, uncertainAnswers, isQuiet)
    isQuiet = true
    let isValid = with(.answering) { check(child) }
    isQuiet = wasQuiet
    if hasGivenUp || isValid && remarks.count == remarksBefore && uncertainAnswers == uncertainBefore { return isValid }
    remarks.removeSubrange(remarksBefore...)
    uncertainAnswers = uncertainBefore
    return false
  }

  /// Counts the answers of children that were passed over and depend on something that cannot be known.
  func noteUncertain(_ answers: ChildAnswers, before id: Int, since uncertainBefore: Int) {
    guard uncertainAnswers == uncertainBefore, let first = answers.uncertain.first(from: answers.start),
      first < id
    else { return }
    uncertainAnswers += 1
  }

  /// What a child is known by among its siblings.
  func id(of child: Node) -> Int { checked.substitution?.id(of: child) ?? child.id }
}
