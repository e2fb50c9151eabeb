import SettingsFiles

extension Evaluation {
  @inline(never)
  func checkArray(
    _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    var isValid = check(
      checked.count(of: node), rules.minItems, rules.maxItems, "Items", "entry", "entries", schema, node)
    guard isValid || gathersProblems else { return false }
    if rules.uniqueItems {
      isValid = checkUnique(schema, node) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if !rules.prefix.isEmpty || rules.rest != nil {
      isValid = checkItems(rules, schema, node, evaluated) && isValid
      guard isValid || gathersProblems else { return false }
    }
    if let contains = rules.contains {
      isValid = checkContains(contains, rules, schema, node, evaluated) && isValid
    }
    return isValid
  }

  /// Whether there are as many as there have to be; the keywords are `min` and `max` with a word behind them.
  func check(
    _ count: Int, _ least: Int?, _ most: Int?, _ keyword: String, _ one: String, _ many: String, _ schema: Subschema,
    _ node: Node
  ) -> Bool {
    if let least, count < least { return fail(schema, node, "min" + keyword, Wording.tooFew(count, least, one, many)) }
    if let most, count > most { return fail(schema, node, "max" + keyword, Wording.tooMany(count, most, one, many)) }
    return true
  }

  // MARK: - Each element

  @inline(never)
  private func checkItems(
    _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    let (prefixIsValid, first) = checkPrefix(rules, node)
    guard prefixIsValid || gathersProblems else { return false }
    guard let first else {
      evaluated?.insert(.all)
      return prefixIsValid
    }
    let firstID = id(of: first)
    guard let rest = rules.rest, rest.rules.constant != false else {
      evaluated?.insert(.elements(before: firstID))
      guard rules.rest != nil else { return prefixIsValid }
      let message = Wording.tooMany(checked.count(of: node), rules.prefix.count, "entry", "entries")
      return fail(schema, first, rules.restKeyword, message)
    }
    evaluated?.insert(.all)
    if let question = question(schema, .items, node) {
      return checkChildren(of: node, question, from: firstID) { descend(rest, $0, rules.restKeyword) } && prefixIsValid
    }
    var isValid = prefixIsValid
    for element in checked.children(of: node) where id(of: element) >= firstID {
      isValid = descend(rest, element, rules.restKeyword) && isValid
      guard isValid || gathersProblems else { return false }
    }
    return isValid
  }

  /// Checks the elements that have schemas of their own; the first one behind them, where there is one.
  private func checkPrefix(_ rules: Box<ArrayRules>, _ node: Node) -> (isValid: Bool, next: Node?) {
    var isValid = true
    for (index, element) in checked.children(of: node).enumerated() {
      guard index < rules.prefix.count else { return (isValid, element) }
      isValid = descend(rules.prefix[index], element, rules.prefixKeyword, String(index)) && isValid
      guard isValid || gathersProblems else { break }
    }
    return (isValid, nil)
  }

  private func checkContains(
    _ contains: Subschema, _ rules: Box<ArrayRules>, _ schema: Subschema, _ node: Node, _ evaluated: EvaluatedLocations?
  ) -> Bool {
    // Without a look at the elements nothing can be said of how many there are.
    if kept.presumesValid, question(schema, .contains, node) != nil {
      evaluated?.becomeUncertain()
      return true
    }
    let least = rules.minContains ?? 1
    let found = contained(contains, schema, node)
    if hasGivenUp { return true }
    let count = found.elements.count + (found.added == nil ? 0 : 1)
    if rules.containsEvaluates { evaluated?.insert(.counted(found.elements, more: found.added)) }
    if count < least {
      let keyword = rules.minContains == nil ? "contains" : "minContains"
      let title = contains.node.kind == .object ? contains.node["title"]?.string : nil
      return fail(schema, node, keyword, Wording.tooFewContained(count, least, title: title))
    }
    if let most = rules.maxContains, found.certainCount > most {
      return fail(schema, node, "maxContains", Wording.tooManyContained(found.certainCount, most))
    }
    return true
  }

  private struct Contained {
    var elements: IDList
    /// A further one, which the document does not have.
    var added: Int?
    /// Those that are only taken for right are left out.
    var certainCount: Int
  }

  private func contained(_ contains: Subschema, _ schema: Subschema, _ node: Node) -> Contained {
    if let question = question(schema, .contains, node) { return contained(contains, node, question) }
    var found = Contained(elements: IDList(), certainCount: 0)
    for element in checked.children(of: node) {
      let uncertainBefore = uncertainAnswers
      guard with(.answering, { descend(contains, element, "contains") }) else { continue }
      found.elements.set(id(of: element), true)
      if uncertainAnswers == uncertainBefore { found.certainCount += 1 }
    }
    return found
  }

  private func contained(
    _ contains: Subschema, _ node: Node, _ question: KeptAnswers.Question
  ) -> Contained {
    let first = node.id + 1
    let uncertainBefore = uncertainAnswers
    var walk = ChildWalk(answers: knownAnswers(question, of: node, from: first), id: first)
    with(.answering) {
      while let element = nextChild(of: node, &walk, asksFailing: false) {
        _ = ask(element, &walk, counts: true) { descend(contains, $0, "contains") }
        if hasGivenUp { break }
        walk.id = element.endID
      }
    }
    walk.answers.end(at: walk.id)
    noteUncertain(walk.answers, before: walk.id, since: uncertainBefore)
    keep(walk.answers, for: question)
    var found = Contained(elements: walk.answers.matching, certainCount: walk.answers.certainCount)
    if let added = checked.substitution?.added(to: node) {
      let uncertainBefore = uncertainAnswers
      guard with(.answering, { descend(contains, added, "contains") }) else { return found }
      found.added = id(of: added)
      if uncertainAnswers == uncertainBefore { found.certainCount += 1 }
    }
    return found
  }

  // MARK: - Equal elements

  private func checkUnique(_ schema: Subschema, _ node: Node) -> Bool {
    let candidates: [Node]
    if let question = question(schema, .uniqueItems, node) {
      if kept.presumesValid { return true }
      candidates = elementsThatMayBeEqual(question, node)
    } else {
      candidates = Array(checked.children(of: node))
    }
    var seen: [Value: Node] = [:]
    for element in candidates {
      let value = checked.comparableValue(of: element)
      if let first = seen[value] {
        let index = checked.path(of: first).last?.arrayIndex ?? 0
        return fail(schema, element, "uniqueItems", Wording.repeated(element, firstIndex: index))
      }
      seen[value] = element
    }
    return true
  }

  /// The elements that have the same hash as another, in their order.
  private func elementsThatMayBeEqual(_ question: KeptAnswers.Question, _ node: Node) -> [Node] {
    var walk = ChildWalk(answers: knownAnswers(question, of: node, from: node.id + 1), id: node.id + 1)
    var found: [(element: Int, hash: Int)] = []
    while let element = nextChild(of: node, &walk, asksFailing: false) {
      let present = checked.substitution?.current(element) ?? element
      found.append((element.id, checked.comparableValue(of: present).hashValue))
      walk.id = element.endID
    }
    if let added = checked.substitution?.added(to: node) {
      found.append((id(of: added), checked.comparableValue(of: added).hashValue))
    }
    walk.answers.end(at: walk.id)
    walk.answers.hashes.insert(found)
    let repeated = walk.answers.hashes.repeated
    keep(walk.answers, for: question)
    return repeated.map { id in
      if let substitution = checked.substitution, let added = substitution.added(to: node), id == self.id(of: added) {
        return added
      }
      let element = node.node(withID: id)
      return checked.substitution?.current(element) ?? element
    }
  }
}
