/// How a YAML text is laid out, for new parts to look like the old ones.
struct YAMLStyle {
  /// How many blanks a mapping below a key is indented by.
  var step = 2
  /// How many blanks a sequence below a key is indented by; often none.
  var sequenceStep = 2
  /// Whether short sequences are in brackets.
  var hasFlowSequences = false
  /// Whether text that needs no quotes has some all the same.
  var quotesText = false
  /// The quotes for text that needs them.
  var quote = YAMLTree.Style.doubleQuoted
  /// What is inside the braces of a mapping on one line.
  var padding = ""
  var lineBreak = "\n"

  /// How many nodes are looked at before the style is taken as known.
  private static let sampleSize = 2000

  private struct Counts {
    var steps: [Int: Int] = [:]
    var sequenceSteps: [Int: Int] = [:]
    var (flowSequences, blockSequences) = (0, 0)
    var (plain, needless, single, double) = (0, 0, 0, 0)
    var padding: String?
  }

  init(_ text: [UInt8], _ tree: YAMLTree, lineBreak: String) {
    self.lineBreak = lineBreak
    var counts = Counts()
    var parents = [0]
    for index in 1..<max(1, min(tree.count, Self.sampleSize)) {
      while let last = parents.last, last > 0, tree[last].next <= index { parents.removeLast() }
      let parent = tree[parents.last ?? 0]
      Self.observe(tree[index], below: parent, text, hasEntries: tree[index].next > index + 1, &counts)
      if tree[index].next > index + 1 { parents.append(index) }
    }
    step = Self.mostFrequent(counts.steps) ?? 2
    sequenceStep = Self.mostFrequent(counts.sequenceSteps) ?? step
    hasFlowSequences = counts.flowSequences > counts.blockSequences
    quotesText = counts.needless > counts.plain
    quote = counts.single > counts.double ? .singleQuoted : .doubleQuoted
    padding = counts.padding ?? ""
  }

  private static func observe(
    _ node: YAMLTree.Node, below parent: YAMLTree.Node, _ text: [UInt8], hasEntries: Bool, _ counts: inout Counts
  ) {
    switch node.kind {
    case .mapping, .sequence: observeCollection(node, below: parent, text, hasEntries: hasEntries, &counts)
    case .scalar where node.style == .singleQuoted || node.style == .doubleQuoted:
      if node.style == .singleQuoted { counts.single += 1 } else { counts.double += 1 }
      let content = String(bytes: text, in: YAMLScalar.content(of: node.span, in: text))
      if isValue(node, text), YAMLSpelling.isPlain(content, inFlow: parent.isInFlow) { counts.needless += 1 }
    case .scalar where node.style == .plain && isValue(node, text):
      if case .string = YAMLCoreSchema.meaning(text, node.span) { counts.plain += 1 }
    default: break
    }
  }

  /// Whether a scalar is no key: keys are at the beginning of an entry.
  private static func isValue(_ node: YAMLTree.Node, _ text: [UInt8]) -> Bool {
    let next = text[node.end...].drop(while: YAMLBytes.isBlank).first
    return next != UInt8(ascii: ":")
  }

  private static func observeCollection(
    _ node: YAMLTree.Node, below parent: YAMLTree.Node, _ text: [UInt8], hasEntries: Bool, _ counts: inout Counts
  ) {
    let start = node.start
    if node.style == .flow {
      if node.kind == .sequence { counts.flowSequences += 1 }
      if node.kind == .mapping, counts.padding == nil, hasEntries {
        let blanks = text[(start + 1)...].prefix { $0 == 0x20 }
        counts.padding = String(decoding: blanks, as: UTF8.self)
      }
    } else if node.style == .block {
      if node.kind == .sequence { counts.blockSequences += 1 }
      let line = YAMLBytes.lineStart(text, start)
      guard parent.kind == .mapping, parent.style == .block, text[line..<start].allSatisfy(YAMLBytes.isBlank) else {
        return
      }
      let step = start - line - (parent.start - YAMLBytes.lineStart(text, parent.start))
      if node.kind == .sequence, step >= 0 { counts.sequenceSteps[step, default: 0] += 1 }
      if node.kind == .mapping, step > 0 { counts.steps[step, default: 0] += 1 }
    }
  }

  private static func mostFrequent(_ counts: [Int: Int]) -> Int? {
    counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// For the collections between brackets.
  var flow: FlowStyle {
    FlowStyle(
      lineBreak: lineBreak, indentation: String(repeating: " ", count: step), padding: padding, isMultiline: false)
  }
}
