import SettingsFiles

/// What was found out about the children of the large values of one document, kept from check to check.
///
/// Values below a size are checked as a whole; so what is kept of a large document grows with the number of large
/// values, and not with that of nodes.
struct KeptAnswers: Sendable {
  /// A keyword of a schema, asked of the children of one value.
  struct Question: Hashable, Sendable {
    let schema: Evaluation.Place
    let keyword: ChildKeyword
    /// The ``Node/id`` of the value.
    let node: Int
    /// What the schemas around change of where references lead; 0 for nothing.
    let scope: Int

    /// The two places tell most questions apart.
    func hash(into hasher: inout Hasher) { hasher.combine(schema.node &<< 32 | node) }
  }

  /// The keywords that ask something of children.
  enum ChildKeyword: Hashable, Sendable {
    case members, items, contains, uniqueItems, unevaluated
  }

  /// The nodes of the smallest value of which something is kept.
  let smallestSize: Int
  /// Whether the children of large values are taken for valid where they are not known.
  let presumesValid: Bool
  /// The schemas that dynamic references may lead to, as lists that were met; a question names one by its number.
  private var scopes: [[ObjectIdentifier]: Int] = [:]
  private var answers: [Question: ChildAnswers] = [:]

  /// Less than this is asked again in some tens of microseconds, unless it may be one of dozens of shapes.
  static let standardSmallestSize = 256
  /// The smallest size in small documents, of which all could be kept: each of a few components of dozens of shapes
  /// takes as long as everything else for a key.
  private static let leastSmallestSize = 12
  /// The size grows with the document to keep no more of a large one than is worth it.
  private static let nodesPerSmallestSize = 1024
  /// So many answers are kept beside one for so many nodes: more than documents need, unless settings that choose what
  /// applies change again and again.
  private static let leastLimit = 4096
  private static let nodesPerAnswer = 16

  init(smallestSize: Int = standardSmallestSize, presumesValid: Bool = false) {
    self.smallestSize = smallestSize
    self.presumesValid = presumesValid
  }

  /// For a document: the smaller it is, the smaller are the values of which something is kept.
  init(for document: Document) {
    let size = document.root.endID / Self.nodesPerSmallestSize
    self.init(smallestSize: min(max(size, Self.leastSmallestSize), Self.standardSmallestSize))
  }

  /// None, to be kept in the same way.
  var emptied: KeptAnswers { KeptAnswers(smallestSize: smallestSize, presumesValid: presumesValid) }

  /// How many answers there are.
  var count: Int { answers.count }

  subscript(question: Question) -> ChildAnswers? { answers[question] }

  /// Takes an answer out, to be changed and put back.
  mutating func take(_ question: Question) -> ChildAnswers? { answers.removeValue(forKey: question) }

  mutating func put(_ answer: consuming ChildAnswers, for question: Question) { answers[question] = answer }

  mutating func scope(_ resources: [ObjectIdentifier]) -> Int {
    if resources.isEmpty { return 0 }
    if let known = scopes[resources] { return known }
    scopes[resources] = scopes.count + 1
    return scopes.count
  }

  /// Follows a change of the document.
  ///
  /// - Complexity: the answers that are kept.
  mutating func follow(_ change: ChangedNodes, from old: Document, to new: Document) {
    guard !answers.isEmpty, !(change.old.isEmpty && change.new.isEmpty) else { return }
    guard answers.count <= Self.leastLimit + new.root.endID / Self.nodesPerAnswer else { return self = emptied }
    let way = WayToChange(change, old, new)
    if change.growth == 0 { return followInPlace(change, way, new) }
    var moved: [Question: ChildAnswers] = Dictionary(minimumCapacity: answers.count)
    for (question, answer) in answers {
      guard let node = way.moved(question.node), let answer = followed(answer, of: question.node, change, way, new)
      else { continue }
      moved[
        Question(schema: question.schema, keyword: question.keyword, node: node, scope: question.scope)] = answer
    }
    answers = moved
  }

  /// Without other ids than before only the answers about what is around the change are others.
  private mutating func followInPlace(_ change: ChangedNodes, _ way: WayToChange, _ new: Document) {
    let touched = answers.keys.filter { change.old.contains($0.node) || way.firstChangedChild(of: $0.node) != nil }
    for question in touched {
      guard let answer = answers.removeValue(forKey: question), !change.old.contains(question.node) else { continue }
      answers[question] = followed(answer, of: question.node, change, way, new)
    }
  }

  private func followed(
    _ answer: ChildAnswers, of id: Int, _ change: ChangedNodes, _ way: WayToChange, _ new: Document
  ) -> ChildAnswers? {
    var answer = answer
    if id >= change.old.upperBound {
      return answer.follow(change, firstChanged: nil, newEnd: answer.end + change.growth) ? answer : nil
    }
    guard let child = way.firstChangedChild(of: id) else { return answer }
    return answer.follow(change, firstChanged: child, newEnd: new.node(withID: id).endID) ? answer : nil
  }
}

/// The containers around a change, which have the same ids before and after it, each with its first child that changed.
private struct WayToChange {
  private let change: ChangedNodes
  private var children: [Int: Int] = [:]

  init(_ change: ChangedNodes, _ old: Document, _ new: Document) {
    self.change = change
    // What is around any of the nodes is around the first of them.
    if let first = change.old.first { note(old.node(withID: first)) }
    if let first = change.new.first { note(new.node(withID: first)) }
  }

  private mutating func note(_ first: Node) {
    var node = first
    while let parent = node.parent {
      children[parent.id] = min(children[parent.id] ?? node.id, node.id)
      node = parent
    }
  }

  func moved(_ id: Int) -> Int? {
    if id < change.old.lowerBound { return id }
    return id >= change.old.upperBound ? id + change.growth : nil
  }

  func firstChangedChild(of id: Int) -> Int? { children[id] }
}
