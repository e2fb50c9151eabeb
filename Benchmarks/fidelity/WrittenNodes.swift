import SettingsDocuments

/// Which nodes stand in the text as they are shown.
enum WrittenNodes {
  /// In YAML, without what an alias or a merge key shows and what stands further up; and without single pairs in
  /// brackets, `[a: b]`, which get braces when a second one comes and keep them.
  static func among(_ nodes: [Node], as format: Format) -> [Node] {
    guard format == .yaml else { return nodes }
    var end = 0
    return nodes.filter { node in
      guard node.span.lowerBound >= max(end, node.keySpan?.upperBound ?? 0) else { return false }
      end = node.kind.isScalar ? node.span.upperBound : node.span.lowerBound + 1
      return !isBarePair(node)
    }
  }

  private static func isBarePair(_ node: Node) -> Bool {
    guard node.kind == .object, let parent = node.parent, parent.kind == .array else { return false }
    return parent.source.hasPrefix("[") && !node.source.hasPrefix("{")
  }
}
