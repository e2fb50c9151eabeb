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

  init(_ layout: YAMLLayout, lineBreak: String) {
    self.lineBreak = lineBreak
    var counts = Counts()
    for index in layout.tree.nodes.indices.dropFirst(2).prefix(Self.sampleSize) {
      Self.observe(index, layout, &counts)
    }
    step = Self.mostFrequent(counts.steps) ?? 2
    sequenceStep = Self.mostFrequent(counts.sequenceSteps) ?? step
    hasFlowSequences = counts.flowSequences > counts.blockSequences
    quotesText = counts.needless > counts.plain
    quote = counts.single > counts.double ? .singleQuoted : .doubleQuoted
    padding = counts.padding ?? ""
  }

  private static func observe(_ index: Int, _ layout: YAMLLayout, _ counts: inout Counts) {
    let node = layout.tree[index]
    let parent = layout.parent(of: index)
    guard parent >= 0 else { return }
    switch node.kind {
    case .mapping, .sequence: observeCollection(index, below: parent, layout, &counts)
    case .scalar where node.style == .singleQuoted || node.style == .doubleQuoted:
      if node.style == .singleQuoted { counts.single += 1 } else { counts.double += 1 }
      let content = String(bytes: layout.text, in: YAMLScalar.content(of: node.span, in: layout.text))
      if isValue(index, layout), YAMLSpelling.isPlain(content, inFlow: layout.isInFlow(index)) { counts.needless += 1 }
    case .scalar where node.style == .plain && isValue(index, layout):
      if case .string = YAMLCoreSchema.meaning(layout.text, node.span) { counts.plain += 1 }
    default: break
    }
  }

  /// Whether a scalar is no key: keys are at the beginning of an entry.
  private static func isValue(_ index: Int, _ layout: YAMLLayout) -> Bool {
    let end = Int(layout.tree[index].end)
    var next = end
    while next < layout.text.count, YAMLBytes.isBlank(layout.text[next]) { next += 1 }
    return next == layout.text.count || layout.text[next] != UInt8(ascii: ":")
  }

  private static func observeCollection(_ index: Int, below parent: Int, _ layout: YAMLLayout, _ counts: inout Counts) {
    let (node, above) = (layout.tree[index], layout.tree[parent])
    let start = Int(node.start)
    if node.style == .flow {
      if node.kind == .sequence { counts.flowSequences += 1 }
      if node.kind == .mapping, counts.padding == nil, node.next > index + 1 {
        let blanks = layout.text[(start + 1)...].prefix { $0 == 0x20 }
        counts.padding = String(decoding: blanks, as: UTF8.self)
      }
    } else if node.style == .block {
      if node.kind == .sequence { counts.blockSequences += 1 }
      guard above.kind == .mapping, above.style == .block, layout.isFirstOnLine(start) else { return }
      let step = layout.column(of: start) - layout.column(of: Int(above.start))
      if node.kind == .sequence, step >= 0 { counts.sequenceSteps[step, default: 0] += 1 }
      if node.kind == .mapping, step > 0 { counts.steps[step, default: 0] += 1 }
    }
  }

  private static func mostFrequent(_ counts: [Int: Int]) -> Int? {
    counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// For the collections between brackets.
  var flow: FlowStyle {
    var flow = FlowStyle()
    flow.lineBreak = lineBreak
    flow.indentation = String(repeating: " ", count: step)
    flow.isMultiline = false
    return flow
  }
}
