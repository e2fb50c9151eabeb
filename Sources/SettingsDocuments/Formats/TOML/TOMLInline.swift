/// Pairs in tables in braces, some of them with dotted keys.
extension TOMLEditor {
  private func container(_ table: Node) -> FlowContainer {
    FlowContainer(span: table.span, items: pairs(in: table.index).map(\.range))
  }

  func inlineAddition(
    of key: String, _ value: Value, to table: Node, _ writer: TOMLWriter
  ) throws(EditError) -> [TextEdit] {
    guard definition(of: table) == .dotted, let outer = bracketContainer(of: table) else {
      let container = container(table)
      return try flow(in: table).insertion(into: container, at: container.items.count) { _ throws(EditError) in
        try writer.keyValue(key, value)
      }
    }
    let pairs = pairs(in: outer.index)
    guard let last = pairs.lastIndex(where: { place(of: table.index, in: $0) != nil }),
      let place = place(of: table.index, in: pairs[last])
    else { throw .impossible(writer.path, "no key shows how this table is written") }
    let keys = keys(of: pairs[last])
    let prefix = String(bytes: text, in: keys[0].lowerBound..<keys[place].upperBound)
    return try flow(in: outer).insertion(into: container(outer), at: last + 1) { _ throws(EditError) in
      prefix + "." + (try writer.keyValue(key, value))
    }
  }

  func inlineRemoval(of node: Node) throws(EditError) -> [TextEdit] {
    guard let outer = bracketContainer(of: node) else { return [] }
    if outer.kind == .array {
      return flow(in: outer).removal(of: node.indexInParent, in: FlowContainer(outer))
    }
    let pairs = pairs(in: outer.index)
    let own = pairs.indices.filter { place(of: node.index, in: pairs[$0]) != nil }
    guard own.count == 1, let pair = own.first else {
      throw .impossible(node.path, "it is written with several keys; remove them one by one")
    }
    // A table that dotted keys made stays, empty, when its only key goes.
    if let parent = node.parent, definition(of: parent) == .dotted, parent.count == 1,
      let place = place(of: parent.index, in: pairs[pair])
    {
      return [TextEdit(keys(of: pairs[pair])[place].upperBound..<pairs[pair].range.upperBound, with: " = {}")]
    }
    return flow(in: outer).removal(of: pair, in: container(outer))
  }
}
